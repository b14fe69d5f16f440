import type { BatchRow, RowDoubt, RowFault } from "./batch-row.ts";

/** Whether a row can be sent, and if not at once, what speaks against it. */
export type Verdict =
  | { readonly kind: "ready" }
  /** Worth a second look: nobody reads each of thousands of rows. */
  | { readonly kind: "doubtful"; readonly doubts: readonly RowDoubt[] }
  | { readonly kind: "unusable"; readonly fault: RowFault }
  /** The same transaction as an earlier row. */
  | { readonly kind: "duplicate"; readonly of: number }
  /** It was in a request whose outcome is not known. */
  | { readonly kind: "unknown" }
  /** A case was created for it since the page was loaded. */
  | { readonly kind: "created" }
  /** Its card number was taken for a request and has to be pasted again. */
  | { readonly kind: "cardless" };

/** What can be said of a row. */
export type VerdictKind = Verdict["kind"];

/** All of them, from the best on. */
export const verdictKinds = [
  "ready",
  "doubtful",
  "duplicate",
  "cardless",
  "unknown",
  "created",
  "unusable",
] as const satisfies readonly VerdictKind[];

/** Not sent unless the operator says so. */
const held: ReadonlySet<VerdictKind> = new Set([
  "doubtful",
  "duplicate",
  "unknown",
  "created",
  "cardless",
]);

/** Whether the operator may have such a row sent all the same. */
export const isHeld = (kind: VerdictKind): boolean => held.has(kind);

/** What a row is judged by, besides itself. */
export interface VerdictContext {
  /** Of these ARNs, those in a request of unknown outcome. */
  readonly doubtful: (arns: readonly string[]) => Iterable<string>;
  readonly isCreated: (arn: string) => boolean;
  readonly isGone: (card: string) => boolean;
  /** For each card the place of the first with the same number; -1 without a number. */
  readonly alike: (cards: readonly string[]) => readonly number[];
}

/** The verdict on each row, in their order. */
export function verdictsOf(rows: readonly BatchRow[], context: VerdictContext): Verdict[] {
  const unknown = new Set(context.doubtful(rows.map(({ arn }) => arn)));
  const alike = context.alike(rows.map(({ card }) => card));
  const first = new Map<string, number>();
  return rows.map((row, at) => {
    const { arn, card, fault, doubts } = row;
    const isGone = context.isGone(card);
    // A transaction named by its card only is known by that, as long as it is there.
    if (fault !== undefined) return { kind: "unusable", fault };
    if (arn === "" && isGone) return { kind: "unusable", fault: "nothing" };
    const name = arn === "" ? `card ${alike[at]}` : arn;
    const of = first.get(name);
    if (of !== undefined) return { kind: "duplicate", of };
    first.set(name, row.number);
    if (context.isCreated(arn)) return { kind: "created" };
    if (unknown.has(arn)) return { kind: "unknown" };
    if (isGone) return { kind: "cardless" };
    return doubts.length > 0 ? { kind: "doubtful", doubts } : { kind: "ready" };
  });
}

/** Whether a row of this verdict goes out with the next press. */
export const isSendable = ({ isAnyway }: BatchRow, { kind }: Verdict): boolean =>
  kind === "ready" || (isAnyway && isHeld(kind));
