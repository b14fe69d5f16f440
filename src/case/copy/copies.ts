import { type RetrievedCase, receivedPart } from "#api/get-case.ts";
import { caseFacts, type LabelledText, transactionFacts } from "#case-ui/case-facts.ts";
import { controlText, timeText } from "#case-ui/case-words.ts";
import { formatField, maskedValue } from "#case-ui/format-field.ts";
import { escapedName } from "#documents/names/shown-name.ts";
import type { Language } from "#i18n/languages.ts";
import type { FirstWords } from "#i18n/words.ts";
import type { Case } from "#model/case.ts";
import type { CaseField } from "#model/field.ts";
import { isClosed, type Stage } from "#model/stage.ts";
import type { Contact, Transaction } from "#model/transaction.ts";
import { maskedId, maskInSteps } from "#privacy/card-number.ts";
import { maskedJsonInSteps } from "#privacy/masked-json.ts";
import type { Copies } from "#ui/copy/CopyMenu.tsx";
import { inSteps } from "#ui/page/yielder.ts";
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

/** The copies of a case or of a part of it, made in steps, because a case may be hundreds of megabytes long. */
export function copiesOf(
  { retrieved, withHidden }: CopySource,
  { stage, field }: CopiedPart,
  language: Language,
): Copies {
  const { case: shown } = retrieved;
  const path = stage ? `stages[${shown.stages.indexOf(stage)}]` : "";
  const part = receivedPart(retrieved, field?.path ?? path) ?? null;
  function text() {
    if (field) return fieldText(field, language);
    return stage ? stageText(stage, withHidden, language) : caseText(shown, withHidden, language);
  }
  return {
    text: () => inSteps(text()),
    // Exact digits; only card numbers are masked.
    json: () => inSteps(maskedJsonInSteps(part, 2)),
  };
}

/** A text that is written in steps: a received value in it may be megabytes long. */
type InSteps = Generator<undefined, string>;

/** Joins the parts of a text with empty lines between them; empty parts are left out. */
const parts = (...texts: string[]) => texts.filter((text) => text !== "").join("\n\n");
const lines = (...texts: string[]) => texts.filter((text) => text !== "").join("\n");

/** `Name: value`, with lines of their own for a value that has several; "" without a value. */
const line = (name: string, value: string) =>
  value === "" ? "" : `${name}:${value.includes("\n") ? "\n" : " "}${value}`;

/** Writes items one by one, with a step after each. */
function* each<T>(items: Iterable<T>, write: (item: T) => InSteps): Generator<undefined, string[]> {
  const texts: string[] = [];
  for (const item of items) {
    texts.push(yield* write(item));
    yield;
  }
  return texts;
}

const fact = (term: string, text: string) => ({ term, text, isAmount: false });

/** Facts as lines, with card numbers masked. */
const factLines = (facts: readonly Omit<LabelledText, "name">[]) =>
  each(facts, function* (fact) {
    return line(fact.term, yield* maskedValue(fact));
  });

/** A field as text: its name, its value with the coded one, and the names of its documents. */
export function* fieldText(field: CaseField, language: Language): InSteps {
  const { text, code, plain } = formatField(field, language);
  const name = yield* maskInSteps(fieldName(field, language.words));
  const value = yield* maskedValue(plain);
  const shown = text === "" || code === "" ? value : `${value} (${yield* maskInSteps(code)})`;
  const names = yield* each(field.documents, function* (document) {
    // Escaped: a line end or a bidi override in a name would change this line or the next.
    return `- ${escapedName(yield* maskInSteps(document.name || document.id))}`;
  });
  return line(name, lines(shown, ...names) || "—");
}

/** A stage as text: what it is, its descriptions and times, and its fields. */
function* stageText(stage: Stage, withHidden: boolean, language: Language): InSteps {
  const { stage: words } = language.words;
  const states = stageStates(stage, language.words);
  const name = yield* maskInSteps(stage.name || words.unnamed);
  const { description, longDescription } = stage;
  return parts(
    lines(
      states.length === 0 ? name : `${name} (${states.join(", ")})`,
      yield* maskInSteps(description),
      longDescription === description ? "" : yield* maskInSteps(longDescription),
    ),
    lines(
      ...(yield* factLines([
        fact(words.created, timeText(stage.created, language)),
        fact(words.started, timeText(stage.started, language)),
        fact(words.closed, timeText(stage.closed, language)),
        fact(words.autoAction, timeText(stage.autoAction, language)),
        fact(words.control.label, controlText(stage.controlActions, language.words)),
        fact(words.controlDate, timeText(stage.controlActionDate, language)),
        fact(language.words.case.user, stage.user),
      ])),
    ),
    yield* fieldLines(stage.fields, withHidden, language),
  );
}

/** A case as text, as it reads in an e-mail: its facts, every stage, the transaction, the participants. */
export function* caseText(shown: Case, withHidden: boolean, language: Language): InSteps {
  const { words } = language;
  const title = shown.code || words.case.untitled({ id: maskedId(shown.id) });
  const count = shown.transactions.length;
  return parts(
    lines(
      yield* maskInSteps([title, shown.processName].filter(Boolean).join(" · ")),
      yield* maskInSteps(shown.stageDescription),
    ),
    lines(
      line(words.copy.caseIdIs, maskedId(shown.id)),
      ...(yield* factLines(caseFacts(shown, language))),
      shown.hasReversal ? words.case.reversalExists : "",
    ),
    ...(yield* each(shown.stages, (stage) => stageText(stage, withHidden, language))),
    ...(yield* each(shown.transactions.entries(), function* ([index, transaction]) {
      return lines(
        count === 1
          ? words.case.transaction
          : words.case.transactionOf({ number: index + 1, count }),
        yield* transactionText(transaction, language),
      );
    })),
    shown.participants.length === 0
      ? ""
      : lines(words.case.participants, yield* fieldLines(shown.participants, withHidden, language)),
  );
}

function* fieldLines(
  fields: readonly CaseField[],
  withHidden: boolean,
  language: Language,
): InSteps {
  const wanted = fields.filter(({ isVisible }) => withHidden || isVisible);
  return (yield* each(wanted, (field) => fieldText(field, language))).join("\n");
}

function* transactionText(transaction: Transaction, language: Language): InSteps {
  const { trx } = language.words.case;
  const { initiator, initiatorContacts, respondent, respondentContacts } = transaction;
  return lines(
    ...(yield* factLines([
      ...transactionFacts(transaction, language),
      fact(trx.initiator, sideText(initiator, initiatorContacts, trx)),
      fact(trx.respondent, sideText(respondent, respondentContacts, trx)),
    ])),
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

/** What a stage is, in words. */
const stageStates = (stage: Stage, { stage: words }: FirstWords): string[] =>
  [
    stage.isActive && words.active,
    isClosed(stage) && words.closed,
    stage.isNext && words.next,
    stage.isFinal && words.final,
    stage.isMerchant && words.merchant,
  ].filter((word) => word !== false);
