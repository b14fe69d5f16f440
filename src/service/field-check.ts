import { isCalendarDate } from "#wire/date-time.ts";
import type { Checked } from "./checked.ts";
import { checkFile, type HandedFile } from "./file.ts";
import { checkMoney, type Money } from "./money.ts";
import type { Condition, FieldDefinition } from "./process.ts";

/** One `fields` row of CreateBp: a code paired with its value. Spec, ApiBpField. */
export interface SentField {
  readonly code: string;
  readonly value: string;
}

/** The accepted values of a request by field code. */
export type ClaimValues = ReadonlyMap<string, string | Money | readonly HandedFile[]>;

/** Sortable text of a `DD.MM.YYYY` date. */
const day = (date: string) => date.split(".").toReversed().join("-");

/** What is asked of one field's text, in a sentence's second half; `undefined` when it is well. */
type Rule = (
  definition: FieldDefinition,
  value: string,
  context: { readonly sent: ReadonlyMap<string, string>; readonly today: string },
) => string | undefined;

const rules: readonly Rule[] = [
  ({ options }, value) =>
    options && !options.some(({ code }) => code === value)
      ? `must be one of the codes ${options.map(({ code }) => code).join(", ")}`
      : undefined,
  ({ minLength }, { length }) =>
    minLength !== undefined && length < minLength
      ? `is too short: ${length} of at least ${minLength} characters`
      : undefined,
  ({ maxLength }, { length }) =>
    maxLength !== undefined && length > maxLength
      ? `is too long: ${length} of at most ${maxLength} characters`
      : undefined,
  ({ type }, value) =>
    type === "Digits" && !/^[0-9]*$/.test(value) ? "must be digits only" : undefined,
  ({ holds }, value) =>
    holds === "date" && !isCalendarDate(value) ? "must be a date like 31.12.2026" : undefined,
  ({ isPast }, value, { today }) =>
    isPast && day(value) > day(today) ? "must not be after today" : undefined,
  ({ notBefore }, value, { sent }) => {
    const earliest = notBefore === undefined ? undefined : sent.get(notBefore);
    return isCalendarDate(earliest) && day(value) < day(earliest)
      ? `must not be before ${earliest}`
      : undefined;
  },
];

/**
 * Checks the fields of a request against the fields a process takes.
 *
 * @param today the day of the request, `DD.MM.YYYY`
 * @returns the values, and every problem as a sentence that names the field
 */
export function checkFields(
  definitions: readonly FieldDefinition[],
  rows: readonly SentField[],
  today: string,
): { readonly values: ClaimValues; readonly problems: readonly string[] } {
  const problems = rows
    .filter(({ code }) => !definitions.some((definition) => definition.code === code))
    .map(({ code }) => `This kind of case has no field “${code.slice(0, 60)}”.`);
  const values = new Map<string, string | Money | readonly HandedFile[]>();
  const sent = new Map(rows.map(({ code, value }) => [code, value]));
  for (const definition of definitions) {
    const given = rows.filter((row) => row.code === definition.code && row.value.trim() !== "");
    const checked = checkField(definition, given, { sent, today });
    if (checked === undefined) continue;
    if ("problem" in checked) problems.push(`${definition.name}: ${checked.problem}.`);
    else values.set(definition.code, checked.value);
  }
  return { values, problems };
}

function checkField(
  definition: FieldDefinition,
  [first, ...more]: readonly SentField[],
  context: Parameters<Rule>[2],
): Checked<string | Money | readonly HandedFile[]> | undefined {
  if (!first) {
    const isMissing = definition.isRequired || isMet(definition.requiredWhen, context.sent);
    return isMissing ? { problem: "is required" } : undefined;
  }
  if (definition.holds === "files") return checkFiles([first, ...more]);
  if (more.length > 0) return { problem: "is given more than once" };
  if (definition.type === "Money") return checkMoney(readJsonText(first.value));
  const problem = rules
    .map((rule) => rule(definition, first.value, context))
    .find((found) => found !== undefined);
  return problem === undefined ? { value: first.value } : { problem };
}

function checkFiles(rows: readonly SentField[]): Checked<readonly HandedFile[]> {
  const files: HandedFile[] = [];
  for (const { value } of rows) {
    const file = checkFile(readJsonText(value));
    if ("problem" in file) return file;
    files.push(file.value);
  }
  return { value: files };
}

function isMet(condition: Condition | undefined, sent: ReadonlyMap<string, string>): boolean {
  if (!condition) return false;
  const value = sent.get(condition.field) ?? "";
  return "is" in condition
    ? value === condition.is
    : value !== (sent.get(condition.differsFrom) ?? "");
}

/** `undefined` for text that is not JSON. */
function readJsonText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
