import type { Language } from "#i18n/languages.ts";
import { type Case, cardText } from "#model/case.ts";
import { type DateTime, dateOf, isMismatch, type Received } from "#model/received.ts";
import { isClosed, type Stage } from "#model/stage.ts";
import type { Transaction } from "#model/transaction.ts";
import {
  bankText,
  caseTypeText,
  controlText,
  roleTerm,
  roleText,
  timeText,
} from "./format-case.ts";
import { caseAmount, dayFact, type FactText, factText, transactionAmount } from "./format-field.ts";

/** A fact with its term. Card numbers in the text are not masked, see `maskedValue`. */
export interface LabelledText<Name extends string = string> extends FactText {
  readonly name: Name;
  readonly term: string;
}

/** Makes a fact. */
const fact = <Name extends string>(
  name: Name,
  term: string,
  text: FactText | string,
): LabelledText<Name> => ({
  name,
  term,
  ...(typeof text === "string" ? factText(text) : text),
});

/** A time of the service's wall clock. */
function timeFact(when: Received<DateTime | "open" | "never">, language: Language): FactText {
  const text = timeText(when, language);
  return { ...factText(when), text, shown: text, when: dateOf(when) };
}

/** The facts in the header of a case, for the screen, paper, the clipboard and the search; a text may be "". */
export function caseFacts(shown: Case, language: Language) {
  const { words } = language;
  const terms = words.case;
  const people = [...shown.observers, ...(shown.viewerObserves ? [terms.youObserve] : [])];
  const role = factText(roleText(shown.operatorRole, terms));
  return [
    fact("amount", terms.amount, caseAmount(shown, language.tag)),
    fact("card", terms.card, cardText(shown)),
    fact("caseType", terms.caseType, caseTypeText(shown.caseType, words)),
    fact("paymentSystem", terms.paymentSystem, shown.paymentSystem),
    fact("role", roleTerm(shown.operatorRole, terms), {
      ...role,
      isMismatch: isMismatch(shown.operatorRole),
    }),
    fact("created", terms.created, timeFact(shown.created, language)),
    fact("user", terms.user, shown.user),
    fact("observers", terms.observers, {
      ...factText(people.join(", ")),
      isMismatch: shown.hasUnreadObservers,
    }),
    fact("stageDescription", terms.stageDescription, shown.stageDescription),
  ];
}

/** The facts of a stage besides its name and descriptions, for the screen, paper and the clipboard; a text may be "". */
export function stageFacts(stage: Stage, language: Language) {
  const { words } = language;
  const terms = words.stage;
  const created = stage.created === stage.started ? "" : timeFact(stage.created, language);
  // Spec: not shown; what the start of a stage means that was never active.
  const hasStarted = stage.isActive || isClosed(stage);
  return [
    fact("user", terms.user, stage.user),
    fact("created", terms.created, created),
    fact("started", hasStarted ? terms.started : terms.start, timeFact(stage.started, language)),
    fact("closed", terms.closed, timeFact(stage.closed, language)),
    fact("controlDate", terms.controlDate, timeFact(stage.controlActionDate, language)),
    fact("autoAction", terms.autoAction, timeFact(stage.autoAction, language)),
    fact("control", terms.control.label, controlText(stage.controlActions, words)),
  ];
}

/** The facts of a transaction besides its two sides, for the screen, paper, the clipboard and the search; a text may be "". */
export function transactionFacts(transaction: Transaction, { tag, words }: Language) {
  const terms = words.case.trx;
  const bank = bankText(transaction.operatorIsInitiator, words.case);
  return [
    fact("transactionDate", terms.transactionDate, dayFact(transaction.transactionDate, tag)),
    fact("date", terms.date, dayFact(transaction.date, tag)),
    fact("merchant", terms.merchant, transaction.merchant),
    fact("arn", terms.arn, transaction.arn),
    fact("operationType", terms.operationType, transaction.operationType),
    fact("amount", words.case.amount, transactionAmount(transaction, tag)),
    fact("role", words.case.role, transaction.operatorRole),
    fact("bank", words.case.bank, bank),
  ];
}
