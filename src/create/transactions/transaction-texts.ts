import { formatArnDoubt } from "#case-ui/format-arn-doubt.ts";
import { formatList } from "#i18n/list.ts";
import type { Messages } from "#i18n/messages.ts";
import { formatMoment } from "#i18n/moment.ts";
import { maskCardNumbers, maskedId } from "#privacy/card-number.ts";
import type { ExistingCase } from "./existing-case.ts";
import { withZeros } from "./read-transaction.ts";
import type { Transaction, TransactionError } from "./transaction.ts";

/** Why a transaction is left out or doubtful: a word or two for its row, and the sentence. */
export interface Reason {
  readonly short: string;
  readonly text: string;
  /** Whether the sentence says no more than the words. */
  readonly isClear?: boolean;
}

/** What is wrong with a transaction, what the operator is asked about, and why the service refused it. */
export function reasons(row: Transaction, messages: Messages, tag: string): Reason[] {
  const t = messages.create.transactions;
  const { short } = t;
  const { error, rowErrors, existingCase, arnDoubt, isCardDoubtful, isCardMissing } = row;
  const isLetter = error === "characters" && withZeros(row.arn) !== undefined;
  return [
    error !== undefined &&
      error !== "values" && {
        short: isLetter ? short.letterO : short.errors[error],
        text: ownErrorText(error, row, t),
        isClear: isLetter,
      },
    ...rowErrors.map(({ part, text }) => ({
      short: part === "currency" ? short.currency : text,
      text,
    })),
    existingCase && {
      short: existingCaseShort(existingCase, messages),
      text: existingCaseText(existingCase, messages, tag),
      isClear: existingCase.kind === "repeated",
    },
    arnDoubt && { short: short.arn, text: formatArnDoubt(row.rawArn, messages.arn) ?? "" },
    isCardDoubtful && { short: short.card, text: t.doubtfulCard },
    isCardMissing && { short: short.noCard, text: t.cardMissing },
    error === undefined &&
      row.refusal !== undefined && {
        short: refusalText(row, messages),
        text: refusalText(row, messages),
      },
  ].filter((reason) => typeof reason === "object");
}

/** The most rows that are named by their numbers; more are counted. */
const maxNamed = 3;

export function rowNames(
  rows: readonly Pick<Transaction, "number">[],
  { create: { transactions: t } }: Messages,
  tag: string,
): string {
  if (rows.length > maxNamed) return t.rows({ count: rows.length });
  const numbers = formatList(
    rows.map(({ number }) => String(number)),
    tag,
  );
  return t.namedRows({ count: rows.length, numbers });
}

/** Why a transaction is left out; "" when it is not. */
export function errorText(row: Transaction, { create }: Messages): string {
  const { error, rowErrors } = row;
  if (error === undefined) return "";
  const own = error === "values" ? "" : ownErrorText(error, row, create.transactions);
  return [own, ...rowErrors.map(({ text }) => text)].filter(Boolean).join(" ");
}

function ownErrorText(
  error: Exclude<TransactionError, "values">,
  { arn }: Transaction,
  t: Messages["create"]["transactions"],
): string {
  return error === "characters" && withZeros(arn) !== undefined ? t.letterO : t.errors[error];
}

/** What the operator is asked about before a transaction is sent, a sentence each. */
export function warningTexts(row: Transaction, messages: Messages, tag: string): string[] {
  const { existingCase, isCardDoubtful, isCardMissing } = row;
  const t = messages.create.transactions;
  return [
    existingCase && existingCaseText(existingCase, messages, tag),
    row.arnDoubt && formatArnDoubt(row.rawArn, messages.arn),
    isCardDoubtful && t.doubtfulCard,
    isCardMissing && t.cardMissing,
  ].filter((text) => typeof text === "string");
}

function existingCaseShort(existing: ExistingCase, { create }: Messages): string {
  const { short } = create.transactions;
  switch (existing.kind) {
    case "repeated":
      return short.repeated(existing);
    case "created":
    case "named":
      return short.caseExists({ id: existing.id === undefined ? "" : maskedId(existing.id) });
    case "unknown":
      return short.sentBefore;
    case "unknownCard":
      return short.outcomeUnknown;
  }
}

function existingCaseText(existing: ExistingCase, { create }: Messages, tag: string): string {
  const t = create.transactions.existing;
  switch (existing.kind) {
    case "repeated":
      return t.repeated(existing);
    case "unknownCard":
      return t.unknownCard(existing);
    case "created": {
      const id = existing.id === undefined ? "" : maskedId(existing.id);
      return t.created({ id, time: formatMoment(existing.at, tag) });
    }
    case "named":
      return t.named({ id: maskedId(existing.id), time: formatMoment(existing.at, tag) });
    case "unknown":
      return t.unknown({ time: formatMoment(existing.at, tag) });
  }
}

/** Why the service refused a transaction, in the service's words. */
const refusalText = ({ refusal = "" }: Transaction, { create }: Messages): string =>
  maskCardNumbers(refusal) || create.result.noReason;
