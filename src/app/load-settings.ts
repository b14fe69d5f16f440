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
  const response = await request.catch(throwUnreachable);
  if (response.status === 404) return readSettings({}).settings;
  if (!response.ok) throwUnreachable();
  // The text may break off.
  const json: unknown = JSON.parse(await response.text().catch(throwUnreachable));
  const { settings, ignored } = readSettings(json);
  if (ignored.length > 0) console.info(`config.json: ignored unknown keys ${ignored.join(", ")}`);
  return settings;
}

function throwUnreachable(): never {
  throw new SettingsUnreachable();
}
