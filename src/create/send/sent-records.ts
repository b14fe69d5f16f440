import type { ResultItem } from "#api/create-cases.ts";
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

const recordSchema = z.object({
  tab: z.optional(z.string()),
  arns: z._default(z.array(z.string()), []),
  withoutArn: z._default(z.number(), 0),
  /** Under `keys.cases`: of each case its ARN and, after a space, its id, if it has one. */
  created: z._default(z.array(z.string()), []),
  named: z._default(z.array(z.string()), []),
  /** The same in a record of version 1.1.0. */
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

/** A request whose outcome is not known, because it is being sent or its answer was lost. */
export interface SentRequest {
  /** Unique across tabs. */
  readonly id: string;
  /** When it was sent, in milliseconds since 1970. */
  readonly at: number;
  readonly tab?: string | undefined;
  readonly arns: readonly string[];
  /** How many of its transactions of unknown outcome have only a card number. */
  readonly withoutArn: number;
}

/** What the service said of a transaction; `isCreated` is `undefined` where it did not say what became of it. */
export type Answer = Pick<ResultItem, "isCreated"> & Partial<Pick<ResultItem, "id">>;

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

/** The case of an ARN that was created or refused; none for a refusal that names none, and where it is not known. */
export function knownCase(arn: string, { isCreated, id }: Answer, at: number): KnownCase[] {
  if (isCreated) return [[arn, { kind: "created", id, at }]];
  return isCreated === undefined || id === undefined ? [] : [[arn, { kind: "named", id, at }]];
}

export const writeUnknown = ({ tab = "", arns, withoutArn }: SentRequest): string =>
  JSON.stringify({ tab, arns, withoutArn });

export function writeCases(cases: readonly KnownCase[]): string {
  const textsOf = (wanted: SentArn["kind"]) =>
    cases.flatMap(([arn, { kind, id }]) => (kind === wanted ? [`${arn} ${id ?? ""}`.trim()] : []));
  return JSON.stringify({ created: textsOf("created"), named: textsOf("named") });
}

export const prefixOf = (key: string): string | undefined =>
  Object.values(keys).find((prefix) => key.startsWith(prefix));

export function readRecord(key: string, text: string): StoredRequest | undefined {
  const id = key.slice(prefixOf(key)?.length);
  const at = Number.parseInt(id, 10);
  if (Number.isNaN(at)) return undefined;
  return tryOrUndefined(() => {
    const { created, named, cases, ...unknown } = recordSchema.parse(JSON.parse(text));
    const entries = [
      ...created.map((entry) => readEntry("created", entry)),
      ...named.map((entry) => readEntry("named", entry)),
      ...cases,
    ];
    const known = entries.flatMap(({ arn, kind, id: caseId }) =>
      knownCase(arn, { isCreated: kind === "created", id: caseId }, at),
    );
    return { id, at, ...unknown, cases: known };
  });
}

function readEntry(kind: "created" | "named", entry: string) {
  const [arn = "", id = ""] = entry.split(" ");
  return { arn, kind, id: readCaseId(id) };
}
