import { isMissingFile } from "#session/missing-file.ts";
import { readSettings, type Settings } from "#session/settings.ts";

/** `config.json` could not be loaded; a missing file is no error. */
export class SettingsUnreachable extends Error {
  override name = "SettingsUnreachable";
}

/**
 * Loads `config.json`, which is beside the page; without the file every setting has its default.
 * @throws BadSetting, SyntaxError or SettingsUnreachable, which also stands for a time-out of 30 seconds
 */
export async function loadSettings(): Promise<Settings> {
  const response = await fetch(`${import.meta.env.BASE_URL}config.json`, {
    cache: "no-store",
    signal: AbortSignal.timeout(30_000),
  }).catch(throwUnreachable);
  if (isMissingFile(response)) return readSettings({}).settings;
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
