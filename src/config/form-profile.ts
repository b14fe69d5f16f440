import { queryOptions } from "@tanstack/react-query";
import { type LanguageTag, languageCode, languages } from "#i18n/languages.ts";
import * as z from "#lib/zod.ts";
import { type CaseType, caseTypes } from "#model/case-type.ts";
import { currencyCodes } from "#model/money/currency.ts";
import { loadProfileText } from "./load-file.ts";

const text = () => z.string().check(z.minLength(1));
const count = () => z.int().check(z.gte(0));
const decimal = () => z.string().check(z.regex(/^\d+(?:\.\d+)?$/));

const textCode = z.enum(languages.map(({ code }) => code));
const profileText = z.union([
  text(),
  z.partialRecord(textCode, text()).check(z.refine((texts) => Object.keys(texts).length > 0)),
]);

const condition = z.union([
  z.strictObject({ field: text(), is: z.array(z.string()).check(z.minLength(1)) }),
  z.strictObject({ field: text(), differsFrom: text() }),
]);

const frame = {
  code: text(),
  label: profileText,
  hint: z.optional(profileText),
  required: z.optional(z.boolean()),
  important: z.optional(z.boolean()),
  means: z.optional(z.enum(["amount", "reason"])),
  requiredWhen: z.optional(condition),
};
/** As in HTML, `.pdf, image/*`. */
const acceptedKind = /^(?:\.[\w.-]+|[\w.+-]+\/(?:\*|[\w.+-]+))$/;
const accept = z
  .string()
  .check(z.refine((list) => list.split(",").every((kind) => acceptedKind.test(kind.trim()))));
const lengths = { minLength: z.optional(count()), maxLength: z.optional(count()) };
const options = z.array(z.strictObject({ code: text(), label: profileText })).check(z.minLength(1));

/** The file writes a date as a text of one line with a format. */
const lineOrDate = z.pipe(
  z.strictObject({
    type: z.literal("String"),
    ...frame,
    ...lengths,
    format: z.optional(z.literal("date")),
    notBefore: z.optional(text()),
    notAfter: z.optional(text()),
  }),
  z.transform(({ format, minLength, maxLength, notBefore, notAfter, ...field }) =>
    format === "date"
      ? { ...field, type: "Date" as const, notBefore, notAfter }
      : { ...field, minLength, maxLength },
  ),
);

const profileField = z.discriminatedUnion("type", [
  z.strictObject({
    type: z.literal("Money"),
    ...frame,
    currencies: z.optional(z.array(z.enum(currencyCodes)).check(z.minLength(1))),
    min: z.optional(decimal()),
    max: z.optional(decimal()),
  }),
  z.strictObject({ type: z.literal("RadioButton"), ...frame, options }),
  z.strictObject({ type: z.literal("Select"), ...frame, options }),
  lineOrDate,
  z.strictObject({ type: z.literal("Text"), ...frame, ...lengths }),
  z.strictObject({ type: z.literal("Digits"), ...frame, ...lengths }),
  z.strictObject({
    type: z.literal("File"),
    ...frame,
    maxFiles: z.optional(count()),
    maxBytes: z.optional(count()),
    accept: z.optional(accept),
  }),
]);

/** A field code as the service compares it: without regard to case. */
export const foldCode = (code: string): string => code.toLowerCase();

/** Names each other field by the code under which the list has it, and not by another casing of it. */
function withWrittenCodes(list: ProfileField[]): ProfileField[] {
  const written = new Map(list.map(({ code }) => [foldCode(code), code]));
  const codeOf = (code: string) => written.get(foldCode(code)) ?? code;
  const conditionWith = (other: Condition): Condition =>
    "is" in other
      ? { ...other, field: codeOf(other.field) }
      : { field: codeOf(other.field), differsFrom: codeOf(other.differsFrom) };
  return list.map((field) => ({
    ...field,
    ...(field.requiredWhen && { requiredWhen: conditionWith(field.requiredWhen) }),
    ...(field.type === "Date" && {
      notBefore: field.notBefore && codeOf(field.notBefore),
      notAfter: field.notAfter && codeOf(field.notAfter),
    }),
  }));
}

const fields = z.pipe(
  z.array(profileField).check(
    z.refine((list) => new Set(list.map(({ code }) => foldCode(code))).size === list.length),
    z.refine((list) =>
      languages.every(
        ({ tag }) => new Set(list.map(({ label }) => textIn(label, tag))).size === list.length,
      ),
    ),
  ),
  z.transform(withWrittenCodes),
);

const formProfile = z.strictObject({
  version: z.literal(1),
  /** For whoever edits the file. */
  note: z.optional(z.string()),
  caseTypes: z.partialRecord(z.enum(caseTypes), fields),
  maxTotalBytes: z.optional(count()),
  outcomeFields: z.optional(z.array(text())),
});

export type ProfileField = z.output<typeof profileField>;

/** A field of one `type`. */
export type FieldOf<T extends ProfileField["type"]> = Extract<ProfileField, { type: T }>;

export type ProfileText = z.output<typeof profileText>;

type Condition = z.output<typeof condition>;

/**
 * The fields of the create form, which the specification leaves open: a JSON file edited by the
 * administrator; `docs/form-profile.md` describes its format. Unknown keys are refused, so that a
 * misspelt one does not pass unnoticed. Spec: not shown; allowed field codes and values.
 */
export type FormProfile = z.output<typeof formProfile>;

export class BadProfile extends Error {
  override name = "BadProfile";
  /** The paths of the invalid values, such as `caseTypes.DP[2].type`; "" for the file as a whole. */
  readonly places: readonly string[];

  constructor(places: readonly string[]) {
    super(`The form profile cannot be used: ${places.join(", ") || "not an object"}`);
    this.places = places;
  }
}

/** A text of the form profile in a language; the first text where that language is left out. */
export function textIn(profileText: ProfileText, tag: LanguageTag): string {
  if (typeof profileText === "string") return profileText;
  return profileText[languageCode(tag)] ?? Object.values(profileText)[0] ?? "";
}

export const noProfile: FormProfile = { version: 1, caseTypes: {} };

const noFields: readonly ProfileField[] = [];

/** The fields of a case type, always the same list; none while no case type is chosen. */
export const fieldsFor = (
  { caseTypes }: FormProfile,
  bpCode: CaseType | "",
): readonly ProfileField[] => (bpCode !== "" && caseTypes[bpCode]) || noFields;

/** Reads a form profile from its JSON. @throws BadProfile with all parts that cannot be used. */
export function readFormProfile(json: unknown): FormProfile {
  const read = z.safeParse(formProfile, json);
  if (read.success) return read.data;
  throw new BadProfile([...new Set(read.error.issues.flatMap(placesOf))]);
}

const placesOf = (issue: z.core.$ZodIssue): string[] =>
  issue.code === "unrecognized_keys"
    ? issue.keys.map((key) => z.core.toDotPath([...issue.path, key]))
    : [z.core.toDotPath(issue.path)];

/**
 * The form profile at the setting `formProfile`, see {@link loadProfileText}. Its errors are {@link BadProfile},
 * SyntaxError and {@link FileNotLoaded}. Kept also while no screen shows it, because every case is read with it.
 */
export const profileQuery = (path: string) =>
  queryOptions({
    queryKey: ["form-profile", path] as const,
    queryFn: ({ signal }) => profileIn(loadProfileText(path, signal)),
    gcTime: Number.POSITIVE_INFINITY,
  });

/** The profile in a text that is loading; an empty one where there is no text. */
export async function profileIn(loading: Promise<string | undefined>): Promise<FormProfile> {
  const text = await loading;
  if (text === undefined) return noProfile;
  return readFormProfile(JSON.parse(text));
}
