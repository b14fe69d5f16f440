import { cardPieces, cleanCard, maskCard } from "#language/card-number.ts";
import { type CaseId, readCaseId } from "#model/case-id.ts";

/** A part of a text between two separators, as it stood there. */
export interface IdPart {
  readonly part: string;
  /** `undefined` when it is no id. */
  readonly id: CaseId | undefined;
}

/** A spreadsheet sets thousands apart by a space that does not break: `900 453` is one number. */
const groups = /(?<=\d)[\u00A0\u202F](?=\d{3}(?!\d))/g;

/**
 * `1500,00`, `1 500,00`, `1.500,00` or `1,500.00`, or whatever else stands between two separators. An
 * amount has a few groups: of a long list not all is looked at from each number on.
 */
const amount =
  /(?:\d{1,3}(?:[ .'’]\d{3}){1,9}|\d+),\d{2}(?![\d,])|\d{1,3}(?:,\d{3}){1,9}\.\d{2}(?!\d)/;
/**
 * `900 453`, `12 345`: with a plain space nobody can tell one number from several, so it is none.
 * Three digits more than twice are several.
 */
const thousands =
  /[#№]?(?<!\d)(?:\d{1,2}(?: \d{3})+(?!\d)|(?<!(?<!\d)\d{3} )\d{3} \d{3}(?!\d| \d{3}(?!\d)))/;
/** Digits in the groups of a card whose check digit is wrong: a card number that was mistyped. */
const mistyped =
  /(?<!\d[\s\p{Pd}]?)\d{4}([\s\p{Pd}])(?:\d{4}\1\d{4}\1\d{4}(?:\1\d{1,3})?|\d{6}\1\d{4,5})(?![\s\p{Pd}]?\d)/gu;
/** What is not seen, but for the two that set words apart. */
const unseen = /(?![\u200B\uFEFF])\p{Cf}/gu;
const none = "\\s\\u200B,;|\"'<>«»“”()[\\]";
const part = new RegExp(
  `(?<![\\d,])[^${none}\\d]*(?:${amount.source})|${thousands.source}|[^${none}]+`,
  "g",
);

/** The parts of a text that are ids, or might have been. What looks like a card number is none. */
export const idParts = (text: string): IdPart[] =>
  text
    .split(/[\r\n]+/)
    .flatMap(
      (line) =>
        withWholeCards(line.replaceAll(unseen, "").replaceAll(groups, "")).match(part) ?? [],
    )
    .map((part) => ({ part, id: idIn(part) }));

/** A card number stays in one piece, however its digits are grouped; one that was mistyped is masked at once. */
const withWholeCards = (line: string): string =>
  cardPieces(line)
    .map(({ text, masked }) => (isListOfIds(text) ? text : masked))
    .join("")
    .replaceAll(mistyped, (card) => maskCard(cleanCard(card)));

/** Whether digits in groups, which happen to pass for a card number, are ids of one length. */
function isListOfIds(text: string): boolean {
  const [first = "", ...more] = text.split(/\D+/);
  return first.length > 4 && more.length > 0 && more.every(({ length }) => length === first.length);
}

function idIn(part: string): CaseId | undefined {
  const inLink = /(?:^|\/)cases\/(\d+)(?=[/?#]|\W*$)/i.exec(part)?.[1];
  return readCaseId(inLink ?? part.replace(/^[#№]/, "").replace(/[.:!?]$/, ""));
}
