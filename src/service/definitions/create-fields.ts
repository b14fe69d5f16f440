import { type BpCode, baseTypeCodes } from "#wire/enumerations.ts";
import type { FieldDefinition } from "../process.ts";
import profile from "./form-profile.json" with { type: "json" };

/** A field of the form profile, as far as the service needs it. */
interface ProfileField {
  readonly type: string;
  readonly code: string;
  readonly label: { readonly en: string };
  readonly hint?: { readonly en: string } | undefined;
  readonly required?: boolean | undefined;
  readonly requiredWhen?:
    | { readonly field: string; readonly is: readonly string[] }
    | { readonly field: string; readonly differsFrom: string }
    | undefined;
  readonly options?:
    | readonly { readonly code: string; readonly label: { readonly en: string } }[]
    | undefined;
  readonly format?: string | undefined;
  readonly notBefore?: string | undefined;
  readonly notAfter?: string | undefined;
  readonly minLength?: number | undefined;
  readonly maxLength?: number | undefined;
}

const fieldOf = (field: ProfileField): FieldDefinition => ({
  code: field.code,
  name: field.label.en,
  type: baseTypeCodes.find((code) => code === field.type) ?? "String",
  holds: field.type === "File" ? "files" : field.format === "date" ? "date" : undefined,
  options: field.options?.map(({ code, label }) => ({ code, name: label.en })),
  isRequired: field.required,
  requiredWhen: field.requiredWhen,
  notBefore: field.notBefore,
  isPast: field.notAfter === "today",
  minLength: field.minLength,
  maxLength: field.maxLength,
  description: field.hint?.en,
});

/**
 * The fields that CreateBp takes for a case code. They are those of the form profile that the
 * viewer is delivered with, so that its form asks for what this service accepts.
 */
export const createFieldsOf = (bpCode: BpCode): readonly FieldDefinition[] => {
  const fields: readonly ProfileField[] = profile.caseTypes[bpCode];
  return fields.map(fieldOf);
};
