import { maskCardNumbers } from "#language/card-number.ts";
import type { FullLanguage, Words } from "#language/words.ts";
import type { CasePart } from "#model/case-parts.ts";
import type { Change } from "#model/change.ts";
import { valueWords } from "./value-words.ts";

const longest = 80;
const turning = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]+/gu;

/**
 * A change in one sentence: what it is, and what it was where that is known. What comes from outside
 * is on one line, isolated, at most 80 characters, and without card numbers.
 */
export function changeWords(change: Change, language: FullLanguage): string {
  const { changes: words } = language.words;
  const what = whatWords(change, language.words);
  if (change.how === "new") return words.isNew({ what });
  if (change.how === "gone") return words.isGone({ what });
  const [from, to] = [change.before, change.now].map((part) => partWords(part, language));
  const say = change.kind === "deadline" && to !== "" ? words.moved : words.changed;
  return say({ what, from: from ?? "", to: to ?? "" });
}

function partWords(part: CasePart | undefined, language: FullLanguage): string {
  if (!part || part.kind === "document" || part.kind === "transaction") return "";
  const { text, isQuoted } = valueWords(part, language);
  const { changes: words } = language.words;
  if (text === "") return words.nothing;
  return isQuoted ? words.quoted({ text: plain(text) }) : plain(text);
}

/** What a sentence is about. */
function whatWords({ kind, stage, before, now }: Change, all: Words): string {
  const { what: words, quoted } = all.changes;
  const name = (text: string) => quoted({ text: plain(text) });
  const stageName = stage ? name(stage.name || all.stage.unnamed) : words.somewhere;
  const place = stage ? stageName : words.participants;
  const part = now ?? before;
  switch (kind) {
    case "stage":
      return stage ? words.stage({ stage: stageName }) : words.someStage;
    case "state":
    case "deadline":
    case "control":
      return words[kind]({ stage: stageName });
    case "stageFact":
      return words[part?.kind === kind ? part.fact : "details"]({ stage: stageName });
    case "field":
      if (part?.kind !== kind) return words.someField({ place });
      return words.field({
        field: name(part.field.name || part.field.code || all.case.field.unnamed),
        place,
      });
    case "document":
      if (part?.kind !== kind) return stage ? words.documentOf({ place }) : words.someDocument;
      return words.document({ document: name(part.document.name || part.document.id), place });
    case "transaction":
      return part?.kind === kind && part.transaction.arn !== ""
        ? words.transaction({ arn: plain(part.transaction.arn) })
        : words.someTransaction;
    case "amount":
    case "created":
      return words[kind];
    case "fact":
      return part?.kind === kind ? words.fact[part.fact] : words.facts;
  }
}

/** What comes from outside, for a sentence. */
const plain = (text: string): string => {
  const line = Array.from(maskCardNumbers(text).replaceAll(turning, " ").trim());
  const cut = line.length > longest ? `${line.slice(0, longest).join("")}…` : line.join("");
  return `\u2068${cut}\u2069`;
};
