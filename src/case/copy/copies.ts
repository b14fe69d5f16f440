import { type RetrievedCase, receivedPart } from "#api/get-case.ts";
import { caseFacts, type LabelledText, stageFacts, transactionFacts } from "#case-ui/case-facts.ts";
import { formatField, maskedValue } from "#case-ui/format-field.ts";
import { shownName } from "#documents/names/shown-name.ts";
import type { Language } from "#i18n/languages.ts";
import type { FirstWords } from "#i18n/words.ts";
import type { Case } from "#model/case.ts";
import type { CaseField } from "#model/field.ts";
import { isClosed, type Stage } from "#model/stage.ts";
import type { Contact, Transaction } from "#model/transaction.ts";
import { maskCardNumbers, maskedId } from "#privacy/card-number.ts";
import { maskedJson } from "#privacy/masked-json.ts";
import type { Copies } from "#ui/copy/CopyMenu.tsx";
import { fieldName } from "../field-names.ts";

/** The source of a copy: the received data, and not the screen. */
export interface CopySource {
  readonly retrieved: RetrievedCase;
  /** Whether texts include hidden fields; JSON always does. */
  readonly withHidden: boolean;
}

/** What is copied: a field, else a stage, else the case. */
export interface CopiedPart {
  readonly stage?: Stage;
  readonly field?: CaseField;
}

/** The copies of a case or of a part of it. */
export function copiesOf(
  { retrieved, withHidden }: CopySource,
  { stage, field }: CopiedPart,
  language: Language,
): Copies {
  const { case: shown } = retrieved;
  const path = stage ? `stages[${shown.stages.indexOf(stage)}]` : "";
  const part = receivedPart(retrieved, field?.path ?? path) ?? null;
  const options = { language, withHidden };
  function paragraphs() {
    if (field) return [[fieldLine(field, language)]];
    return stage ? stageParagraphs(stage, options) : caseParagraphs(shown, options);
  }
  return {
    text: () => writeText(paragraphs()),
    // Exact digits; only card numbers are masked.
    json: () => maskedJson(part, 2),
  };
}

/** A line of a copied text, with its term if it has one; left out without a text. */
type Line = Pick<LabelledText, "term" | "text" | "isAmount">;

const line = (text: string, term = ""): Line => ({ term, text, isAmount: false });

/** Lines without an empty line between them. */
type Paragraph = readonly Line[];

/** Writes paragraphs line by line, with card numbers masked; a value that has several lines begins on its own. */
const writeText = (paragraphs: Iterable<Paragraph>): string =>
  Array.from(paragraphs, (paragraph) =>
    paragraph
      .filter(({ text }) => text !== "")
      .map(writeLine)
      .join("\n"),
  )
    .filter((text) => text !== "")
    .join("\n\n");

function writeLine({ term, ...value }: Line): string {
  const text = maskedValue(value);
  if (term === "") return text;
  return `${maskCardNumbers(term)}:${text.includes("\n") ? "\n" : " "}${text}`;
}

/** How texts are written. */
interface TextOptions {
  readonly language: Language;
  readonly withHidden: boolean;
}

/** A case as it reads in an e-mail: its facts, every stage, the transaction, the participants. */
function* caseParagraphs(shown: Case, options: TextOptions): Generator<Paragraph> {
  const { language } = options;
  const { words } = language;
  const title = shown.code || words.case.untitled({ id: maskedId(shown.id) });
  const count = shown.transactions.length;
  yield [
    line([title, shown.processName].filter(Boolean).join(" · ")),
    line(shown.stageDescription),
  ];
  yield [
    line(maskedId(shown.id), words.copy.caseIdIs),
    ...caseFacts(shown, language),
    line(shown.hasReversal ? words.case.reversalExists : ""),
  ];
  for (const stage of shown.stages) yield* stageParagraphs(stage, options);
  for (const [index, transaction] of shown.transactions.entries()) {
    const { transaction: only, transactionOf } = words.case;
    yield [
      line(count === 1 ? only : transactionOf({ number: index + 1, count })),
      ...transactionLines(transaction, language),
    ];
  }
  if (shown.participants.length > 0) {
    yield [line(words.case.participants), ...fieldLines(shown.participants, options)];
  }
}

/** A stage: what it is, its descriptions, its facts, and its fields. */
function stageParagraphs(stage: Stage, options: TextOptions): Paragraph[] {
  const { language } = options;
  const states = stageStates(stage, language.words);
  const name = stage.name || language.words.stage.unnamed;
  const { description, longDescription } = stage;
  return [
    [
      line(states.length === 0 ? name : `${name} (${states.join(", ")})`),
      line(description),
      line(longDescription === description ? "" : longDescription),
    ],
    stageFacts(stage, language),
    fieldLines(stage.fields, options),
  ];
}

const fieldLines = (fields: readonly CaseField[], { language, withHidden }: TextOptions) =>
  fields
    .filter(({ isVisible }) => withHidden || isVisible)
    .map((field) => fieldLine(field, language));

/** A field: its name, its value with the coded one, and the names of its documents. */
function fieldLine(field: CaseField, language: Language): Line {
  const { text, code, plain } = formatField(field, language);
  const value = text === "" || code === "" ? plain.text : `${plain.text} (${code})`;
  const documents = field.documents.map(({ name, id }) => `- ${shownName(name || id)}`);
  return {
    term: fieldName(field, language.words),
    text: [value, ...documents].filter(Boolean).join("\n") || "—",
    isAmount: plain.isAmount,
  };
}

function transactionLines(transaction: Transaction, language: Language): Line[] {
  const { trx } = language.words.case;
  const { initiator, initiatorContacts, respondent, respondentContacts } = transaction;
  return [
    ...transactionFacts(transaction, language),
    line(sideText(initiator, initiatorContacts, trx), trx.initiator),
    line(sideText(respondent, respondentContacts, trx), trx.respondent),
  ];
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

/** What a stage is, in words. */
const stageStates = (stage: Stage, { stage: words }: FirstWords): string[] =>
  [
    stage.isActive && words.active,
    isClosed(stage) && words.closed,
    stage.isNext && words.next,
    stage.isFinal && words.final,
    stage.isMerchant && words.merchant,
  ].filter((word) => word !== false);
