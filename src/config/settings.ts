import { isTimeZone } from "#i18n/time-zone.ts";
import * as z from "#lib/zod.ts";
import { readServiceAddress } from "#wire/service-address.ts";
import { ExternalLink } from "./external-links.ts";

const baseUrl = z.pipe(
  z.string().check(z.refine((text) => text === "" || readServiceAddress(text) !== undefined)),
  z.transform((text) => readServiceAddress(text) ?? ""),
);

/** A number with an upper limit: a browser's timer of more than 24.8 days runs at once. */
const clamped = (max: number, ...checks: Parameters<ReturnType<typeof z.number>["check"]>) =>
  z.pipe(
    z.number().check(...checks),
    z.transform((value) => Math.min(value, max)),
  );
const seconds = clamped(2_000_000, z.gt(0));
/** An empty name would match every case without a role. */
const roleName = z.string().check(z.refine((name) => name.trim() !== ""));
const sameServerPath = /^(?!\/\/)(?!.*\.\.)[\w./-]*(?:\?[\w.=&%~-]*)?$/;

const schema = z.object({
  baseUrl: z._default(baseUrl, ""),
  auth: z._default(z.enum(["token", "proxy"]), "token"),
  keepToken: z._default(z.enum(["no", "tab"]), "no"),
  filesFlag: z._default(z.enum(["query", "header"]), "query"),
  requestKeys: z._default(z.enum(["exact", "capitalized"]), "exact"),
  timeZone: z._default(z.string().check(z.refine((name) => name === "" || isTimeZone(name))), ""),
  readTimeoutSeconds: z._default(seconds, 30),
  createTimeoutSeconds: z._default(seconds, 60),
  idleMinutes: z._default(clamped(30_000, z.gte(0)), 15),
  refreshSeconds: z._default(clamped(2_000_000, z.gte(0)), 0),
  formProfile: z._default(z.string().check(z.regex(sameServerPath)), "form-profile.json"),
  transactionsPerRequest: z._default(z.int().check(z.gte(1), z.lte(200)), 50),
  links: z._default(z.readonly(z.array(ExternalLink)), []),
  reportUrl: z._default(z.string().check(z.refine(isReportPath)), ""),
  acquirerRoles: z._default(z.readonly(z.array(roleName)), ["Acquirer", "Эквайер"]),
});

/** The settings of a deployment, from `config.json` next to `index.html`. */
export type Settings = Readonly<z.output<typeof schema>>;

export class BadSetting extends Error {
  /** The key of the value; `undefined` when the file holds no settings at all. */
  readonly key: keyof Settings | undefined;

  /** The value in the file; for a list, its first bad entry. */
  readonly value: unknown;

  constructor(key: keyof Settings | undefined, value: unknown) {
    super(`config.json: ${key ?? "not an object"}`);
    this.name = "BadSetting";
    this.key = key;
    this.value = value;
  }
}

/**
 * Reads the settings; absent keys take their default.
 * @returns the settings, and the unknown keys that were ignored.
 * @throws BadSetting for the first value that cannot be used.
 */
export function readSettings(json: unknown): { settings: Settings; ignored: string[] } {
  const read = z.safeParse(schema, json);
  if (!read.success) {
    const [key, index] = read.error.issues[0]?.path ?? [];
    if (!isSetting(key)) throw new BadSetting(undefined, json);
    const value: unknown = new Map(Object.entries(json ?? {})).get(key);
    throw new BadSetting(key, Array.isArray(value) ? value.at(Number(index ?? 0)) : value);
  }
  const ignored = Object.keys(json ?? {}).filter((key) => !isSetting(key));
  return { settings: read.data, ignored };
}

const isSetting = (key: unknown): key is keyof Settings =>
  typeof key === "string" && Object.hasOwn(schema.shape, key);

/**
 * Whether a text is a path exactly as a browser sends it: no other server, query, fragment or `..`, and
 * nothing to be encoded.
 */
function isReportPath(text: string): boolean {
  return text === "" || URL.parse(text, "https://viewer.invalid")?.pathname === text;
}
