import { type Case, cardText } from "./case.ts";
import type { CaseAmount } from "./disputed.ts";
import type { CaseField } from "./field.ts";
import type { DateTime, Received } from "./received.ts";
import { type ControlAction, isClosed, type Stage } from "./stage.ts";
import { sides, type Transaction } from "./transaction.ts";

export type FactValue =
  | { readonly kind: "text"; readonly text: Received<string> }
  | { readonly kind: "day"; readonly day: Received<string> }
  | { readonly kind: "time"; readonly when: Received<DateTime | "open" | "never"> }
  | { readonly kind: "amount"; readonly amount: CaseAmount }
  | { readonly kind: "transacted"; readonly transaction: Transaction }
  | { readonly kind: "choice"; readonly field: CaseField }
  | { readonly kind: "caseType"; readonly code: string }
  | { readonly kind: "role"; readonly role: Received<string | boolean> }
  | {
      readonly kind: "people";
      readonly names: readonly string[];
      readonly isOperatorToo: boolean;
      /** Whether the names are something else than names, as received. */
      readonly isMismatch: boolean;
    }
  | { readonly kind: "controlActions"; readonly actions: readonly ControlAction[] }
  | { readonly kind: "reversal"; readonly exists: boolean };

/** One thing that a case says besides its fields and its files. */
export interface Fact<Name extends string = string, Word extends string = string> {
  readonly name: Name;
  /** The name of its term: a fact may have one of two. */
  readonly word: Word;
  /** Where the value stands in the response: `bpName`, `stages[2].userName`. */
  readonly path: string;
  readonly value: FactValue;
  readonly side?: (typeof sides)[number];
}

const fact = <Name extends string, Word extends string = Name>(
  name: Name,
  path: string,
  value: FactValue | Received<string>,
  word?: Word,
): Fact<Name, Word | Name> => ({
  name,
  word: word ?? name,
  path,
  value: typeof value === "object" && "kind" in value ? value : { kind: "text", text: value },
});

const time = (when: Received<DateTime | "open" | "never">) => ({ kind: "time", when }) as const;

const noText = "";

/** What a case says of itself, for the screen, the search, the clipboard, paper and the changes; a value may be empty. */
export function caseFacts(caseData: Case) {
  const { disputed, operatorRole } = caseData;
  const { amount, currency, exponent } = disputed;
  return [
    fact("code", "code", caseData.code),
    fact(
      "amount",
      "amount",
      { kind: "amount", amount: { amount, currency, exponent } },
      disputed.stage ? "disputedAmount" : "amount",
    ),
    fact("ofAmount", "amount", disputed.of ? { kind: "amount", amount: disputed.of } : noText),
    fact(
      "reason",
      disputed.reason?.path ?? "",
      disputed.reason ? { kind: "choice", field: disputed.reason } : noText,
    ),
    fact("card", "cardPrefix", cardText(caseData)),
    fact("processName", "bpName", caseData.processName),
    fact("caseType", "bpCode", { kind: "caseType", code: caseData.caseType }),
    fact("paymentSystem", "paymentSystem", caseData.paymentSystem),
    fact(
      "operatorRole",
      "operatorRole",
      { kind: "role", role: operatorRole },
      typeof operatorRole === "boolean" ? "bank" : "operatorRole",
    ),
    fact("created", "dateCreated", time(caseData.created)),
    fact("user", "userName", caseData.user),
    fact("observers", "observerList", {
      kind: "people",
      names: caseData.observers,
      isOperatorToo: caseData.viewerObserves,
      isMismatch: caseData.hasUnreadObservers,
    }),
    fact("stageDescription", "stageDescription", caseData.stageDescription),
    fact("hasReversal", "isReversalExists", {
      kind: "reversal",
      exists: caseData.hasReversal,
    }),
  ];
}

/** What a stage says besides its fields; a value may be empty. */
export function stageFacts(stage: Stage) {
  const { path, description, longDescription } = stage;
  // Spec: not shown; what the start of a stage means that was never active.
  const hasStarted = stage.isActive || isClosed(stage);
  return [
    fact("stage", `${path}.name`, stage.name),
    fact("description", `${path}.description`, description),
    fact(
      "longDescription",
      `${path}.longDescription`,
      longDescription === description ? noText : longDescription,
    ),
    fact("stageUser", `${path}.userName`, stage.user),
    fact(
      "stageCreated",
      `${path}.stageCreateDate`,
      stage.created === stage.started ? noText : time(stage.created),
    ),
    fact("started", `${path}.startDate`, time(stage.started), hasStarted ? "started" : "start"),
    fact("closed", `${path}.stageCloseDate`, time(stage.closed)),
    fact("controlDate", `${path}.controlActionActionDate`, time(stage.controlActionDate)),
    fact("autoAction", `${path}.autoActionDate`, time(stage.autoAction)),
    fact("control", `${path}.controlActionStatus`, {
      kind: "controlActions",
      actions: stage.controlActions,
    }),
  ];
}

/** What a transaction says besides its two sides; a value may be empty. */
export function transactionFacts(transaction: Transaction) {
  const { path, operatorIsInitiator } = transaction;
  return [
    fact("transactionDate", `${path}.transactionDate`, {
      kind: "day",
      day: transaction.transactionDate,
    }),
    fact("date", `${path}.date`, { kind: "day", day: transaction.date }),
    fact("merchant", `${path}.cardAcceptorName`, transaction.merchant),
    fact("arn", `${path}.arn`, transaction.arn),
    fact("operationType", `${path}.operationType`, transaction.operationType),
    fact("transactionAmount", `${path}.amount`, { kind: "transacted", transaction }),
    fact("operatorRole", `${path}.operatorRoleName`, transaction.operatorRole),
    fact(
      "bank",
      `${path}.operatorInitiator`,
      operatorIsInitiator === undefined ? noText : { kind: "role", role: operatorIsInitiator },
    ),
  ];
}

/** What a transaction says of its two sides: their names, and their contacts one by one. */
export const sideFacts = (transaction: Transaction) =>
  sides.flatMap((side) => [
    { ...fact(side, `${transaction.path}.${side}Name`, transaction[side]), side },
    ...transaction[`${side}Contacts`].flatMap(({ direction, email, phone, bankId, bic }, index) => {
      const path = `${transaction.path}.${side}Contacts[${index}]`;
      return [
        fact("direction", `${path}.direction`, direction),
        fact("email", `${path}.email`, email),
        fact("phone", `${path}.phone`, phone),
        fact("contactBank", `${path}.bankId`, bankId),
        fact("bic", `${path}.bic`, bic),
      ].map((one) => ({ ...one, side }));
    }),
  ]);

/** The names of terms, each of which has its words in the catalogue. */
export type FactWord = ReturnType<
  typeof caseFacts | typeof stageFacts | typeof transactionFacts | typeof sideFacts
>[number]["word"];

export type AnyFact = Fact<string, FactWord>;
