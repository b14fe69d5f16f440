import { englishLanguage } from "#i18n/languages.ts";
import type { ContractNote } from "#wire/contract-note.ts";
import type { Diagnosis } from "./examine.ts";
import type { Finding } from "./finding.ts";

const signs: Readonly<Record<Finding["mark"], string>> = { ok: "✓", warning: "!", error: "✗" };

export const canWork = (findings: readonly Finding[]): boolean =>
  findings.every(({ mark }) => mark !== "error");

export function findingsText(findings: readonly Finding[]): string {
  const width = Math.max(...findings.map(({ subject }) => subject.length));
  const lines = findings.flatMap(({ mark, subject, message, advice }) => [
    `${signs[mark]} ${subject.padEnd(width)}  ${message}`,
    ...(advice === "" ? [] : [`${" ".repeat(width + 4)}${advice}`]),
  ]);
  return clean(lines.join("\n"));
}

export function reportText({ findings, notes, settings }: Diagnosis): string {
  const parts = [findingsText(findings)];
  if (notes.length > 0) {
    const lines = noteLines(notes).map((line) => `  ${line}`);
    parts.push(["Differences from the specification:", ...lines].join("\n"));
  }
  parts.push(
    settings
      ? `config.json:\n${JSON.stringify(settings, null, 2)}`
      : "The viewer cannot work with this service yet: fix what is marked ✗.",
  );
  return parts.join("\n\n");
}

export const reportData = ({ findings, notes, settings }: Diagnosis) => ({
  canWork: settings !== undefined,
  findings,
  differences: noteLines(notes),
  settings: settings ?? null,
});

/** One line for each difference, with a count for the same property of several items: `stages[*].fields[*].mask`. */
function noteLines(notes: readonly ContractNote[]): string[] {
  const counts = new Map<string, number>();
  for (const note of notes) {
    const line = `${shownPath(note)}: ${noteText(note)}`;
    counts.set(line, (counts.get(line) ?? 0) + 1);
  }
  return [...counts].map(([line, count]) => (count > 1 ? `${line} (${count} times)` : line));
}

/** A path without the indexes of lists, up to a key that may be a value. */
function shownPath({ path }: ContractNote): string {
  if (path === "") return "answer";
  const keys = path.replaceAll(/\[\d+\]/g, "[*]").split(".");
  const hidden = keys.findIndex(
    (key) => !/^[A-Za-z_]\w{0,39}(?:\[\*\])*$/.test(key) || /\d{4}/.test(key),
  );
  return hidden === -1 ? keys.join(".") : [...keys.slice(0, hidden), "…"].join(".");
}

/** A difference in the words of the viewer, without the value. */
function noteText(note: ContractNote): string {
  const { notes: t } = englishLanguage.messages.answer;
  switch (note.kind) {
    case "unknown-key":
    case "absent-key":
      return t[note.kind];
    case "unknown-value":
    case "other-sentinel":
      return t[note.kind]({ value: "…" });
    case "other-type":
      return t[note.kind](note);
  }
}

/** Removes control characters: the keys of a settings file could control the terminal. */
const clean = (text: string): string => text.replaceAll(/[^\P{C}\n]/gu, "");
