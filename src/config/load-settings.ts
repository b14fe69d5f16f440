import { isMissingFile } from "./missing-file.ts";
import { readSettings, type Settings } from "./settings.ts";

/** `config.json` could not be loaded; a missing file is no error. */
export class SettingsUnreachable extends Error {
  override name = "SettingsUnreachable";
}

interface LoadedSettings {
  readonly settings: Settings;
  /** The operator's user name, which a signing-in proxy adds to the answer; "" for none. */
  readonly operatorName: string;
}

/**
 * Loads `config.json`, which is beside the page; without the file every setting has its default.
 * @throws BadSetting, SyntaxError or SettingsUnreachable, which also stands for a time-out of 30 seconds
 */
export async function loadSettings(): Promise<LoadedSettings> {
  const response = await fetch(`${import.meta.env.BASE_URL}config.json`, {
    cache: "no-store",
    signal: AbortSignal.timeout(30_000),
  }).catch(throwUnreachable);
  const operatorName = readOperatorName(response.headers);
  if (isMissingFile(response)) return { settings: readSettings({}).settings, operatorName };
  if (!response.ok) throwUnreachable();
  // The connection may break before the whole text has arrived.
  const json: unknown = JSON.parse(await response.text().catch(throwUnreachable));
  const { settings, ignored } = readSettings(json);
  if (ignored.length > 0) console.info(`config.json: ignored unknown keys ${ignored.join(", ")}`);
  return { settings, operatorName };
}

/** Reads the header `X-Operator-Name`, percent-encoded UTF-8. */
function readOperatorName(headers: Headers): string {
  const header = headers.get("X-Operator-Name") ?? "";
  try {
    return decodeURIComponent(header);
  } catch {
    console.info("X-Operator-Name was ignored: it is not percent-encoded UTF-8.");
    return "";
  }
}

function throwUnreachable(): never {
  throw new SettingsUnreachable();
}
