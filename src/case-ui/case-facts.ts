import type { Language } from "#i18n/languages.ts";
import type { Messages } from "#i18n/messages.ts";
import { type Case, cardText } from "#model/case.ts";
import { isCaseType } from "#model/case-type.ts";
import type { CaseField } from "#model/field.ts";
import { type DateTime, dateOf, isMismatch, type Received } from "#model/received.ts";
import { isClosed, type Stage } from "#model/stage.ts";
import type { Transaction } from "#model/transaction.ts";
import {
  caseAmount,
  dayFact,
  type FactText,
  factText,
  formatField,
  transactionAmount,
} from "./format-field.ts";
import { bankText, roleTerm, roleText } from "./format-role.ts";
import { controlText, timeText } from "./format-stage.ts";

/** A fact with its term. Card numbers in the text are not masked, see `maskedValue`. */
export interface LabelledText<Name extends string = string> extends FactText {
  readonly name: Name;
  readonly term: string;
}

const fact = <Name extends string>(
  name: Name,
  term: string,
  text: FactText | string,
): LabelledText<Name> => ({
  name,
  term,
  ...(typeof text === "string" ? factText(text) : text),
});

function timeFact(when: Received<DateTime | "open" | "never">, language: Language): FactText {
  const text = timeText(when, language);
  return { ...factText(when), text, shown: text, when: dateOf(when) };
}

/** The case type as received, with its name where it is known. */
const caseTypeText = (caseType: string, t: Messages): string =>
  isCaseType(caseType) ? `${caseType} ${t.case.types[caseType]}` : caseType;

function reasonText(field: CaseField, language: Language): string {
  const { code, text } = formatField(field, language);
  return `${code} ${text}`.trim();
}

/** The facts in the header of a case, for the screen, paper, the clipboard and the search; a text may be "". */
export function caseFacts(caseData: Case, language: Language) {
  const { messages } = language;
  const terms = messages.case;
  const people = [...caseData.observers, ...(caseData.viewerObserves ? [terms.youObserve] : [])];
  const { disputed } = caseData;
  const role = factText(roleText(caseData.operatorRole, terms));
  return [
    fact(
      "amount",
      disputed.stage ? terms.disputedAmount : terms.amount,
      caseAmount(disputed, language.tag),
    ),
    fact("ofAmount", terms.amountOfCase, disputed.of ? caseAmount(disputed.of, language.tag) : ""),
    fact("reason", terms.reason, disputed.reason ? reasonText(disputed.reason, language) : ""),
    fact("card", terms.card, cardText(caseData)),
    fact("process", terms.process, caseData.processName),
    fact("caseType", terms.caseType, caseTypeText(caseData.caseType, messages)),
    fact("paymentSystem", terms.paymentSystem, caseData.paymentSystem),
    fact("role", roleTerm(caseData.operatorRole, terms), {
      ...role,
      isMismatch: isMismatch(caseData.operatorRole),
    }),
    fact("created", terms.created, timeFact(caseData.created, language)),
    fact("user", terms.user, caseData.user),
    fact("observers", terms.observers, {
      ...factText(people.join(", ")),
      isMismatch: caseData.hasUnreadObservers,
    }),
    fact("stageDescription", terms.stageDescription, caseData.stageDescription),
  ];
}

/** The facts of a stage besides its name and descriptions, for the screen, paper and the clipboard; a text may be "". */
export function stageFacts(stage: Stage, language: Language) {
  const { messages } = language;
  const terms = messages.stage;
  const created = stage.created === stage.started ? "" : timeFact(stage.created, language);
  // Spec: not shown; what the start of a stage means that was never active.
  const hasStarted = stage.isActive || isClosed(stage);
  return [
    fact("user", terms.turn.assigned, stage.user),
    fact("created", terms.created, created),
    fact("started", hasStarted ? terms.started : terms.start, timeFact(stage.started, language)),
    fact("closed", terms.closed, timeFact(stage.closed, language)),
    fact("controlDate", terms.controlDate, timeFact(stage.controlActionDate, language)),
    fact("autoAction", terms.autoAction, timeFact(stage.autoAction, language)),
    fact("control", terms.control.label, controlText(stage.controlActions, messages)),
  ];
}

/** The facts of a transaction besides its two sides, for the screen, paper, the clipboard and the search; a text may be "". */
export function transactionFacts(transaction: Transaction, { tag, messages }: Language) {
  const terms = messages.case.trx;
  const bank = bankText(transaction.operatorIsInitiator, messages.case);
  return [
    fact("transactionDate", terms.transactionDate, dayFact(transaction.transactionDate, tag)),
    fact("date", terms.date, dayFact(transaction.date, tag)),
    fact("merchant", terms.merchant, transaction.merchant),
    fact("arn", terms.arn, transaction.arn),
    fact("operationType", terms.operationType, transaction.operationType),
    fact("amount", messages.case.amount, transactionAmount(transaction, tag)),
    fact("role", messages.case.role, transaction.operatorRole),
    fact("bank", messages.case.bank, bank),
  ];
}
