import { memoize } from "#lib/memoize.ts";

/** The forms of a word: `other` stands for each form that is not given. */
type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string };

// Made when first used: the first format of a page takes 50 ms, in which the case can be asked for.
const rulesOf = memoize((tag: string) => new Intl.PluralRules(tag));
const formatOf = memoize((tag: string) => new Intl.NumberFormat(tag));

export function numbersOf(tag: string) {
  const grouped = (count: number) => formatOf(tag).format(count);
  const plural = (count: number, forms: Forms) => forms[rulesOf(tag).select(count)] ?? forms.other;
  /** "1,200 cases". */
  const counted = (noun: Forms) => (count: number) => `${grouped(count)} ${plural(count, noun)}`;
  /** The same for a sentence of a catalogue, which takes `{ count }`. */
  const countOf = (noun: Forms) => {
    const write = counted(noun);
    return ({ count }: { count: number }) => write(count);
  };
  return { grouped, plural, counted, countOf };
}

const units = ["byte", "kilobyte", "megabyte", "gigabyte"] as const;

/** Formats a size in decimal units, `1.4 MB`, `812 bytes`. */
export function formatBytes(bytes: number, tag: string): string {
  const power = bytes < 1000 ? 0 : Math.min(3, Math.floor(Math.log10(bytes) / 3));
  return new Intl.NumberFormat(tag, {
    style: "unit",
    unit: units[power] ?? "byte",
    unitDisplay: power === 0 ? "long" : "short",
    maximumFractionDigits: power === 0 ? 0 : 1,
  }).format(bytes / 1000 ** power);
}
