import fc from "fast-check";
import {
  branchesOf,
  hostileTexts,
  leavesOf,
  type Path,
  valueAt,
} from "#wire/fixtures/hostile-leaves.ts";

const place = fc.nat();
/** JSON text of any value. */
const anything = fc.oneof(
  fc.constantFrom(...hostileTexts),
  fc.json(),
  fc.string({ unit: "binary", maxLength: 200 }).map((text) => JSON.stringify(text)),
  fc.double().map(String),
);
const share = fc.double({ min: 0, max: 1, noNaN: true });

type Change =
  | { readonly kind: "replace"; readonly place: number; readonly text: string }
  | { readonly kind: "remove"; readonly place: number }
  | { readonly kind: "repeat"; readonly place: number; readonly times: number }
  | { readonly kind: "copy"; readonly place: number; readonly from: number }
  | { readonly kind: "insert"; readonly share: number; readonly text: string }
  | { readonly kind: "cut"; readonly share: number };

const change: fc.Arbitrary<Change> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant("replace"), place, text: anything }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("remove"), place }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant("repeat"),
      place,
      times: fc.integer({ min: 2, max: 40 }),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("copy"), place, from: place }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant("insert"),
      share,
      text: fc.string({ unit: "binary" }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("cut"), share }) },
);

/** What is done to an answer, one after the other. */
export type Mutation = readonly Change[];

/** Random mutations; the same seed makes the same ones. */
export const mutationsFrom = (seed: number, count: number): Mutation[] =>
  fc.sample(fc.array(change, { minLength: 1, maxLength: 6 }), { seed, numRuns: count });

/** The value with what stands at a path changed: into nothing, one thing, or several in a list. */
function changed(
  value: unknown,
  [first, ...rest]: Path,
  into: (child: unknown) => readonly unknown[],
): readonly unknown[] {
  if (first === undefined) return into(value);
  if (Array.isArray(value)) {
    const items: unknown[] = value;
    return [items.flatMap((item, index) => (index === first ? changed(item, rest, into) : [item]))];
  }
  const entries: [string, unknown][] = Object.entries(value ?? {});
  return [
    Object.fromEntries(
      entries.flatMap(([key, item]) =>
        key === first
          ? changed(item, rest, into).map((one): [string, unknown] => [key, one])
          : [[key, item] as const],
      ),
    ),
  ];
}

/** The text of an answer after a mutation: often JSON, seldom a case as it should be. */
export function mutated(answer: unknown, mutation: Mutation): string {
  let value = answer;
  const texts: string[] = [];
  for (const one of mutation) {
    if (one.kind === "insert" || one.kind === "cut") continue;
    const paths = [...leavesOf(value), ...branchesOf(value)];
    const at = (place: number): Path => paths[place % paths.length] ?? [];
    const into = (child: unknown): readonly unknown[] => {
      if (one.kind === "remove") return [];
      if (one.kind === "repeat") return Array.from({ length: one.times }, () => child);
      if (one.kind === "copy") return [valueAt(value, at(one.from))];
      // Its text is put in last, so that every digit stays as it is.
      texts.push(one.text);
      return [`@@${texts.length - 1}@@`];
    };
    [value] = changed(value, at(one.place), into);
  }
  let text = JSON.stringify(value) ?? "";
  text = text.replaceAll(/"@@(\d+)@@"/g, (_, at) => texts[Number(at)] ?? "null");
  for (const one of mutation) {
    if (one.kind === "cut") text = text.slice(0, one.share * text.length);
    if (one.kind === "insert") {
      const at = Math.floor(one.share * text.length);
      text = text.slice(0, at) + one.text + text.slice(at);
    }
  }
  return text;
}
