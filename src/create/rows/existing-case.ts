import type { CaseId } from "#model/case-id.ts";
import { mayBeCardForArn } from "#privacy/card-number.ts";

/** What this browser knows about an ARN that was sent; `at` is when, in milliseconds since 1970. */
export type SentArn =
  /** A case was created for it; without an id where the service sent none. */
  | { readonly kind: "created"; readonly id: CaseId | undefined; readonly at: number }
  /** The service refused it and named a case, which may be its own. */
  | { readonly kind: "named"; readonly id: CaseId; readonly at: number }
  | { readonly kind: "unknown"; readonly at: number };

export interface SentTransactions {
  readonly byArn: ReadonlyMap<string, SentArn>;
  /** The transactions of unknown outcome that have no ARN that may be stored; `undefined` where there is none. */
  readonly unknownCards: UnknownCards | undefined;
}

/** Card numbers are never stored, so another one can't be compared with them. */
interface UnknownCards {
  readonly count: number;
  /** When the last of them was sent. */
  readonly lastAt: number;
}

export type ExistingCase =
  | SentArn
  /** An earlier transaction of the form has the same ARN, or neither has an ARN and both have the same card number. */
  | { readonly kind: "repeated"; readonly number: number }
  /** The row has no ARN that may be stored, and neither have some of unknown outcome. */
  | ({ readonly kind: "unknownCard" } & UnknownCards);

/** Whether an ARN may be stored: not where it may be a card number. */
export const isStorable = (arn: string): boolean => arn !== "" && !mayBeCardForArn(arn);

export function isSameCase(
  left: ExistingCase | undefined,
  right: ExistingCase | undefined,
): boolean {
  // Thousands of rows are compared at each keystroke, and nearly all of them have no existing case.
  if (!left || !right) return left === right;
  return JSON.stringify(left) === JSON.stringify(right);
}

/**
 * Finds the rows for which a case may already exist: the one rule that decides whether the operator is asked before they
 * are sent.
 * @param identities the rows of a form in their order, each recognized by its ARN or, without one, by its card number;
 *   both cleaned.
 * @returns for each why a case may exist; `undefined` where nothing speaks for it.
 */
export function findExistingCases(
  identities: readonly { number: number; arn: string; card: string }[],
  sent: SentTransactions,
): (ExistingCase | undefined)[] {
  const firstByArn = new Map<string, number>();
  const firstByCard = new Map<string, number>();
  return identities.map(({ number, arn, card }): ExistingCase | undefined => {
    const [first, name] = arn === "" ? [firstByCard, card] : [firstByArn, arn];
    if (name === "") return undefined;
    const earlier = first.get(name);
    if (earlier === undefined) first.set(name, number);
    // The earlier row says what is known of the ARN.
    if (earlier !== undefined) return { kind: "repeated", number: earlier };
    const known = arn === "" ? undefined : sent.byArn.get(arn);
    if (known) return known;
    const { unknownCards } = sent;
    return unknownCards && !isStorable(arn) ? { kind: "unknownCard", ...unknownCards } : undefined;
  });
}
