import type { Language } from "#i18n/languages.ts";
import type { Messages } from "#i18n/messages.ts";
import type { Case } from "#model/case.ts";
import type { CaseId } from "#model/case-id.ts";
import { isCaseType } from "#model/case-type.ts";
import * as facts from "#model/facts.ts";
import { dateOf, isMismatch, type Received, receivedText } from "#model/received.ts";
import type { Stage } from "#model/stage.ts";
import type { Transaction } from "#model/transaction.ts";
import { maskedId, maskedStart } from "#privacy/card-number.ts";
import {
  caseAmount,
  dayFact,
  type FactText,
  factText,
  formatField,
  transactionAmount,
} from "./format-field.ts";
import { controlText, timeText } from "./format-stage.ts";

/** A fact with its term. Card numbers in the text are not masked, see `maskedValue`. */
export interface LabelledText<Name extends string = string> extends FactText {
  readonly name: Name;
  readonly term: string;
}

export const formatFact = <Name extends string>(
  { name, word, value }: facts.Fact<Name, facts.FactWord>,
  language: Language,
): LabelledText<Name> => ({
  name,
  term: language.messages.fact[word],
  ...valueText(value, language),
});

/** A text may be "". */
export const caseFacts = (caseData: Case, language: Language) =>
  facts.caseFacts(caseData).map((fact) => formatFact(fact, language));
export const stageFacts = (stage: Stage, language: Language) =>
  facts.stageFacts(stage).map((fact) => formatFact(fact, language));
export const transactionFacts = (transaction: Transaction, language: Language) =>
  facts.transactionFacts(transaction).map((fact) => formatFact(fact, language));

function valueText(value: facts.FactValue, language: Language): FactText {
  const { tag, messages } = language;
  switch (value.kind) {
    case "text":
      return factText(value.text);
    case "day":
      return dayFact(value.day, tag);
    case "time": {
      const text = timeText(value.when, language);
      return { ...factText(value.when), text, shown: text, when: dateOf(value.when) };
    }
    case "amount":
      return caseAmount(value.amount, tag);
    case "transacted":
      return transactionAmount(value.transaction, tag);
    case "choice": {
      const { code, text } = formatField(value.field, language);
      return factText(`${code} ${text}`.trim());
    }
    case "caseType":
      return factText(caseTypeText(value.code, messages));
    case "role":
      return {
        ...factText(roleText(value.role, messages.case)),
        isMismatch: isMismatch(value.role),
      };
    case "people": {
      const { names, isOperatorToo } = value;
      const people = [...names, ...(isOperatorToo ? [messages.case.youObserve] : [])];
      return { ...factText(people.join(", ")), isMismatch: value.isMismatch };
    }
    case "controlActions":
      return factText(controlText(value.actions, messages));
    case "reversal":
      return factText(value.exists ? messages.case.reversalExists : "");
  }
}

const caseTypeText = (caseType: string, t: Messages): string =>
  isCaseType(caseType) ? `${caseType} ${t.case.types[caseType]}` : caseType;

/** The operator's role in the case: a name as received, or which side the bank is. */
export function roleText(role: Received<string | boolean>, { bankIs }: Messages["case"]): string {
  if (typeof role !== "boolean") return receivedText(role);
  return role ? bankIs.initiator : bankIs.respondent;
}

/** The code as received, which may contain a card number, else the masked id. */
export const caseName = (code: string, id: CaseId, { case: t }: Messages): string =>
  code || t.untitled({ id: maskedId(id) });

const maxLength = 80;
const controlCharacters = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]+/gu;

/** For a sentence: on one line, isolated from its direction, cut after 80 characters, and without card numbers. */
export const isolatedText = (text: string): string =>
  `\u2068${maskedStart(text.trim(), maxLength).replaceAll(controlCharacters, " ").trim()}\u2069`;
