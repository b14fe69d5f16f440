import type { ContractNote } from "#wire/contract-note.ts";
import type { Diagnosis } from "./examine.ts";
import type { Finding, Mark } from "./finding.ts";

const signs: Readonly<Record<Mark, string>> = { ok: "✓", warning: "!", error: "✗" };

/** Findings for a terminal, one or two lines each. */
export function findingsText(findings: readonly Finding[]): string {
  const width = Math.max(...findings.map(({ subject }) => subject.length));
  const lines = findings.flatMap(({ mark, subject, message, advice }) => [
    `${signs[mark]} ${subject.padEnd(width)}  ${message}`,
    ...(advice === "" ? [] : [`${" ".repeat(width + 4)}${advice}`]),
  ]);
  return clean(lines.join("\n"));
}

/** Findings as JSON, with more keys after them. */
export const findingsJson = (
  canWork: boolean,
  findings: readonly Finding[],
  more: Readonly<Record<string, unknown>> = {},
): string => {
  const cleaned = findings.map((finding) => ({
    ...finding,
    message: clean(finding.message),
    advice: clean(finding.advice),
  }));
  return JSON.stringify({ canWork, findings: cleaned, ...more }, null, 2);
};

/**
 * The diagnosis for a terminal.
 * @param token is removed from the text: a service may send it back, for example in the name of a key.
 */
export function reportText({ findings, notes, settings }: Diagnosis, token: string): string {
  const parts = [findingsText(findings.map((finding) => withoutToken(finding, token)))];
  if (notes.length > 0) {
    const lines = noteLines(notes, token).map((line) => `  ${line}`);
    parts.push(["Differences from the specification:", ...lines].join("\n"));
  }
  parts.push(
    settings
      ? `config.json:\n${JSON.stringify(settings, null, 2)}`
      : "The viewer cannot work with this service yet: fix what is marked ✗.",
  );
  return parts.join("\n\n");
}

/** The diagnosis as JSON, for monitoring. */
export const reportJson = ({ findings, notes, settings }: Diagnosis, token: string): string =>
  findingsJson(
    settings !== undefined,
    findings.map((finding) => withoutToken(finding, token)),
    { differences: noteLines(notes, token), settings: settings ?? null },
  );

/** One line for each difference, with a count for the same property of several items: `stages[*].fields[*].mask`. */
function noteLines(notes: readonly ContractNote[], token: string): string[] {
  const counts = new Map<string, number>();
  for (const note of notes) {
    const path = hasPartOf(token, note.path) ? "…" : generalPath(note.path);
    const line = clean(`${path || "answer"}: ${noteText(note)}`);
    counts.set(line, (counts.get(line) ?? 0) + 1);
  }
  return [...counts].map(([line, count]) => (count > 1 ? `${line} (${count} times)` : line));
}

/** A path without the indexes of lists, and without digits of a key that may be a value. */
const generalPath = (path: string): string =>
  path.replaceAll(/\[\d+\]/g, "[*]").replaceAll(/\d{4,}/g, "…");

/** The shortest part of a token that must not be shown, in characters. A shorter token is compared as a whole. */
const tellingLength = 8;

/** Whether a text of the service repeats the token or a part of it, in any casing. */
function hasPartOf(token: string, text: string): boolean {
  if (token === "") return false;
  const searched = text.toLowerCase();
  const secret = token.toLowerCase();
  const length = Math.min(tellingLength, secret.length);
  for (let start = 0; start + length <= secret.length; start += 1) {
    if (searched.includes(secret.slice(start, start + length))) return true;
  }
  return false;
}

/** Removes the token from a finding, which may name something that the service has sent. */
function withoutToken(finding: Finding, token: string): Finding {
  if (token.length < tellingLength) return finding;
  const remove = (text: string) => text.replaceAll(token, "…").replaceAll(token.toLowerCase(), "…");
  return { ...finding, message: remove(finding.message), advice: remove(finding.advice) };
}

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
