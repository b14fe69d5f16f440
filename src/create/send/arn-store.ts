import * as z from "zod/mini";
import type { ResultItem } from "#api/create-cases.ts";
import type { CaseId } from "#model/case-id.ts";
import { holdsCardNumber } from "#privacy/card-number.ts";
import { keysFrom, newId, readStoredJson, storeText, tryOrUndefined } from "#session/storage.ts";
import { onClearedDrafts } from "../clear-drafts.ts";

z.config({ jitless: true });

const prefix = "case-viewer.create.sent.";
const tabKey = "case-viewer.create.tab";

/** How long an ARN in doubt is remembered: an outcome is looked up within days. */
export const maxAgeDays = 30;
const maxAgeMs = maxAgeDays * 24 * 3_600_000;

const storedRequest = z.object({
  at: z.number(),
  tab: z.optional(z.string()),
  arns: z.array(z.string()),
  withoutArn: z._default(z.number(), 0),
});

/**
 * A request whose outcome is unknown: being sent, or its answer was lost. `at` is when it was sent,
 * in milliseconds since 1970, `withoutArn` how many transactions have only a card number, and `id`
 * is unique across tabs.
 */
export type SentRequest = Readonly<z.output<typeof storedRequest>> & { readonly id: string };

/**
 * The ARNs that must not be sent again without asking. A request is stored before it is sent and
 * removed when its outcome is known, so that it stays here after a reload in between. Every tab
 * reads the local storage: ARNs and times, and nothing else.
 */
export class ArnStore {
  /** Identifies this tab, also after a reload: {@link storeRequest} stores it. */
  readonly #tab = tryOrUndefined(() => sessionStorage.getItem(tabKey)) ?? newId();
  /** Requests that the browser would not store. */
  readonly #unstored = new Map<string, SentRequest>();
  readonly #created = new Set<string>();
  readonly #createdIds = new Set<CaseId>();

  /** The requests of this tab whose outcome is not known, in the order they were sent. */
  ofThisTab(): SentRequest[] {
    return this.#all()
      .filter(({ tab }) => tab === this.#tab)
      .toSorted((left, right) => left.at - right.at);
  }

  /** Stores a request that is about to be sent. @param arns one for each transaction, cleaned. */
  storeRequest(arns: readonly (string | undefined)[], at: number): SentRequest {
    storeText(() => sessionStorage, tabKey, this.#tab);
    const id = `${at}.${newId()}`;
    const request = { id, at, tab: this.#tab, ...storableArns(arns) };
    this.#write(request);
    return request;
  }

  /**
   * Records the results of a request. A created case removes the doubt about its ARN from earlier
   * requests too; a refusal only from its own request. Items of another number than the transactions can't
   * be matched to them, so the doubt stays.
   * @param arns one for each transaction, cleaned.
   */
  record(
    { id }: SentRequest,
    arns: readonly (string | undefined)[],
    items: readonly (Pick<ResultItem, "isCreated"> & Partial<Pick<ResultItem, "id">>)[],
  ): void {
    for (const { isCreated, id } of items) if (isCreated && id) this.#createdIds.add(id);
    if (items.length !== arns.length) return;
    const arnsOf = (isCreated: boolean | undefined) =>
      arns.filter((_, index) => items[index]?.isCreated === isCreated);
    const created = new Set(arnsOf(true));
    for (const arn of created) if (arn !== undefined) this.#created.add(arn);
    for (const request of this.#all()) {
      this.#write(
        request.id === id
          ? { ...request, ...storableArns(arnsOf(undefined)) }
          : { ...request, arns: request.arns.filter((arn) => !created.has(arn)) },
      );
    }
  }

  /** Removes a request that the operator has looked up, or that was surely not carried out. */
  dismiss(request: SentRequest): void {
    this.#write({ ...request, arns: [], withoutArn: 0 });
  }

  /** Which of these ARNs are in a request, of any tab, whose outcome is not known. */
  inDoubt(arns: readonly string[]): string[] {
    const inDoubt = new Set(this.#all().flatMap((request) => request.arns));
    return [...new Set(arns)].filter((arn) => inDoubt.has(arn));
  }

  /** Whether a case was created for an ARN since the page was loaded. */
  isCreated(arn: string): boolean {
    return this.#created.has(arn);
  }

  /** The cases created since the page was loaded; no operation of the service lists them. */
  createdIds(): CaseId[] {
    return [...this.#createdIds];
  }

  /** How many requests, of any tab, have an outcome that is not known. */
  count(): number {
    return this.#all().length;
  }

  /** Clears the ARNs and the ids of created cases. */
  clearCreated(): void {
    this.#created.clear();
    this.#createdIds.clear();
  }

  /** Removes the requests of every tab; only when the operator asks for it. */
  clear(): void {
    this.#unstored.clear();
    for (const key of keysFrom(prefix)) tryOrUndefined(() => localStorage.removeItem(key));
    tryOrUndefined(() => sessionStorage.removeItem(tabKey));
  }

  /**
   * Locks ARNs while they are sent. Another tab may read the storage too late, so that both would
   * send the same ARN; a Web Lock is granted to one tab only.
   * @returns the ARNs that another request has locked, in this or another tab; and the release.
   */
  async lock(arns: readonly string[]) {
    const released = Promise.withResolvers<void>();
    const isLocked = await Promise.all(arns.map((arn) => lockOne(arn, released.promise)));
    return {
      lockedElsewhere: arns.filter((_, index) => !isLocked[index]),
      release: () => released.resolve(),
    };
  }

  /** The requests that are younger than 30 days. Older ones are only left out here, so that a wrong clock removes nothing. */
  #all(): SentRequest[] {
    return [...readStored(), ...this.#unstored.values()].filter((request) => !isOld(request));
  }

  /** Stores the ARNs of a request that are still in doubt. Removes a request without any, and expired ones. */
  #write(request: SentRequest): void {
    const { id, ...stored } = request;
    this.#unstored.delete(id);
    if (stored.arns.length === 0 && stored.withoutArn === 0) {
      tryOrUndefined(() => localStorage.removeItem(prefix + id));
    } else if (!storeText(() => localStorage, prefix + id, JSON.stringify(stored))) {
      // The browser refused to store it: keep it in memory as long as the page is open.
      this.#unstored.set(id, request);
    }
    for (const old of readStored().filter(isOld)) {
      tryOrUndefined(() => localStorage.removeItem(prefix + old.id));
    }
  }
}

/** The ARNs that may be stored: what looks like a card number may not. */
export const namedArns = (arns: readonly (string | undefined)[]): string[] =>
  arns.filter((arn) => arn !== undefined).filter((arn) => !holdsCardNumber(arn));

/** The ARNs of a request as they are stored, and the number of its transactions without one. */
function storableArns(arns: readonly (string | undefined)[]) {
  const named = namedArns(arns);
  return { arns: named, withoutArn: arns.length - named.length };
}

/** The store of this tab. */
export const arnStore = new ArnStore();
onClearedDrafts(() => arnStore.clearCreated());

const isOld = ({ at }: SentRequest): boolean => at <= Date.now() - maxAgeMs;

/** The stored requests, expired ones too; what can't be read is removed. */
function readStored(): SentRequest[] {
  return keysFrom(prefix).flatMap((key) => {
    const { data } = z.safeParse(
      storedRequest,
      readStoredJson(() => localStorage, key),
    );
    if (!data) tryOrUndefined(() => localStorage.removeItem(key));
    return data ? [{ ...data, id: key.slice(prefix.length) }] : [];
  });
}

/** Locks an ARN until `released` resolves. @returns false when another request has the lock. */
function lockOne(arn: string, released: Promise<void>): Promise<boolean> {
  // Without TLS there is no lock manager, and with site data blocked it refuses.
  if (!("locks" in navigator)) return Promise.resolve(true);
  return new Promise((resolve) => {
    navigator.locks
      .request(`case-viewer.create.${arn}`, { ifAvailable: true }, (lock) => {
        resolve(lock !== null);
        return lock && released;
      })
      .catch(() => resolve(true));
  });
}
