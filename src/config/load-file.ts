import { pageVersionIn } from "#lib/page-version.ts";
import { isWebPage, signInStatuses } from "#wire/web-page.ts";
import { readSettings, type Settings } from "./settings.ts";

const timeoutMs = 30_000;

export class FileNotLoaded extends Error {
  override name = "FileNotLoaded";
  /** `signed-out`: a page to sign in, or the way to one, came instead. `unreachable` also stands for a time-out. */
  readonly why: "missing" | "signed-out" | "unreachable";

  constructor(why: FileNotLoaded["why"], options?: ErrorOptions) {
    super(why, options);
    this.why = why;
  }
}

/**
 * Loads a JSON file that the administrator puts beside the page.
 * @param path relative to the application, or from the root of the server if it begins with a slash.
 * @returns its text, `undefined` where the server has no such file, and the headers of the answer.
 * @throws FileNotLoaded
 */
async function loadFile(
  path: string,
  signal?: AbortSignal,
): Promise<{ readonly text: string | undefined; readonly headers: Headers }> {
  const url = (path.startsWith("/") ? "" : import.meta.env.BASE_URL) + path;
  const timeout = AbortSignal.timeout(timeoutMs);
  const init: RequestInit = {
    cache: "no-store",
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
  };
  try {
    // Followed, as the preload in `index.html` follows it. The browser stops at one that leads to another origin.
    const response = await fetch(url, init).catch(async () => {
      return fetch(url, { ...init, redirect: "manual" });
    });
    return { text: await readText(response), headers: response.headers };
  } catch (error) {
    if (signal?.aborted || error instanceof FileNotLoaded) throw error;
    throw new FileNotLoaded("unreachable", { cause: error });
  }
}

async function readText(response: Response): Promise<string | undefined> {
  const { type, status, ok } = response;
  // Always, because an answer that nobody reads keeps its connection until the time-out.
  const text = await response.text();
  if (status === 404) return undefined;
  if (type === "opaqueredirect" || signInStatuses.includes(status)) {
    throw new FileNotLoaded("signed-out");
  }
  if (!ok) throw new FileNotLoaded("unreachable");
  if (!isWebPage(text)) return text;
  // Many servers answer with the application's page for every path that they do not know.
  if (pageVersionIn(text) === undefined) throw new FileNotLoaded("signed-out");
  return undefined;
}

interface LoadedSettings {
  readonly settings: Settings;
  /** The operator's user name, which a signing-in proxy adds to the answer; "" for none. */
  readonly operatorName: string;
}

/** Loads `config.json`; without it every setting has its default. @throws BadSettings, SyntaxError, FileNotLoaded */
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

/** The file of a bank, and the one that comes with the build, which applies where the bank has none. */
const [defaultPath, deliveredPath] = ["form-profile.json", "form-profile.default.json"];

/** @param path as in {@link loadFile}; "" for no profile, whose text is `undefined`. @throws FileNotLoaded */
export async function loadProfileText(
  path: string,
  signal?: AbortSignal,
): Promise<string | undefined> {
  if (path === "") return undefined;
  const { text } = await loadFile(path, signal);
  if (text !== undefined) return text;
  if (path === defaultPath) return loadProfileText(deliveredPath, signal);
  throw new FileNotLoaded("missing");
}
