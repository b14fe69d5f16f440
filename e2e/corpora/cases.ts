import { readFileSync } from "node:fs";
import type { CaseText } from "../servers/fake-service.ts";

const letter = "\uFEFFDear Sir or Madam,\r\nthe parcel никогда не пришла.\n";
const everyByte = Uint8Array.from(
  { length: 70_001 },
  (_, index) => (index * 31 + (index >> 8)) % 256,
);

/** The bytes of the files, by the word that replaces them in the JSON of a case. */
export const fileBytes = {
  letter: Buffer.from(letter),
  secondLetter: Buffer.from(`${letter}P.S. It was blue.`),
  everyByte: Buffer.from(everyByte),
  page: Buffer.from("<!doctype html><script>document.title = 'taken'</script>"),
} as const;

/** Base64 as some services send it: in lines. */
const inLines = (base64: string) => base64.replaceAll(/.{76}/g, "$&\\r\\n");

const contents: Readonly<Record<string, string>> = {
  letter: fileBytes.letter.toString("base64"),
  secondLetter: fileBytes.secondLetter.toString("base64"),
  everyByte: inLines(fileBytes.everyByte.toString("base64")),
  page: fileBytes.page.toString("base64"),
  broken: "JVBERi0xLjQK***",
};

function caseText(name: string): CaseText {
  // The text is never parsed: every digit has to arrive as it was written.
  const text = readFileSync(new URL(`${name}.json`, import.meta.url), "utf8");
  return (withFiles) =>
    text.replaceAll(/,\s*"content": "@(\w+)"/g, (_, word: string) =>
      withFiles ? `, "content": "${contents[word] ?? ""}"` : "",
    );
}

/** Cases that are not in the demo, by their ids; each an answer of GetBpItem as written by hand. */
export const cases = {
  /** Every contradiction of the specification as its sample has it. */
  asInSample: { id: 7100001, text: caseText("as-in-sample") },
  /** The same contradictions as the types are declared. */
  asDeclared: { id: 7100002, text: caseText("as-declared") },
  /** Files, with names and contents that make trouble. */
  files: { id: 7100005, text: caseText("files") },
} as const;
