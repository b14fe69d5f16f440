import { tryOrUndefined } from "#lib/try-or-undefined.ts";
import * as z from "#lib/zod.ts";
import { type CaseId, isCaseId, readCaseId } from "#model/case-id.ts";
import type { SentArn } from "../rows/existing-case.ts";

/**
 * The keys of the records in the local storage, each followed by the id of a request. A record is written by the tab
 * that has sent its request and is never changed by another one: two tabs that write at the same moment lose nothing.
 */
export const keys = {
  unknown: "case-viewer.create.unknown.",
  cases: "case-viewer.create.cases.",
  /** Of version 1.1.0, whose tabs remove what they can't read under it. Never written here. */
  version110: "case-viewer.create.sent.",
};

const unknownRecord = z.object({
  tab: z.string(),
  arns: z.array(z.string()),
  withoutArn: z.number(),
});

/** A case is its ARN and, after a space, its id, if it has one. */
const casesRecord = z.object({ created: z.array(z.string()), named: z.array(z.string()) });

const version110Record = z.object({
  tab: z.optional(z.string()),
  arns: z.array(z.string()),
  withoutArn: z._default(z.number(), 0),
  cases: z._default(
    z.array(
      z.object({
        arn: z.string(),
        kind: z.enum(["created", "named"]),
        id: z.optional(z.custom<CaseId>(isCaseId)),
      }),
    ),
    [],
  ),
});

/**
 * A request whose outcome is not known, because it is being sent or its answer was lost. `id` is unique across tabs and
 * `at` is when it was sent, in milliseconds since 1970. `arns` are its ARNs of unknown outcome; `withoutArn` is how many
 * of its transactions of unknown outcome have only a card number.
 */
export interface SentRequest {
  readonly id: string;
  readonly at: number;
  readonly tab?: string | undefined;
  readonly arns: readonly string[];
  readonly withoutArn: number;
}

/** An ARN and its case. */
export type KnownCase = readonly [
  arn: string,
  sent: Exclude<SentArn, { readonly kind: "unknown" }>,
];

/** What a record says of a request: what is unknown, what is known, or, in version 1.1.0, both. */
export interface StoredRequest extends SentRequest {
  readonly cases: readonly KnownCase[];
}

export const isUnknown = ({ arns, withoutArn }: SentRequest): boolean =>
  arns.length > 0 || withoutArn > 0;

/** The case of an ARN that was created or refused; none for a refusal that names none. */
export function knownCase(
  arn: string,
  isCreated: boolean,
  id: CaseId | undefined,
  at: number,
): KnownCase[] {
  if (isCreated) return [[arn, { kind: "created", id, at }]];
  return id === undefined ? [] : [[arn, { kind: "named", id, at }]];
}

export const writeUnknown = ({ tab = "", arns, withoutArn }: SentRequest): string =>
  JSON.stringify({ tab, arns, withoutArn });

export function writeCases(cases: readonly KnownCase[]): string {
  const textsOf = (wanted: SentArn["kind"]) =>
    cases.flatMap(([arn, { kind, id }]) => (kind === wanted ? [`${arn} ${id ?? ""}`.trim()] : []));
  const record = { created: textsOf("created"), named: textsOf("named") };
  return JSON.stringify(record);
}

/** What begins the key of a record; `undefined` for another key. */
export const prefixOf = (key: string): string | undefined =>
  Object.values(keys).find((prefix) => key.startsWith(prefix));

/** Reads a record; `undefined` for one that can't be read. */
export function readRecord(key: string, text: string): StoredRequest | undefined {
  const prefix = prefixOf(key) ?? "";
  const id = key.slice(prefix.length);
  const at = Number.parseInt(id, 10);
  if (Number.isNaN(at)) return undefined;
  return tryOrUndefined((): StoredRequest => {
    const json: unknown = JSON.parse(text);
    if (prefix === keys.unknown) return { id, at, ...unknownRecord.parse(json), cases: [] };
    if (prefix === keys.cases) {
      const { created, named } = casesRecord.parse(json);
      const read = (isCreated: boolean) => (entry: string) => {
        const [arn = "", caseId = ""] = entry.split(" ");
        return knownCase(arn, isCreated, readCaseId(caseId), at);
      };
      const cases = [...created.flatMap(read(true)), ...named.flatMap(read(false))];
      return { id, at, arns: [], withoutArn: 0, cases };
    }
    const { cases, ...request } = version110Record.parse(json);
    return {
      ...request,
      id,
      at,
      cases: cases.flatMap(({ arn, kind, id: caseId }) =>
        knownCase(arn, kind === "created", caseId, at),
      ),
    };
  });
}
