import { escapedName } from "#documents/names/shown-name.ts";
import {
  caseTypeText,
  controlText,
  initiatorText,
  roleText,
  timeText,
} from "#glance/case-words.ts";
import { idText, maskCardNumbers } from "#language/card-number.ts";
import type { FirstWords, Language } from "#language/words.ts";
import { type Case, cardText } from "#model/case.ts";
import type { CaseField } from "#model/field.ts";
import { sentText } from "#model/sent.ts";
import type { Stage } from "#model/stage.ts";
import type { Contact, Transaction } from "#model/transaction.ts";
import { stageStates } from "./stage-states.ts";
import { caseAmount, transactionAmount, valueText } from "./value-text.ts";

/** The parts of a text, an empty line between them; what is not there leaves nothing. */
const parts = (...texts: string[]) => texts.filter((text) => text !== "").join("\n\n");
const lines = (...texts: string[]) => texts.filter((text) => text !== "").join("\n");

/** `Name: value`, with lines of their own for a value that has several; "" without a value. */
const line = (name: string, value: string) =>
  value === "" ? "" : `${name}:${value.includes("\n") ? "\n" : " "}${value}`;

/** A field as text: its name, its value with the coded one, and the names of its documents. */
export function fieldText(field: CaseField, { words }: Language): string {
  const name = maskCardNumbers(field.name || field.code || words.case.field.unnamed);
  const value = valueText(field);
  const code = maskCardNumbers(field.valueCode);
  const shown = code === "" || code === value ? value : `${value} (${code})`;
  const names = field.documents.map(
    // A name with a line end or an override in it would make another of this line, or of the next.
    (document) => `- ${escapedName(maskCardNumbers(document.name || document.id))}`,
  );
  return line(name, lines(shown, ...names) || "—");
}

/** A stage as text: what it is, its descriptions and times, and its fields. */
export function stageText(stage: Stage, withHidden: boolean, language: Language): string {
  const { stage: words } = language.words;
  const states = stageStates(stage, language.words);
  const name = maskCardNumbers(stage.name || words.unnamed);
  const { description, longDescription } = stage;
  return parts(
    lines(
      states.length === 0 ? name : `${name} (${states.join(", ")})`,
      maskCardNumbers(description),
      longDescription === description ? "" : maskCardNumbers(longDescription),
    ),
    lines(
      line(words.created, timeText(stage.created, language)),
      line(words.started, timeText(stage.started, language)),
      line(words.closed, timeText(stage.closed, language)),
      line(words.autoAction, timeText(stage.autoAction, language)),
      line(words.control.label, controlText(stage.controlActions, language.words)),
      line(words.controlDate, timeText(stage.controlActionDate, language)),
      line(language.words.case.user, maskCardNumbers(stage.user)),
    ),
    fieldLines(stage.fields, withHidden, language),
  );
}

/** A case as text, as it reads in an e-mail: its facts, every stage, the transaction, the participants. */
export function caseText(one: Case, withHidden: boolean, language: Language): string {
  const { words } = language;
  const { amount, currency } = caseAmount(one);
  const title = one.code || words.case.untitled({ id: idText(one.id) });
  const people = [...one.observers, ...(one.viewerObserves ? [words.case.youObserve] : [])];
  return parts(
    lines(
      maskCardNumbers([title, one.processName].filter(Boolean).join(" · ")),
      maskCardNumbers(one.stageDescription),
    ),
    lines(
      line(words.copy.caseIdIs, idText(one.id)),
      line(words.case.amount, `${amount} ${currency}`.trimEnd()),
      line(words.case.card, cardText(one)),
      line(words.case.caseType, caseTypeText(one.caseType, words)),
      line(words.case.paymentSystem, maskCardNumbers(one.paymentSystem)),
      line(words.case.role, roleText(one.operatorRole, words.case)),
      line(words.case.created, timeText(one.created, language)),
      line(words.case.user, maskCardNumbers(one.user)),
      line(words.case.observers, maskCardNumbers(people.join(", "))),
      one.hasReversal ? words.case.reversalExists : "",
    ),
    ...one.stages.map((stage) => stageText(stage, withHidden, language)),
    ...one.transactions.map((transaction, at) =>
      lines(
        one.transactions.length === 1
          ? words.case.transaction
          : words.case.transactionOf({ at: at + 1, count: one.transactions.length }),
        transactionText(transaction, language),
      ),
    ),
    one.participants.length === 0
      ? ""
      : lines(words.case.participants, fieldLines(one.participants, withHidden, language)),
  );
}

const fieldLines = (fields: readonly CaseField[], withHidden: boolean, language: Language) =>
  lines(
    ...fields
      .filter(({ isVisible }) => withHidden || isVisible)
      .map((field) => fieldText(field, language)),
  );

function transactionText(one: Transaction, { words: { case: words } }: Language): string {
  const { trx } = words;
  const rest: [string, string][] = [
    [trx.transactionDate, sentText(one.transactionDate)],
    [trx.date, sentText(one.date)],
    [trx.merchant, one.merchant],
    [trx.arn, one.arn],
    [trx.operationType, one.operationType],
    [trx.role, one.operatorRole],
    [trx.operatorIs, initiatorText(one.operatorIsInitiator, words)],
    [trx.initiator, sideText(one.initiator, one.initiatorContacts, trx)],
    [trx.respondent, sideText(one.respondent, one.respondentContacts, trx)],
  ];
  return lines(
    line(trx.amount, transactionAmount(one)),
    ...rest.map(([name, value]) => line(name, maskCardNumbers(value))),
  );
}

const sideText = (name: string, contacts: readonly Contact[], words: FirstWords["case"]["trx"]) =>
  [
    name,
    ...contacts.map(({ direction, email, phone, bankId, bic }) =>
      [direction, email, phone, bankId && `${words.bank} ${bankId}`, bic && `${words.bic} ${bic}`]
        .filter(Boolean)
        .join(", "),
    ),
  ].join("\n");
