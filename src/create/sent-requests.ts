import * as z from "zod/mini";
import { holdsCardNumber } from "#language/card-number.ts";
import { attempt, keptJson } from "#session/storage.ts";
import { sharedArns } from "./shared-arns.ts";

z.config({ jitless: true });

const key = "case-viewer.create.sent";

const schema = z.array(
  z.object({
    id: z.string(),
    at: z.number(),
    arns: z.array(z.string()),
    withoutArn: z.number(),
  }),
);

/** A request whose outcome is not known: on its way, or its answer was lost. */
export interface SentRequest {
  /** Unlike that of any other request, of other tabs too. */
  readonly id: string;
  /** When it was sent, milliseconds since 1970. */
  readonly at: number;
  readonly arns: readonly string[];
  /** How many transactions were named by a card number only. */
  readonly withoutArn: number;
}

/**
 * The requests of this tab whose outcome is not known. Written down before the request leaves and
 * struck out when its outcome is seen, so that a reload in between leaves it here. Their ARNs are
 * known to every tab: none sends them again without asking.
 */
export class SentRequests {
  #requests: readonly SentRequest[] =
    z.safeParse(
      schema,
      keptJson(() => sessionStorage, key),
    ).data ?? [];

  /** In the order they were sent. */
  all(): readonly SentRequest[] {
    return this.#requests;
  }

  /** Writes a request down. @param arns one for each transaction, cleaned; `undefined` where none is named. */
  begin(arns: readonly (string | undefined)[], at: number): SentRequest {
    const named = namedOf(arns);
    const id = `${at}.${crypto.getRandomValues(new Uint32Array(2)).join(".")}`;
    const request = { id, at, arns: named, withoutArn: arns.length - named.length };
    this.#keep([...this.#requests, request]);
    sharedArns.keep(id, { at, arns: named });
    return request;
  }

  /**
   * The outcome of a request is known, but for the transactions of `unsaid`, each named by its ARN
   * or `undefined`. The ARNs of `created` have their case, whichever earlier request they were in
   * too; a refusal speaks of its own request only.
   */
  settle(
    request: SentRequest,
    created: readonly string[],
    unsaid: readonly (string | undefined)[] = [],
  ): void {
    const known = new Set(created);
    const left = namedOf(unsaid);
    sharedArns.settle(known);
    sharedArns.keep(request.id, { at: request.at, arns: left });
    this.#keep(
      this.#requests
        .map((other) =>
          other.id === request.id
            ? { ...other, arns: left, withoutArn: unsaid.length - left.length }
            : { ...other, arns: other.arns.filter((arn) => !known.has(arn)) },
        )
        .filter(({ arns, withoutArn }) => arns.length > 0 || withoutArn > 0),
    );
  }

  /** The operator has looked after a request, or it was surely not carried out. */
  strike(request: SentRequest): void {
    this.settle(request, []);
  }

  /** Which of these ARNs were in a request, of any tab, whose outcome is not known. */
  doubtful(arns: readonly (string | undefined)[]): string[] {
    const requests = [...this.#requests, ...sharedArns.all().values()];
    const doubtful = new Set(requests.flatMap((request) => request.arns));
    return [...new Set(arns)].filter((arn) => arn !== undefined).filter((arn) => doubtful.has(arn));
  }

  /** How many requests, of any tab, have an outcome that is not known. */
  count(): number {
    return new Set([...this.#requests.map(({ id }) => id), ...sharedArns.all().keys()]).size;
  }

  /** Forgets all of them, of every tab; only when the operator wants it. */
  clear(): void {
    this.#keep([]);
    sharedArns.clear();
  }

  #keep(requests: readonly SentRequest[]): void {
    this.#requests = requests;
    // Where nothing can be kept, they are known for as long as this page lives.
    attempt(() =>
      requests.length === 0
        ? sessionStorage.removeItem(key)
        : sessionStorage.setItem(key, JSON.stringify(requests)),
    );
  }
}

/** The ARNs that may be written down: what looks like a card number is not. */
export const namedOf = (arns: readonly (string | undefined)[]): string[] =>
  arns.filter((arn) => arn !== undefined).filter((arn) => !holdsCardNumber(arn));

/** The requests of this tab. */
export const sentRequests = new SentRequests();
