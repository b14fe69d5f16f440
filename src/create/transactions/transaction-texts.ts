import { formatArnDoubt } from "#case-ui/format-arn-doubt.ts";
import type { Messages } from "#i18n/messages.ts";
import { formatMoment } from "#i18n/moment.ts";
import { maskCardNumbers, maskedId } from "#privacy/card-number.ts";
import type { ExistingCase } from "./existing-case.ts";
import { withZeros } from "./read-transaction.ts";
import type { Transaction, TransactionError } from "./transaction.ts";

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
export const refusalText = ({ refusal = "" }: Transaction, { create }: Messages): string =>
  maskCardNumbers(refusal) || create.result.noReason;
