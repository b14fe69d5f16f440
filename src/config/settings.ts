import { isTimeZone } from "#i18n/computer-clock.ts";
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
const maxSeconds = 2_000_000;
const seconds = clamped(maxSeconds, z.gt(0));
/** Two hundred operators who read their lists every second would stop the service. */
const minRefreshSeconds = 10;
/** An empty name would match every case without a role. */
const roleName = z.string().check(z.refine((name) => name.trim() !== ""));
/** On this server, as a browser sends it: no other server, no `..`, nothing to be encoded. */
const profilePath = /^(?!\/\/)(?!.*\.\.)[\w./-]*(?:\?[\w.=&%~-]*)?$/;
const reportPath = /^(?:\/(?!\/)(?!.*\.\.)[\w./-]*)?$/;

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
  refreshSeconds: z._default(
    z.pipe(
      clamped(maxSeconds, z.gte(0)),
      z.transform((value) => (value > 0 ? Math.max(value, minRefreshSeconds) : 0)),
    ),
    0,
  ),
  formProfile: z._default(z.string().check(z.regex(profilePath)), "form-profile.json"),
  transactionsPerRequest: z._default(z.int().check(z.gte(1), z.lte(200)), 50),
  links: z._default(z.readonly(z.array(ExternalLink)), []),
  reportUrl: z._default(z.string().check(z.regex(reportPath)), ""),
  acquirerRoles: z._default(z.readonly(z.array(roleName)), ["Acquirer", "Эквайер"]),
});

/** The settings of a deployment, from `config.json` next to `index.html`. */
export type Settings = Readonly<z.output<typeof schema>>;

/** A value that cannot be used; of a list its bad entry. */
type BadSetting = { readonly key: keyof Settings; readonly value: unknown };

export class BadSettings extends Error {
  override name = "BadSettings";
  /** All bad values; none when the file holds no settings at all. */
  readonly settings: readonly BadSetting[];

  constructor(settings: readonly BadSetting[]) {
    super(settings.map(({ key }) => key).join(", ") || "not an object");
    this.settings = settings;
  }
}

/**
 * Reads the settings; absent keys take their default.
 * @returns the settings, and sentences for the administrator about what was read otherwise than written.
 * @throws BadSettings with all values that cannot be used.
 */
export function readSettings(json: unknown): { settings: Settings; notes: string[] } {
  const received = new Map<string, unknown>(Object.entries(json ?? {}));
  const read = z.safeParse(schema, json);
  if (!read.success) {
    const bad = new Map<string, BadSetting>();
    for (const { path } of read.error.issues) {
      const [key, index] = path;
      if (!isSetting(key)) continue;
      const value = received.get(key);
      const entry: unknown = Array.isArray(value) ? value.at(Number(index ?? 0)) : value;
      bad.set(`${key} ${String(index)}`, { key, value: entry });
    }
    throw new BadSettings([...bad.values()]);
  }
  const ignored = [...received.keys()].filter((key) => !isSetting(key));
  // JSON of something else, such as an error of the server: an empty file has settings, all of them defaults.
  if (ignored.length > 0 && ignored.length === received.size) throw new BadSettings([]);
  const { refreshSeconds } = read.data;
  const isRaised = Number(received.get("refreshSeconds") ?? refreshSeconds) < refreshSeconds;
  const notes = [
    ignored.length > 0 && `Unknown keys are ignored: ${ignored.join(", ")}.`,
    isRaised && `refreshSeconds counts as ${minRefreshSeconds}, its smallest value.`,
  ];
  return { settings: read.data, notes: notes.filter((note) => note !== false) };
}

const isSetting = (key: unknown): key is keyof Settings =>
  typeof key === "string" && Object.hasOwn(schema.shape, key);
