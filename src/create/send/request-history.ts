import type { ResultItem } from "#api/create-cases.ts";
import { randomId, safeLocalStorage, safeSessionStorage } from "#lib/storage.ts";
import * as z from "#lib/zod.ts";
import { type CaseId, isCaseId } from "#model/case-id.ts";
import { isStorable, type SentArn, type SentTransactions } from "../transactions/existing-case.ts";

const prefix = "case-viewer.create.sent.";
const tabKey = "case-viewer.create.tab";

/** How long a request is remembered: an outcome is looked up, and a repetition noticed, within days. */
export const maxRequestAgeDays = 30;
const maxAgeMs = maxRequestAgeDays * 24 * 3_600_000;

const storedCase = z.object({
  arn: z.string(),
  kind: z.enum(["created", "named"]),
  id: z.optional(z.custom<CaseId>(isCaseId)),
});

const storedRequest = z.object({
  at: z.number(),
  tab: z.optional(z.string()),
  arns: z.array(z.string()),
  withoutArn: z._default(z.number(), 0),
  cases: z._default(z.array(storedCase), []),
});

/**
 * What is remembered of a request. `id` is unique across tabs and `at` is when it was sent, in milliseconds
 * since 1970. `arns` are its ARNs whose outcome is unknown, because it is being sent or its answer was lost;
 * `withoutArn` is how many transactions of unknown outcome have only a card number. `cases` are its ARNs
 * that have a case, created or named by a refusal.
 */
export type SentRequest = Readonly<z.output<typeof storedRequest>> & { readonly id: string };

type Answer = Pick<ResultItem, "isCreated"> & Partial<Pick<ResultItem, "id">>;

/**
 * The create requests of the last {@link maxRequestAgeDays} days, of every tab: without it an operator could create a
 * second case unasked. A request is stored before it is sent, so that it stays here after a reload in between. The local
 * storage has ARNs, ids of cases and times, and nothing else.
 */
export class RequestHistory {
  /** Identifies this tab, also after a reload: {@link add} stores it. */
  #tab = safeSessionStorage.read(tabKey) ?? randomId();
  /** Requests that the browser would not store. */
  readonly #unstored = new Map<string, SentRequest>();

  /** What is known of the transactions that were sent from any tab. The latest request of an ARN counts. */
  knownTransactions(): SentTransactions {
    const requests = this.#all().toSorted((left, right) => left.at - right.at);
    const unknown = requests.flatMap(({ at, arns }) =>
      arns.map((arn): [string, SentArn] => [arn, { kind: "unknown", at }]),
    );
    const known = requests.flatMap(({ at, cases }) =>
      cases.map((sent): [string, SentArn] => [sent.arn, sentArn(sent, at)]),
    );
    return {
      // Where an ARN is in both, the known case counts.
      byArn: new Map([...unknown, ...known]),
      unknownWithoutArn: requests.reduce((sum, { withoutArn }) => sum + withoutArn, 0),
    };
  }

  /** The requests of this tab whose outcome is not known, in the order they were sent. */
  unknownOfThisTab(): SentRequest[] {
    return this.#all()
      .filter((request) => request.tab === this.#tab && isUnknown(request))
      .toSorted((left, right) => left.at - right.at);
  }

  /** How many requests are remembered, of any tab. */
  count(): number {
    return this.#all().length;
  }

  /** Adds a request that is about to be sent. @param arns one for each transaction, cleaned. */
  add(arns: readonly (string | undefined)[], at: number): SentRequest {
    safeSessionStorage.write(tabKey, this.#tab);
    const id = `${at}.${randomId()}`;
    const request = { id, at, tab: this.#tab, ...unknownPart(arns), cases: [] };
    this.#write(request);
    return request;
  }

  /**
   * Records the results of a request. A created case removes the doubt about its ARN from earlier requests too; a
   * refusal only from its own request. If there are more or fewer items than transactions, they can't be matched, so
   * the doubt stays.
   * @param arns one for each transaction, cleaned.
   */
  record(
    request: SentRequest,
    arns: readonly (string | undefined)[],
    answers: readonly Answer[],
  ): void {
    if (answers.length !== arns.length) return;
    const unknown = arns.filter((_, index) => answers[index]?.isCreated === undefined);
    const cases = arns.flatMap((arn, index) => caseOf(arn, answers[index]));
    this.#write({ ...request, ...unknownPart(unknown), cases });
    const created = new Set(cases.filter(({ kind }) => kind === "created").map(({ arn }) => arn));
    for (const other of this.#all()) {
      // Only what changes is written: another tab may be writing the rest.
      if (other.id === request.id || !other.arns.some((arn) => created.has(arn))) continue;
      this.#write({ ...other, arns: other.arns.filter((arn) => !created.has(arn)) });
    }
  }

  /** Records that the operator has found the cases of a request whose outcome was unknown. */
  confirmCreated(request: SentRequest): void {
    const found = request.arns.map((arn) => ({ arn, kind: "created" as const }));
    this.#write({ ...request, arns: [], withoutArn: 0, cases: [...request.cases, ...found] });
  }

  /** Forgets the doubt about a request of which the operator has found no case, or that was surely not carried out. */
  dismiss(request: SentRequest): void {
    this.#write({ ...request, arns: [], withoutArn: 0 });
  }

  losses() {
    return { unknown: this.unknownOfThisTab().length };
  }

  /** From now on the requests of this tab are those of another operator. What was sent is remembered. */
  clearOnSignOut(): void {
    safeSessionStorage.remove(tabKey);
    this.#tab = randomId();
  }

  /** Removes the requests of every tab; only when the operator asks for it. */
  clear(): void {
    this.#unstored.clear();
    for (const key of safeLocalStorage.keys(prefix)) safeLocalStorage.remove(key);
    safeSessionStorage.remove(tabKey);
  }

  /** Calls back when another tab has changed the history. @returns a function that unsubscribes. */
  subscribe(onChange: () => void): () => void {
    const listener = ({ key }: StorageEvent) => {
      if (key === null || key.startsWith(prefix)) onChange();
    };
    window.addEventListener("storage", listener);
    return () => window.removeEventListener("storage", listener);
  }

  /** The requests that are not too old. Older ones are only left out here, so that a wrong clock removes nothing. */
  #all(): SentRequest[] {
    return [...readRequests(), ...this.#unstored.values()].filter((request) => !isOld(request));
  }

  /** Stores a request, or removes it when nothing of it is left to remember. Also removes expired requests. */
  #write(request: SentRequest): void {
    const { id, ...stored } = request;
    this.#unstored.delete(id);
    if (!isUnknown(stored) && stored.cases.length === 0) {
      safeLocalStorage.remove(prefix + id);
    } else if (!safeLocalStorage.write(prefix + id, JSON.stringify(stored))) {
      // The browser refused to store it: keep it in memory as long as the page is open.
      this.#unstored.set(id, request);
    }
    for (const old of readRequests().filter(isOld)) {
      safeLocalStorage.remove(prefix + old.id);
    }
  }
}

/** The storable ARNs of transactions of unknown outcome, and the number of the other transactions. */
function unknownPart(arns: readonly (string | undefined)[]) {
  const storable = arns.filter(isStorable);
  return { arns: storable, withoutArn: arns.length - storable.length };
}

/** The case that an answer names for an ARN; none for a refusal without an id, and for an ARN that can't be stored. */
function caseOf(arn: string | undefined, answer: Answer | undefined): SentRequest["cases"] {
  if (!isStorable(arn) || !answer) return [];
  const { isCreated, id } = answer;
  if (isCreated) return [{ arn, kind: "created", id }];
  return isCreated === false && id !== undefined ? [{ arn, kind: "named", id }] : [];
}

function sentArn({ kind, id }: SentRequest["cases"][number], at: number): SentArn {
  if (kind === "created") return { kind, id, at };
  // A refusal is stored only with the id that it names.
  return id === undefined ? { kind: "unknown", at } : { kind, id, at };
}

const isUnknown = ({ arns, withoutArn }: Pick<SentRequest, "arns" | "withoutArn">): boolean =>
  arns.length > 0 || withoutArn > 0;

const isOld = ({ at }: SentRequest): boolean => at <= Date.now() - maxAgeMs;

/** The stored requests, expired ones too; what can't be read is removed. */
function readRequests(): SentRequest[] {
  return safeLocalStorage.keys(prefix).flatMap((key) => {
    const stored = safeLocalStorage.readJson(key, storedRequest);
    if (!stored) safeLocalStorage.remove(key);
    return stored ? [{ ...stored, id: key.slice(prefix.length) }] : [];
  });
}
