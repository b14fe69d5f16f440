import { foldText } from "#i18n/fold-text.ts";
import {
  type PaletteEntry,
  type PaletteGroup,
  type PaletteSource,
  paletteGroups,
} from "./palette-entries.ts";

const maxShown = 50;

/** The most cases while nothing is typed. */
const maxCases = 5;

export interface Found {
  /** The entries that are shown, the best group first. */
  readonly groups: readonly { readonly group: PaletteGroup; readonly entries: PaletteEntry[] }[];
  /** The number of all found entries. */
  readonly total: number;
}

interface IndexedEntry {
  readonly group: PaletteGroup;
  readonly entry: PaletteEntry;
  /** Folded, like `allText`. */
  readonly label: string;
  /** Label, detail, keywords and the group's title. */
  readonly allText: string;
}

/**
 * Reads the sources once, and returns a function that searches their entries: words in any order, in
 * upper or lower case, typed on the Latin or the Russian keyboard layout.
 * @param titles of the groups, by which entries are found too.
 */
export function searchIn(
  sources: readonly PaletteSource[],
  titles: Readonly<Record<PaletteGroup, string>>,
): (text: string) => Found {
  const index = paletteGroups.flatMap((group) =>
    sources
      .filter((source) => source.group === group && !source.isForTypedText)
      .flatMap(({ read }) => read(""))
      .map((entry) => indexEntry(entry, group, titles[group])),
  );
  return (text) => {
    const answers = sources
      .filter(({ isForTypedText }) => isForTypedText)
      .flatMap(({ group, read }) => read(text).map((entry) => ({ group, entry })));
    const found = [...answers, ...rank(index, text)];
    const groups = Map.groupBy(
      (text.trim() === "" ? withFewCases(found) : found).slice(0, maxShown),
      ({ group }) => group,
    );
    return {
      groups: [...groups].map(([group, items]) => ({
        group,
        entries: items.map(({ entry }) => entry),
      })),
      total: found.length,
    };
  };
}

function withFewCases<T extends { readonly group: PaletteGroup }>(found: readonly T[]) {
  const cases = found.filter(({ group }) => group === "open");
  const left = new Set(cases.slice(maxCases));
  return found.filter((item) => !left.has(item));
}

function indexEntry(entry: PaletteEntry, group: PaletteGroup, title: string): IndexedEntry {
  const label = foldText(entry.label);
  const others = foldText(`${entry.detail ?? ""} ${entry.keywords ?? ""} ${title}`);
  return { group, entry, label, allText: `${label} ${others}` };
}

/** The entries that match a text in either layout, the best first. */
function rank(index: readonly IndexedEntry[], text: string): readonly IndexedEntry[] {
  if (text.trim() === "") return index;
  const typed = text.toLowerCase();
  const queries = [typed, inOtherLayout(typed)].map((query) => foldText(query).trim().split(" "));
  return index
    .map((item) => {
      // A match in the layout that was typed is better than an equal match in the other one.
      const distances = queries.map((words, layout) => distance(item, words) + layout / 2);
      return { item, closest: Math.min(...distances) };
    })
    .filter(({ closest }) => closest < Number.POSITIVE_INFINITY)
    .toSorted((a, b) => a.closest - b.closest)
    .map(({ item }) => item);
}

/** From 0, where the label begins with the text, to 3, where a word is in the keywords only. */
function distance({ label, allText }: IndexedEntry, words: readonly string[]): number {
  if (!words.every((word) => allText.includes(word))) return Number.POSITIVE_INFINITY;
  if (label.startsWith(words.join(" "))) return 0;
  if (words.every((word) => ` ${label}`.includes(` ${word}`))) return 1;
  return words.every((word) => label.includes(word)) ? 2 : 3;
}

const latin = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`";
const cyrillic = "йцукенгшщзхъфывапролджэячсмитьбюё";

const characters = latin + cyrillic;
const onOtherLayout = cyrillic + latin;

/**
 * The text that the same keys type on the other layout, Latin or Russian: «стадия» for `cnflbz`.
 * @param text in lower case.
 */
const inOtherLayout = (text: string): string =>
  text.replaceAll(/./gu, (sign) => onOtherLayout.charAt(characters.indexOf(sign)) || sign);
