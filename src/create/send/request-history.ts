import { requiredContext } from "#lib/required-context.ts";
import { randomId, safeLocalStorage, safeSessionStorage } from "#lib/storage.ts";
import { createStore } from "#lib/store.ts";
import { isStorable, type SentArn, type SentTransactions } from "../rows/existing-case.ts";
import {
  type Answer,
  isUnknown,
  type KnownCase,
  keys,
  knownCase,
  prefixOf,
  readRecord,
  type SentRequest,
  type StoredRequest,
  writeCases,
  writeUnknown,
} from "./sent-records.ts";

/** How long a request is remembered: an outcome is looked up, and a repetition noticed, within days. */
export const maxRequestAgeDays = 30;
const maxAgeMs = maxRequestAgeDays * 24 * 3_600_000;

const tabKey = "case-viewer.create.tab";

/** The records by their keys, each with its text; without a request where it can't be read. */
type Records = ReadonlyMap<
  string,
  { readonly text: string; readonly request?: StoredRequest | undefined }
>;

/**
 * The create requests of the last {@link maxRequestAgeDays} days, of every tab: without it an operator could create a
 * second case unasked. A request is stored before it is sent, so that it stays here after a reload in between. The local
 * storage has ARNs, ids of cases, times, counts and the ids of tabs, and nothing else.
 */
export class RequestHistory {
  /** Whether the browser has stored every record. */
  readonly isKept = createStore(true);
  /** Identifies this tab, also after a reload: {@link add} stores it. */
  #tab = safeSessionStorage.read(tabKey) ?? randomId();
  /** The texts that the browser would not store, by their keys: they are kept as long as the page is open. */
  readonly #unstored = new Map<string, string>();
  /** As they were last read: thousands are parsed once, and not before the first use. */
  #records: Records | undefined;
  #known: SentTransactions | undefined;

  constructor() {
    this.subscribe(() => this.#read());
  }

  /** What is known of the transactions that were sent from any tab, as it was last read. */
  lastReadTransactions(): SentTransactions {
    this.#known ??= knownIn(this.#requests());
    return this.#known;
  }

  /** The same, read again: the event that tells of another tab's request may be late. */
  freshTransactions(): SentTransactions {
    this.#read();
    return this.lastReadTransactions();
  }

  /** In the order they were sent, without the ARNs for which a case was created later. */
  unknownOfThisTab(): SentRequest[] {
    const { byArn } = this.lastReadTransactions();
    return this.#requests()
      .filter(({ tab }) => tab === this.#tab)
      .map((request) => ({
        ...request,
        arns: request.arns.filter((arn) => byArn.get(arn)?.kind !== "created"),
      }))
      .filter(isUnknown);
  }

  count(): number {
    return new Set(this.#requests().map(({ id }) => id)).size;
  }

  /** Adds a request that is about to be sent. @param arns one for each transaction; "" without one. */
  add(arns: readonly string[], at: number): SentRequest {
    safeSessionStorage.write(tabKey, this.#tab);
    const request = { id: `${at}.${randomId()}`, at, tab: this.#tab, ...unknownPart(arns) };
    this.keepUnknown(request);
    return request;
  }

  /** Records the results of a request. Where they can't be matched to its transactions, the doubt stays. */
  record(request: SentRequest, arns: readonly string[], answers: readonly Answer[]): void {
    if (answers.length !== arns.length) return this.keepUnknown(request);
    const unknown = arns.filter((_, index) => answers[index]?.isCreated === undefined);
    const known = arns.flatMap((arn, index) => {
      const answer = answers[index];
      return answer && isStorable(arn) ? knownCase(arn, answer, request.at) : [];
    });
    this.#writeCases(request, known);
    this.keepUnknown({ ...request, ...unknownPart(unknown) });
  }

  /** Stores what is unknown of a request, also where another tab has settled or removed it while it was being sent. */
  keepUnknown(request: SentRequest): void {
    this.#write(keys.unknown + request.id, isUnknown(request) ? writeUnknown(request) : undefined);
  }

  /** Ends the doubt about a request that the operator has looked up, or that was surely not carried out. */
  settle(request: SentRequest, wasCreated: boolean): void {
    this.#read();
    const known = this.#requests().flatMap(({ id, cases }) => (id === request.id ? cases : []));
    const found = request.arns.flatMap((arn) => knownCase(arn, { isCreated: true }, request.at));
    this.#writeCases(request, wasCreated ? [...known, ...found] : known);
    this.keepUnknown({ ...request, arns: [], withoutArn: 0 });
    this.#remove(keys.version110 + request.id);
    this.#read();
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
    for (const key of this.#keys()) this.#remove(key);
    safeSessionStorage.remove(tabKey);
    this.isKept.set(true);
    this.#read();
  }

  /** Calls back when another tab has changed the history. @returns a function that unsubscribes. */
  subscribe(onChange: () => void): () => void {
    const listener = ({ key }: StorageEvent) => {
      if (key === null || prefixOf(key) !== undefined) onChange();
    };
    window.addEventListener("storage", listener);
    return () => window.removeEventListener("storage", listener);
  }

  #requests(): StoredRequest[] {
    return [...(this.#records ?? this.#read()).values()]
      .flatMap(({ request }) => (request && !isOld(request) ? [request] : []))
      .toSorted((left, right) => left.at - right.at);
  }

  #keys(): string[] {
    return [...Object.values(keys).flatMap(safeLocalStorage.keys), ...this.#unstored.keys()];
  }

  /** Reads the storage again, and parses what has changed. What can't be read stays: another version may know it. */
  #read(): Records {
    const last = this.#records;
    const read = this.#keys().map((key) => {
      const text = this.#unstored.get(key) ?? safeLocalStorage.read(key) ?? "";
      const known = last?.get(key);
      const record = known?.text === text ? known : { text, request: readRecord(key, text) };
      return [key, record] as const;
    });
    this.#known = undefined;
    this.#records = new Map(read);
    return this.#records;
  }

  #writeCases({ id }: SentRequest, cases: readonly KnownCase[]): void {
    if (cases.length > 0) this.#write(keys.cases + id, writeCases(cases));
  }

  /** Writes a record, or removes it when nothing of it is left to remember. Also removes expired ones. */
  #write(key: string, text: string | undefined): void {
    if (text === undefined) this.#remove(key);
    else if (this.#store(key, text)) this.#unstored.delete(key);
    else this.#unstored.set(key, text);
    this.isKept.set(this.#unstored.size === 0);
    for (const [old, { request }] of this.#read()) {
      if (request && isOld(request)) this.#remove(old);
    }
  }

  /** Stores a record. Where there is no room, known cases are dropped, the oldest first, and no unknown outcome. */
  #store(key: string, text: string): boolean {
    if (safeLocalStorage.write(key, text)) return true;
    const droppable = [...this.#read()]
      .flatMap(([stored, { request }]) =>
        request && !isUnknown(request) && !this.#unstored.has(stored)
          ? [{ stored, at: request.at }]
          : [],
      )
      .toSorted((left, right) => left.at - right.at);
    return droppable.some((oldest) => {
      this.#remove(oldest.stored);
      return safeLocalStorage.write(key, text);
    });
  }

  #remove(key: string): void {
    this.#unstored.delete(key);
    safeLocalStorage.remove(key);
  }
}

export const [RequestHistoryContext, useRequestHistory] =
  requiredContext<RequestHistory>("RequestHistoryContext");

/** Of requests in the order they were sent: the latest request of an ARN counts. */
function knownIn(requests: readonly StoredRequest[]): SentTransactions {
  const byArn = new Map<string, SentArn>();
  let unknownCards: SentTransactions["unknownCards"];
  for (const { at, arns, withoutArn, cases } of requests) {
    for (const arn of arns) byArn.set(arn, { kind: "unknown", at });
    for (const [arn, sent] of cases) byArn.set(arn, sent);
    if (withoutArn > 0)
      unknownCards = { count: (unknownCards?.count ?? 0) + withoutArn, lastAt: at };
  }
  return { byArn, unknownCards };
}

/** The storable ARNs of transactions of unknown outcome, and the number of the other transactions. */
function unknownPart(arns: readonly string[]) {
  const storable = arns.filter(isStorable);
  return { arns: storable, withoutArn: arns.length - storable.length };
}

const isOld = ({ at }: SentRequest): boolean => at <= Date.now() - maxAgeMs;
