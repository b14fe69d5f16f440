export const lossKinds = [
  "forms",
  "rows",
  "files",
  "cards",
  /** Ids of created cases that are nowhere else. */
  "ids",
  "unknown",
  "requests",
] as const;

/** How much would be lost, without a kind of which nothing would. Other tabs get these numbers and nothing else. */
export type Losses = Readonly<Partial<Record<(typeof lossKinds)[number], number>>>;

/** What one part of the application has of the operator who is signed in. */
export interface OperatorWork {
  /** What signing out would lose of it, besides forms. */
  readonly losses?: () => Losses;
  /**
   * What each form would lose, by the contents of the link that it began with. An open form is added later than its
   * draft, and stands for it.
   */
  readonly forms?: () => ReadonlyMap<string, Losses>;
  readonly clearOnSignOut?: () => void;
}

/** All that the operator has in this tab: what signing out counts before, and ends. */
export class WorkList {
  readonly #parts = new Set<OperatorWork>();
  #signedOut = new AbortController();
  /** What was last chosen in fields of the create form, by a key of the field. */
  readonly lastUsed = new Map<string, string>();

  /** Aborted when the operator signs out. What has begun before must write nothing afterwards. */
  get signal(): AbortSignal {
    return this.#signedOut.signal;
  }

  add(part: OperatorWork): () => void {
    this.#parts.add(part);
    return () => void this.#parts.delete(part);
  }

  countLosses(): Losses {
    const parts = [...this.#parts];
    const forms = new Map(parts.flatMap((part) => [...(part.forms?.() ?? [])]));
    const sum = sumLosses([...parts.map((part) => part.losses?.() ?? {}), ...forms.values()]);
    // A request that is being sent is remembered as one of unknown outcome until its answer comes.
    const unknown = (sum.unknown ?? 0) - (sum.requests ?? 0);
    return sumLosses([{ ...sum, unknown }]);
  }

  end(): void {
    this.#signedOut.abort();
    this.#signedOut = new AbortController();
    this.lastUsed.clear();
    for (const part of this.#parts) part.clearOnSignOut?.();
  }
}

export function sumLosses(all: readonly Losses[]): Losses {
  const sums = lossKinds.map((kind): [string, number] => [
    kind,
    all.reduce((sum, losses) => sum + (losses[kind] ?? 0), 0),
  ]);
  return Object.fromEntries(sums.filter(([, sum]) => sum > 0));
}
