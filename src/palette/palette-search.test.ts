import { describe, expect, test } from "vitest";
import type { PaletteEntry, PaletteGroup, PaletteSource } from "./palette-entries.ts";
import { searchIn } from "./palette-search.ts";

const titles = {
  open: "Open",
  actions: "Actions",
  everywhere: "Everywhere",
  stages: "Stages",
  documents: "Documents",
  fields: "Fields",
};
const entry = (label: string, more: Partial<PaletteEntry> = {}): PaletteEntry => ({
  id: label,
  label,
  run() {},
  ...more,
});
const source = (group: PaletteGroup, ...entries: PaletteEntry[]): PaletteSource => ({
  group,
  isForTypedText: false,
  read: () => entries,
});
const labelsFor = (text: string, ...sources: PaletteSource[]) =>
  searchIn(
    sources,
    titles,
  )(text).groups.flatMap(({ entries }) => entries.map(({ label }) => label));

const fields = source(
  "fields",
  entry("Disputed amount", { detail: "Dispute opened", keywords: "f_DisputeAmount" }),
  entry("Settled amount", { detail: "Dispute closed" }),
  entry("Причина спора", { detail: "Стадия" }),
);
const stages = source("stages", entry("Dispute opened"), entry("Запрос документов «Ёлка»"));

describe("a search", () => {
  test.each([
    ["DISPUTED", ["Disputed amount"]],
    ["amount settled", ["Settled amount"]],
    ["closed amount", ["Settled amount"]],
    ["f_disputeamount", ["Disputed amount"]],
    ["ПРИЧИНА", ["Причина спора"]],
    ["елка", ["Запрос документов «Ёлка»"]],
    ["cnflbz", ["Причина спора"]],
    ["ыуеедув", ["Settled amount"]],
    ["nothing of it", []],
  ])("finds by %s: %j", (text, labels) => {
    expect(labelsFor(text, fields, stages)).toEqual(labels);
  });

  test("shows the best matches first, whatever their group", () => {
    const actions = source("actions", entry("Print the disputes"));
    expect(labelsFor("dispute", fields, stages, actions)).toEqual([
      "Dispute opened",
      "Disputed amount",
      "Settled amount",
      "Print the disputes",
    ]);
  });

  test("shows answers to the text first", () => {
    const answers: PaletteSource = {
      group: "open",
      isForTypedText: true,
      read: (text) => (text === "7" ? [entry("Open case 7")] : []),
    };
    const seven = source("actions", entry("7 days"));
    expect(labelsFor("7", seven, answers)).toEqual(["Open case 7", "7 days"]);
    expect(labelsFor("", seven, answers)).toEqual(["7 days"]);
  });
});

test("while nothing is typed, what belongs to the open case comes first, and at most five cases", () => {
  const cases = source(
    "open",
    ...Array.from({ length: 7 }, (_, index) => entry(`Case 90045${index}`)),
  );
  expect(labelsFor("", cases, stages)).toEqual([
    "Dispute opened",
    "Запрос документов «Ёлка»",
    ...[0, 1, 2, 3, 4].map((index) => `Case 90045${index}`),
  ]);
  expect(labelsFor("case", cases)).toHaveLength(7);
});
