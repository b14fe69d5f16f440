import type { Messages } from "#i18n/messages.ts";
import { maskCardNumbers, maskedId } from "#privacy/card-number.ts";
import { isItem, type ResultRow } from "../send/result-rows.ts";
import { errorText, warningsText } from "../transactions/transaction-texts.ts";

/** The status of a row in words; a refusal that names a case says so, because the case may be its own. */
export function statusText({ status, item }: ResultRow, { create }: Messages): string {
  const { result: t } = create;
  const id = item?.id;
  if (status === "refused" && id !== undefined) return t.refusedNaming({ id: maskedId(id) });
  return t.statuses[status];
}

/** What there is to say about a row besides its status, its case and the service's message. */
export function resultNote(row: ResultRow, messages: Messages, tag: string): string {
  const { result: t } = messages.create;
  const { status, item } = row;
  const { receivedId } = item ?? {};
  const badId = receivedId === undefined ? "" : t.badId({ id: maskCardNumbers(receivedId) });
  switch (status) {
    case "created":
      return badId || (item?.id === undefined ? t.noId : "");
    case "refused":
      if (!item) return t.notCarriedOut;
      return badId || (item.message === "" ? t.noReason : "");
    case "notReported":
      return `${t.noOutcome} ${badId}`.trim();
    case "leftOut":
      return isItem(row) ? "" : errorText(row, messages);
    case "notThisTime":
      return isItem(row) ? "" : warningsText(row, messages, tag);
    case "ready":
    case "unknown":
      return "";
  }
}
