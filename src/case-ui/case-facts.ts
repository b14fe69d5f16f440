import type { Language } from "#i18n/languages.ts";
import { type Case, cardText } from "#model/case.ts";
import { type DateTime, dateOf, isMismatch, type Received } from "#model/received.ts";
import type { Stage } from "#model/stage.ts";
import type { Transaction } from "#model/transaction.ts";
import { caseTypeText, controlText, initiatorText, roleText, timeText } from "./case-words.ts";
import { caseAmount, type FactText, factText, transactionAmount } from "./format-field.ts";

/** A fact with its term. Card numbers in the text are not masked, see `maskedValue`. */
export interface LabelledText<Name extends string = string> extends FactText {
  readonly name: Name;
  readonly term: string;
}

/** The facts in the header of a case. */
export type CaseFactName =
  | "amount"
  | "card"
  | "caseType"
  | "paymentSystem"
  | "role"
  | "created"
  | "user"
  | "observers";

/** Returns a function that makes facts, with these terms for their names. */
const factMaker =
  <Name extends string>(terms: Readonly<Record<Name, string>>) =>
  (name: Name, text: FactText | string): LabelledText<Name> => ({
    name,
    term: terms[name],
    ...(typeof text === "string" ? factText(text) : text),
  });

/** A time of the service's wall clock. */
function timeFact(when: Received<DateTime | "open" | "never">, language: Language): FactText {
  const text = timeText(when, language);
  return { ...factText(when), text, shown: text, when: dateOf(when) };
}

/** The facts in the header of a case, for the screen, paper, the clipboard and the search; a text may be "". */
export function caseFacts(shown: Case, language: Language): LabelledText<CaseFactName>[] {
  const { words } = language;
  const fact = factMaker<CaseFactName>(words.case);
  const people = [...shown.observers, ...(shown.viewerObserves ? [words.case.youObserve] : [])];
  return [
    fact("amount", caseAmount(shown, language.tag)),
    fact("card", cardText(shown)),
    fact("caseType", caseTypeText(shown.caseType, words)),
    fact("paymentSystem", shown.paymentSystem),
    {
      ...fact("role", roleText(shown.operatorRole, words.case)),
      isMismatch: isMismatch(shown.operatorRole),
    },
    fact("created", timeFact(shown.created, language)),
    fact("user", shown.user),
    fact("observers", people.join(", ")),
  ];
}

/** The facts of a stage. */
export type StageFactName =
  | "user"
  | "created"
  | "started"
  | "closed"
  | "controlDate"
  | "autoAction"
  | "control"
  | "code";

/** The facts of a stage besides its name and descriptions, for the screen, paper and the clipboard; a text may be "". */
export function stageFacts(stage: Stage, language: Language): LabelledText<StageFactName>[] {
  const { words } = language;
  const { control, ...terms } = words.stage;
  const fact = factMaker<StageFactName>({
    ...terms,
    user: words.case.user,
    control: control.label,
  });
  return [
    fact("user", stage.user),
    fact("created", stage.created === stage.started ? "" : timeFact(stage.created, language)),
    fact("started", timeFact(stage.started, language)),
    fact("closed", timeFact(stage.closed, language)),
    fact("controlDate", timeFact(stage.controlActionDate, language)),
    fact("autoAction", timeFact(stage.autoAction, language)),
    fact("control", controlText(stage.controlActions, words)),
    fact("code", stage.code),
  ];
}

type TransactionFactName =
  | "transactionDate"
  | "date"
  | "merchant"
  | "arn"
  | "operationType"
  | "amount"
  | "role"
  | "operatorIs";

/** A fact of a transaction. */
export type TransactionFact = LabelledText<TransactionFactName>;

/** The facts of a transaction besides its two sides, for the screen, paper, the clipboard and the search; a text may be "". */
export function transactionFacts(transaction: Transaction, language: Language): TransactionFact[] {
  const { tag, words } = language;
  const fact = factMaker<TransactionFactName>(words.case.trx);
  return [
    fact("transactionDate", factText(transaction.transactionDate)),
    fact("date", factText(transaction.date)),
    fact("merchant", transaction.merchant),
    fact("arn", transaction.arn),
    fact("operationType", transaction.operationType),
    fact("amount", transactionAmount(transaction, tag)),
    fact("role", transaction.operatorRole),
    fact("operatorIs", initiatorText(transaction.operatorIsInitiator, words.case)),
  ];
}
