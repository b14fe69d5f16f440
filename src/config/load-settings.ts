import { loadFile } from "./load-file.ts";
import { readSettings, type Settings } from "./settings.ts";

interface LoadedSettings {
  readonly settings: Settings;
  /** The operator's user name, which a signing-in proxy adds to the answer; "" for none. */
  readonly operatorName: string;
}

/**
 * Loads `config.json`, which is beside the page; without the file every setting has its default.
 * @throws BadSettings, SyntaxError or FileNotLoaded
 */
export async function loadSettings(): Promise<LoadedSettings> {
  const { text = "{}", headers } = await loadFile("config.json");
  const operatorName = readOperatorName(headers);
  const { settings, notes } = readSettings(JSON.parse(text));
  for (const note of notes) console.info(`config.json: ${note}`);
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
