import type { ContractNote } from "#wire/contract-note.ts";
import type { Diagnosis } from "./examine.ts";
import type { Finding, Mark } from "./finding.ts";
import { isName } from "./text-of-service.ts";

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

/** Findings for a monitoring program, in which they become JSON. */
export const findingsData = (canWork: boolean, findings: readonly Finding[]) => ({
  canWork,
  findings: findings.map((finding) => ({
    ...finding,
    message: clean(finding.message),
    advice: clean(finding.advice),
  })),
});

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

/** The diagnosis for a monitoring program. */
export const reportData = ({ findings, notes, settings }: Diagnosis, token: string) => ({
  ...findingsData(
    settings !== undefined,
    findings.map((finding) => withoutToken(finding, token)),
  ),
  differences: noteLines(notes, token),
  settings: settings ?? null,
});

/** One line for each difference, with a count for the same property of several items: `stages[*].fields[*].mask`. */
function noteLines(notes: readonly ContractNote[], token: string): string[] {
  const counts = new Map<string, number>();
  for (const note of notes) {
    const line = clean(`${pathOf(note, token)}: ${noteText(note)}`);
    counts.set(line, (counts.get(line) ?? 0) + 1);
  }
  return [...counts].map(([line, count]) => (count > 1 ? `${line} (${count} times)` : line));
}

/** The path of a note without the indexes of lists, up to a key that may be a value or has a part of the token. */
function pathOf({ path }: ContractNote, token: string): string {
  const keys = path.replaceAll(/\[\d+\]/g, "[*]").split(".");
  const hidden = keys.findIndex((key) => !isName(key.replace(/\[\*\]$/, "")));
  if (path === "") return "answer";
  if (removeToken(path, token) !== path) return "…";
  return hidden === -1 ? keys.join(".") : [...keys.slice(0, hidden), "…"].join(".");
}

/** The shortest part of a token that must not be shown, in characters. A shorter token is compared as a whole. */
const tellingLength = 8;

/** A text of the service with `…` in place of the token and of each part of it, in any casing. */
function removeToken(text: string, token: string): string {
  if (token === "") return text;
  const secret = token.toLowerCase();
  const searched = text.toLowerCase();
  const length = Math.min(tellingLength, secret.length);
  let shown = "";
  let hiddenTo = 0;
  for (let index = 0; index < text.length; index += 1) {
    const part = searched.slice(index, index + length);
    if (part.length === length && secret.includes(part)) {
      if (index >= hiddenTo) shown += "…";
      hiddenTo = index + length;
    } else if (index >= hiddenTo) shown += text[index];
  }
  return shown;
}

/** Removes the token from a finding, which may name something that the service has sent. */
function withoutToken(finding: Finding, token: string): Finding {
  if (token.length < tellingLength) return finding;
  const { message, advice } = finding;
  return { ...finding, message: removeToken(message, token), advice: removeToken(advice, token) };
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
      return `characters that the declared charset does not have: ${note.count}`;
    case "other-type":
      return `${note.received} instead of ${note.declared}`;
  }
}

/** Removes control characters, because key names come from the service and could control the terminal. */
const clean = (text: string): string => text.replaceAll(/[^\P{C}\n]/gu, "");
