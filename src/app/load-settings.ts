import { readSettings, type Settings } from "#session/settings.ts";

/** `config.json` could not be loaded; a missing file is no error. */
export class SettingsUnreachable extends Error {
  override name = "SettingsUnreachable";
}

/**
 * Reads `config.json` from a request that is under way; without the file every setting has its default.
 * @throws BadSetting, SyntaxError or SettingsUnreachable.
 */
export async function loadSettings(request: Promise<Response>): Promise<Settings> {
  const { response, text } = await readWhole(request);
  if (response.status === 404) return readSettings({}).settings;
  if (!response.ok) throw new SettingsUnreachable();
  const json: unknown = JSON.parse(text);
  const { settings, ignored } = readSettings(json);
  if (ignored.length > 0) console.info(`config.json: ignored unknown keys ${ignored.join(", ")}`);
  return settings;
}

/** The response and its text. @throws SettingsUnreachable also when the text breaks off. */
async function readWhole(request: Promise<Response>) {
  try {
    const response = await request;
    return { response, text: await response.text() };
  } catch {
    throw new SettingsUnreachable();
  }
}
