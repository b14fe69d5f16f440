import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { bpCodes } from "#wire/enumerations.ts";
import { readKey, readList } from "./key.ts";
import { createFields, type FieldDefinition } from "./process.ts";
import { processes } from "./processes.ts";

const path = new URL("../../public/form-profile.json", import.meta.url);
const profile: unknown = JSON.parse(readFileSync(path, "utf8"));

/** A field of the form, without its words. */
function asked(input: unknown) {
  const condition = readKey(input, "requiredWhen");
  return {
    code: readKey(input, "code"),
    type: readKey(input, "type"),
    isDate: readKey(input, "format") === "date",
    isRequired: readKey(input, "required") === true,
    condition: condition && [
      readKey(condition, "field"),
      readKey(condition, "differsFrom") ?? readKey(condition, "is"),
    ],
    options: readList(input, "options")?.map((option) => readKey(option, "code")),
    minLength: readKey(input, "minLength"),
    maxLength: readKey(input, "maxLength"),
    notBefore: readKey(input, "notBefore"),
    isPast: readKey(input, "notAfter") === "today",
  };
}

/** The same of a field that the engine takes. */
function taken(field: FieldDefinition): ReturnType<typeof asked> {
  const { code, requiredWhen, options, minLength, maxLength, notBefore } = field;
  return {
    code,
    type: field.holds === "files" ? "File" : field.type,
    isDate: field.holds === "date",
    isRequired: field.isRequired === true,
    condition: requiredWhen && [
      requiredWhen.field,
      "is" in requiredWhen ? [requiredWhen.is] : requiredWhen.differsFrom,
    ],
    options: options?.map((option) => option.code),
    minLength,
    maxLength,
    notBefore,
    isPast: field.isPast === true,
  };
}

const byCode = (fields: readonly ReturnType<typeof asked>[]) =>
  new Map(fields.map((field) => [field.code, field]));

test.each(bpCodes)("the form for %s asks for what the engine takes", (bpCode) => {
  const form = readList(readKey(profile, "caseTypes"), bpCode) ?? [];
  const fields = createFields(processes[bpCode]);
  expect(fields.length).toBeGreaterThan(3);
  expect(byCode(form.map(asked))).toEqual(byCode(fields.map(taken)));
});
