import { readSettings, type Settings } from "#session/settings.ts";

/** `config.json` could not be loaded; a missing file is no error. */
export class SettingsUnreachable extends Error {
  override name = "SettingsUnreachable";
}

/**
 * Reads `config.json` from a request that is under way; without the file every setting has its default.
 * @throws BadSetting, SyntaxError or SettingsUnreachable.
 */
export async function loadSettings(asked: Promise<Response>): Promise<Settings> {
  const { response, text } = await whole(asked);
  if (response.status === 404) return readSettings({}).settings;
  if (!response.ok) throw new SettingsUnreachable();
  const sent: unknown = JSON.parse(text);
  const { settings, ignored } = readSettings(sent);
  if (ignored.length > 0) console.info(`config.json: ignored unknown keys ${ignored.join(", ")}`);
  return settings;
}

/** The response and its text. @throws SettingsUnreachable also when the text breaks off. */
async function whole(asked: Promise<Response>) {
  try {
    const response = await asked;
    return { response, text: await response.text() };
  } catch {
    throw new SettingsUnreachable();
  }
}
