import { shownName } from "#documents/shown-name.ts";
import { maskCardNumbers } from "#language/card-number.ts";
import dispute from "#wire/fixtures/dispute.json" with { type: "json" };
import { leavesOf, type Path, replaced, valueAt } from "#wire/fixtures/hostile-leaves.ts";
import naughty from "../../corpora/naughty-strings.json" with { type: "json" };
import { type Check, type Ground, some } from "../check.ts";
import type { Slot } from "../close-look.ts";
import { deploy } from "../deployed.ts";
import { type Stop, tour } from "../tour.ts";

/** A screen and a telephone's. */
export const sizes = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];

/** Every place of a text, but those by which a field is of a kind: another kind has no amounts. */
const slots = leavesOf(dispute)
  .filter((path) => typeof valueAt(dispute, path) === "string")
  .filter((path) => path[0] === "bpItem" && path.at(-1) !== "baseTypeCode");

/** The answer in which each slot holds its own text. */
function filled(id: number, textOf: (at: number) => string): string {
  let answer: unknown = {
    ...dispute,
    // One observer's name is a text of its own; two are one text.
    bpItem: { ...dispute.bpItem, id, isCurentUserObserver: false, observerList: ["a"] },
  };
  for (const [at, path] of slots.entries()) {
    if (valueAt(answer, path) === undefined) continue;
    answer = JSON.parse(replaced(answer, path, JSON.stringify(textOf(at))));
  }
  return JSON.stringify(answer);
}

const nameOf = (path: Path) => path.join(".");

/** What a text may look like: card numbers masked, a file's name with what is unseen written out, a mask cut off. */
export const looksOf = (text: string): string[] => [
  text,
  maskCardNumbers(text),
  shownName(text),
  text.slice(0, 64),
];

/** What is shown nowhere as it was sent: hints for a form, what another text stands for, what is cut. */
const hints =
  /\.(?:fieldType|controlWidth|cssClass|content|jsonValue|cardPrefix|cardSuffix|observerList\.1|documentsInfo\.\d+\.id)$/;
/** The details of a field are there for the stage that is selected, which is the second. */
const details = /stages\.[02]\.fields\.\d+\.(?:code|mask|description)$/;

/** A field whose value is no choice has no code of it. */
const hasCode = (path: Path): boolean =>
  /^(?:Select|RadioButton)$/.test(String(valueAt(dispute, [...path.slice(0, -1), "baseTypeCode"])));

const isShown = (path: Path): boolean =>
  !hints.test(nameOf(path)) &&
  !details.test(nameOf(path)) &&
  (path.at(-1) !== "valueCode" || hasCode(path));

/** What stands in one line with other texts, or with the mark of a date that is none. */
const isInLine = (path: Path): boolean =>
  /Contacts\.\d+\.(?:bankId|bic|direction)$|Date$|\.date$|\.dateCreated$/.test(nameOf(path));

/** A case that holds each slot's string in turn: in as many cases as there are strings each slot holds all. */
function stopOf(turn: number): Stop {
  const textOf = (at: number) => naughty[(turn + at) % naughty.length] ?? "";
  return {
    name: `from ${JSON.stringify(textOf(0)).slice(0, 40)} on`,
    text: (id) => filled(id, textOf),
    ends: "case",
    slots: slots.flatMap((path, at): Slot[] => {
      const text = textOf(at);
      return isShown(path) && text.trim() !== ""
        ? [{ name: `${nameOf(path)} = ${text}`, looks: looksOf(text), isWhole: !isInLine(path) }]
        : [];
    }),
  };
}

async function run(ground: Ground) {
  const deployed = await deploy(ground, { auth: "proxy" });
  const stops = naughty.map((_text, turn) => stopOf(turn));
  const lost: string[] = [];
  let tried = 0;
  for (const viewport of sizes) {
    const tally = await tour(deployed, some(stops, ground), { viewport });
    tried += tally.tried * slots.length;
    lost.push(...tally.lost.map((words) => `${viewport.width} px, ${words}`));
  }
  await deployed.close();
  return { tried, lost };
}

/** Every naughty string in every text of a case, at both sizes. */
export const naughtyStrings: Check = {
  name: `${naughty.length} naughty strings in each of ${slots.length} texts, at ${sizes.map(({ width }) => width).join(" and ")} px`,
  run,
  control: {
    what: "what is sent is set as HTML",
    edits: [
      {
        file: "src/ui/isolated.tsx",
        from: ": content}",
        to: `: typeof content === "string" ? <span ref={(element) => {
          try { if (element) element.innerHTML = content; } catch {}
        }} /> : content}`,
      },
    ],
    every: 60,
  },
};
