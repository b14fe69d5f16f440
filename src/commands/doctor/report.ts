import type { ContractNote } from "#wire/contract-note.ts";
import type { Diagnosis } from "./examine.ts";
import type { Mark } from "./finding.ts";

const signs: Readonly<Record<Mark, string>> = { ok: "✓", warning: "!", error: "✗" };

/**
 * The diagnosis for a terminal.
 * @param token is not repeated: a service may send it back, in the name of a key for example.
 */
export function reportText({ findings, notes, settings }: Diagnosis, token: string): string {
  const width = Math.max(...findings.map(({ subject }) => subject.length));
  const rows = findings.flatMap(({ mark, subject, seen, advice }) => [
    `${signs[mark]} ${subject.padEnd(width)}  ${seen}`,
    ...(advice === "" ? [] : [`${" ".repeat(width + 4)}${advice}`]),
  ]);
  const parts = [rows.join("\n")];
  if (notes.length > 0) {
    parts.push(["Differences from the specification:", ...noteLines(notes)].join("\n"));
  }
  const received = clean(parts.join("\n\n"));
  const conclusion = settings
    ? `config.json:\n${JSON.stringify(settings, null, 2)}`
    : "The viewer cannot work with this service yet: fix what is marked ✗.";
  return `${token === "" ? received : received.replaceAll(token, "…")}\n\n${conclusion}`;
}

/** One line for each difference, with a count for the same property of several items: `stages[*].fields[*].mask`. */
function noteLines(notes: readonly ContractNote[]): string[] {
  const counts = new Map<string, number>();
  for (const note of notes) {
    const line = `  ${generalPath(note.path) || "answer"}: ${noteText(note)}`;
    counts.set(line, (counts.get(line) ?? 0) + 1);
  }
  return [...counts].map(([line, count]) => (count > 1 ? `${line} (${count} times)` : line));
}

/** A path without the indexes of lists, and without digits of a key that may be a value. */
const generalPath = (path: string): string =>
  path.replaceAll(/\[\d+\]/g, "[*]").replaceAll(/\d{4,}/g, "…");

/** Describes a difference without the value. */
function noteText(note: ContractNote): string {
  switch (note.kind) {
    case "unknown-key":
      return "not in the specification";
    case "absent-key":
      return "missing";
    case "unknown-value":
      return "a value that the specification does not list";
    case "other-sentinel":
      return "means no date, in another spelling than the specification's";
    case "unreadable-characters":
      return `${note.count} characters that the declared charset does not have`;
    case "other-type":
      return `${note.received} instead of ${note.declared}`;
  }
}

/** Removes control characters, because key names come from the service and could control the terminal. */
const clean = (text: string): string => text.replaceAll(/[^\P{C}\n]/gu, "");
