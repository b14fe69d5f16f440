import { readSettings, type Settings } from "#session/settings.ts";
import { SettingsUnreachable } from "./start-failure.ts";

/**
 * Reads `config.json`, which was asked for already; without the file every setting has its default.
 * @throws BadSetting, SyntaxError or SettingsUnreachable.
 */
export async function loadSettings(asked: Promise<Response>): Promise<Settings> {
  const { status, text } = await textOf(asked);
  if (status === 404) return readSettings({}).settings;
  if (status < 200 || status > 299) throw new SettingsUnreachable();
  const sent: unknown = JSON.parse(text.replace(/^\uFEFF/, ""));
  const { settings, ignored } = readSettings(sent);
  if (ignored.length > 0) console.info(`config.json: ignored unknown keys ${ignored.join(", ")}`);
  return settings;
}

async function textOf(asked: Promise<Response>) {
  try {
    const response = await asked;
    return { status: response.status, text: await response.text() };
  } catch {
    throw new SettingsUnreachable();
  }
}
