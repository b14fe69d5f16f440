import * as z from "zod/mini";

z.config({ jitless: true });

/** What `baseUrl` may be: nothing, or http(s) without user, query or fragment. A trailing slash is dropped. */
const baseUrl = z.pipe(
  z.string().check(z.refine(isBaseUrl)),
  z.transform((url) => url.replace(/\/+$/, "")),
);

const seconds = z.number().check(z.gte(1), z.lte(3600));
const minutes = z.number().check(z.gte(0), z.lte(1440));
const pathBelow = /^(?!\/)(?!.*\.\.)[\w./-]*$/;

const schema = z.object({
  baseUrl: z._default(baseUrl, ""),
  auth: z._default(z.enum(["token", "proxy"]), "token"),
  keepToken: z._default(z.enum(["no", "tab"]), "no"),
  filesFlag: z._default(z.enum(["query", "header"]), "query"),
  requestKeys: z._default(z.enum(["exact", "capitalized"]), "exact"),
  timeZone: z._default(z.string().check(z.refine(isTimeZone)), ""),
  readTimeoutSeconds: z._default(seconds, 30),
  createTimeoutSeconds: z._default(seconds, 60),
  idleMinutes: z._default(minutes, 15),
  refreshSeconds: z._default(z.number().check(z.refine(isRefresh)), 0),
  formProfile: z._default(z.string().check(z.regex(pathBelow)), "form-profile.json"),
});

/** What whoever deploys decides, in `config.json` beside `index.html`. */
export type Settings = Readonly<z.output<typeof schema>>;

/** A setting that cannot be used. */
export class BadSetting extends Error {
  /** Whose value it is; `undefined` when the file holds no settings at all. */
  readonly key: keyof Settings | undefined;

  constructor(key: keyof Settings | undefined) {
    super(`config.json: ${key ?? "not an object"}`);
    this.name = "BadSetting";
    this.key = key;
  }
}

/**
 * Reads the settings; absent keys take their default.
 * @returns the settings, and the unknown keys that were ignored.
 * @throws BadSetting for the first value that cannot be used.
 */
export function readSettings(sent: unknown): { settings: Settings; ignored: string[] } {
  const read = z.safeParse(schema, sent);
  if (!read.success) {
    const [key] = read.error.issues[0]?.path ?? [];
    throw new BadSetting(isSetting(key) ? key : undefined);
  }
  const ignored = Object.keys(sent ?? {}).filter((key) => !isSetting(key));
  return { settings: read.data, ignored };
}

const isSetting = (key: unknown): key is keyof Settings =>
  typeof key === "string" && Object.hasOwn(schema.shape, key);

function isBaseUrl(text: string): boolean {
  if (text === "") return true;
  if (!/^https?:\/\/[^\s?#@\\]+$/i.test(text)) return false;
  return URL.canParse(text);
}

function isRefresh(value: number): boolean {
  return value === 0 || (value >= 5 && value <= 3600);
}

function isTimeZone(text: string): boolean {
  if (text === "") return true;
  try {
    return new Intl.DateTimeFormat("en", { timeZone: text }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}
