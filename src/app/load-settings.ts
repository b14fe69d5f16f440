import { readSettings, type Settings } from "#session/settings.ts";
import { SettingsUnreachable } from "./start-failure.ts";

/**
 * Reads `config.json`, which was asked for already; without the file every setting has its default.
 * @throws BadSetting, SyntaxError or SettingsUnreachable.
 */
export async function loadSettings(asked: Promise<Response>): Promise<Settings> {
  let response: Response;
  try {
    response = await asked;
  } catch {
    throw new SettingsUnreachable();
  }
  if (response.status === 404) return readSettings({}).settings;
  if (!response.ok) throw new SettingsUnreachable();
  const sent: unknown = JSON.parse((await response.text()).replace(/^\uFEFF/, ""));
  const { settings, ignored } = readSettings(sent);
  if (ignored.length > 0) console.info(`config.json: ignored unknown keys ${ignored.join(", ")}`);
  return settings;
}
