import { formatArnDoubt } from "#case-ui/format-arn-doubt.ts";
import { formatMoment } from "#i18n/computer-clock.ts";
import { formatList } from "#i18n/list.ts";
import type { Messages } from "#i18n/messages.ts";
import { maskCardNumbers, maskedId } from "#privacy/card-number.ts";
import { withZeros } from "./derive-transaction.ts";
import type { ExistingCase } from "./existing-case.ts";
import type { Transaction, WarningKind } from "./transaction.ts";

/** Why a transaction is left out or doubtful. */
export interface Reason {
  readonly text: string;
  /** A word or two that say as much as the sentence. */
  readonly short?: string | undefined;
}

/** What is wrong with a transaction, what the operator is asked about, and why the service refused it. */
export function reasons(row: Transaction, messages: Messages, tag: string): Reason[] {
  const refusal = refusalText(row, messages);
  const isRefused = row.error === undefined && row.refusal !== undefined;
  return [
    ...errorReasons(row, messages),
    ...warningReasons(row, messages, tag),
    ...(isRefused ? [{ text: refusal }] : []),
  ];
}

/** Why a transaction is left out; none when it is not. */
function errorReasons(row: Transaction, { create }: Messages): Reason[] {
  const { errors, letterO, short } = create.transactions;
  const { error, rowErrors } = row;
  const isLetter = error === "characters" && withZeros(row.arn) !== undefined;
  const own =
    error === undefined || error === "values"
      ? []
      : [isLetter ? { short: short.letterO, text: letterO } : { text: errors[error] }];
  return [...own, ...rowErrors.map(({ text }) => ({ text }))];
}

interface WarningReason extends Reason {
  readonly kind: WarningKind;
}

/** What the operator is asked about before a transaction is sent. */
function warningReasons(row: Transaction, messages: Messages, tag: string): WarningReason[] {
  const t = messages.create.transactions;
  const { existingCase, isCardDoubtful, isCardMissing, lostText } = row;
  const arnText = row.arnDoubt && formatArnDoubt(row.rawArn, messages.arn);
  const found: readonly (WarningReason | false | undefined)[] = [
    existingCase && {
      kind: existingCase.kind === "repeated" ? "repeated" : "existing",
      short: existingCase.kind === "repeated" ? t.short.repeated(existingCase) : undefined,
      text: existingCaseText(existingCase, messages, tag),
    },
    arnText !== undefined && { kind: "doubtful", text: arnText },
    isCardDoubtful && { kind: "card", text: t.doubtfulCard },
    isCardMissing && { kind: "card", text: t.cardMissing },
    lostText !== undefined && { kind: "lost", text: t.lost({ text: lostText }) },
  ];
  return found.filter((reason) => typeof reason === "object");
}

/** Why a transaction is left out, in sentences; "" when it is not. */
export const errorText = (row: Transaction, messages: Messages): string =>
  sentences(errorReasons(row, messages));

/** The warnings of one kind that a transaction has, in sentences. */
export const warningText = (
  row: Transaction,
  kind: WarningKind,
  messages: Messages,
  tag: string,
): string => sentences(warningReasons(row, messages, tag).filter((reason) => reason.kind === kind));

/** What the operator is asked about before a transaction is sent, in sentences; "" without a warning. */
export const warningsText = (row: Transaction, messages: Messages, tag: string): string =>
  sentences(warningReasons(row, messages, tag));

const sentences = (found: readonly Reason[]): string => found.map(({ text }) => text).join(" ");

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
