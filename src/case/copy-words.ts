import { maskCardNumbers } from "#language/card-number.ts";
import { formatDateTime } from "#language/wall-clock.ts";
import type { Language, Words } from "#language/words.ts";
import type { Case } from "#model/case.ts";
import { isCaseType } from "#model/case-type.ts";
import { type DateTime, isOdd, type Sent, sentText } from "#model/sent.ts";
import type { Stage } from "#model/stage.ts";

/** A time by the service's wall clock as it is read; what is no date-time as sent, "" for none. */
export function timeText(when: Sent<DateTime | "open" | "never">, { tag, words }: Language) {
  if (when === undefined || when === "open") return "";
  if (when === "never") return words.stage.noAutoAction;
  return isOdd(when) ? maskCardNumbers(sentText(when)) : formatDateTime(when, tag);
}

/** The state of actions between merchant and acquirer, in words. */
export const controlText = ({ controlActions }: Stage, { stage: words }: Words): string =>
  controlActions
    .map((action) =>
      typeof action === "string" ? words.control[action] : maskCardNumbers(action.unknown),
    )
    .join(", ");

/** The card's first and last digits, "" when neither was sent. */
export const cardText = ({ cardPrefix, cardSuffix }: Case): string =>
  cardPrefix === "" && cardSuffix === ""
    ? ""
    : `${cardPrefix.slice(0, 8)} •••• •••• ${cardSuffix.slice(-4)}`;

/** The kind of case in words, and as sent. */
export const caseTypeText = ({ caseType }: Case, words: Words): string =>
  isCaseType(caseType) ? `${caseType} ${words.case.types[caseType]}` : maskCardNumbers(caseType);

/** What the operator is in the case. */
export const roleText = ({ operatorRole: role }: Case, { case: words }: Words): string =>
  typeof role === "boolean"
    ? role
      ? words.initiator
      : words.notInitiator
    : maskCardNumbers(sentText(role));
