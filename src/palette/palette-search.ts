import {
  type PaletteEntry,
  type PaletteGroup,
  type PaletteSource,
  paletteGroups,
} from "./palette-entries.ts";

/** How many entries are shown at once. */
const maxShown = 50;

/** The entries that answer a text. */
export interface Found {
  /** What is shown of them, the best group first. */
  readonly groups: readonly { readonly group: PaletteGroup; readonly entries: PaletteEntry[] }[];
  /** How many there are, shown or not. */
  readonly total: number;
}

interface Indexed {
  readonly group: PaletteGroup;
  readonly entry: PaletteEntry;
  readonly label: string;
  readonly all: string;
}

/**
 * Reads the sources once, and searches them: words in any order, whatever the case and whichever of
 * the two layouts was on.
 * @param titles of the groups, so that an entry is found by its kind too.
 */
export function searchIn(
  sources: Iterable<PaletteSource>,
  titles: Readonly<Record<PaletteGroup, string>>,
): (text: string) => Found {
  const all = [...sources];
  const index = paletteGroups.flatMap((group) =>
    all
      .filter((source) => source.group === group && !source.isAnswer)
      .flatMap(({ read }) => read(""))
      .map((entry) => indexed(entry, group, titles[group])),
  );
  return (text) => {
    const answers = all
      .filter(({ isAnswer }) => isAnswer)
      .flatMap(({ group, read }) => read(text).map((entry) => ({ group, entry })));
    const ranked = ranksOf(index, fold(text).trim()).flat();
    const found = [...answers, ...ranked];
    return { groups: grouped(found.slice(0, maxShown)), total: found.length };
  };
}

function indexed(entry: PaletteEntry, group: PaletteGroup, title: string): Indexed {
  const label = fold(entry.label);
  const rest = fold(`${entry.detail ?? ""} ${entry.keywords ?? ""} ${title}`);
  return { group, entry, label, all: `${label} ${rest}` };
}

const fold = (text: string) => text.normalize("NFKC").toLowerCase().replaceAll("ё", "е");

/** The entries that hold a text, from the closest to the farthest. */
function ranksOf(index: readonly Indexed[], text: string): readonly Indexed[][] {
  if (text === "") return [[...index]];
  const ranks: Indexed[][] = [];
  const wanted = [text, fold(inOtherLayout(text))].map((one) => ({ one, words: one.split(/\s+/) }));
  for (const item of index) {
    const distances = wanted.map(({ one, words }, index) => distance(item, one, words) + index / 2);
    const closest = Math.min(...distances);
    if (closest < Number.POSITIVE_INFINITY) (ranks[closest * 2] ??= []).push(item);
  }
  return ranks;
}

function distance({ label, all }: Indexed, text: string, words: readonly string[]): number {
  if (!words.every((word) => all.includes(word))) return Number.POSITIVE_INFINITY;
  if (label.startsWith(text)) return 0;
  if (words.every((word) => beginsWord(label, word))) return 1;
  return words.every((word) => label.includes(word)) ? 2 : 3;
}

const beginsWord = (label: string, word: string) =>
  label.startsWith(word) || label.includes(` ${word}`);

function grouped(found: readonly Pick<Indexed, "group" | "entry">[]): Found["groups"] {
  const groups = [...new Set(found.map(({ group }) => group))];
  return groups.map((group) => ({
    group,
    entries: found.filter((one) => one.group === group).map(({ entry }) => entry),
  }));
}

const latin = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`";
const cyrillic = "йцукенгшщзхъфывапролджэячсмитьбюё";

const keys = latin + cyrillic;
const keysOfOtherLayout = cyrillic + latin;

/**
 * What the same keys type on the other layout, Latin or Russian: `cnflbz` is «стадия».
 * @param text in lower case.
 */
const inOtherLayout = (text: string): string =>
  text.replaceAll(/./gu, (sign) => keysOfOtherLayout.charAt(keys.indexOf(sign)) || sign);
