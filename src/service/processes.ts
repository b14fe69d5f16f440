import * as z from "#lib/zod.ts";
import { baseTypeCodes, bpCodes, controlActionStatuses } from "#wire/enumerations.ts";
import { isRecord } from "#wire/json.ts";
import profile from "../../deploy/form-profile.default.json" with { type: "json" };
import definitions from "./definitions/processes.json" with { type: "json" };

export type ServiceLanguage = "en" | "ru";

export type LocalizedText = Readonly<Record<ServiceLanguage, string>>;

/** Replaces every `{ "en", "ru" }` by its text in one language, and every text by what is made of it. */
export function inLanguage(
  value: unknown,
  language: ServiceLanguage,
  make = (text: string) => text,
): unknown {
  if (typeof value === "string") return make(value);
  if (Array.isArray(value)) return value.map((item: unknown) => inLanguage(item, language, make));
  if (!isRecord(value)) return value;
  if ("en" in value && "ru" in value) return inLanguage(value[language], language, make);
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, inLanguage(item, language, make)]),
  );
}

/**
 * The definition of a field, as in the form profile. The profile is the one that the viewer is
 * delivered with, so its form asks for the fields that this service accepts.
 */
const FieldDefinition = z.object({
  /** Spec: not shown; the type of a field with files, so a File is sent as String. */
  type: z.enum([...baseTypeCodes, "File"]),
  code: z.string(),
  label: z.string(),
  hint: z.optional(z.string()),
  options: z.optional(z.array(z.object({ code: z.string(), label: z.string() }))),
  /** A `DD.MM.YYYY` date. Spec: not shown; the type of a date, so it is sent as String. */
  format: z.optional(z.literal("date")),
  required: z.optional(z.boolean()),
  minLength: z.optional(z.int()),
  maxLength: z.optional(z.int()),
  isReadOnly: z.optional(z.boolean()),
  isHidden: z.optional(z.boolean()),
  /** Where a read-only field has its value from the transaction. */
  linkedTo: z.optional(z.enum(["authCode", "terminal"])),
  cssClass: z.optional(z.string()),
});
export type FieldDefinition = z.output<typeof FieldDefinition>;

const StageDefinition = z.object({
  stageId: z.int(),
  code: z.string(),
  name: z.string(),
  description: z.string(),
  longDescription: z._default(z.string(), ""),
  fields: z._default(z.array(FieldDefinition), []),
  /** Days until the deadline, at which the next stage follows automatically; without it the stage has none. */
  days: z.optional(z.int()),
  controlAction: z.optional(z.enum(controlActionStatuses)),
  isMerchant: z._default(z.boolean(), false),
  isFinal: z._default(z.boolean(), false),
});

const Process = z.object({
  bpCode: z.enum(bpCodes),
  bpName: z.string(),
  bpVersionId: z.int(),
  stages: z.tuple([StageDefinition], StageDefinition),
});

const Profile = z.object({ caseTypes: z.record(z.enum(bpCodes), z.array(FieldDefinition)) });

const Definitions = z.object({
  processes: z.array(Process),
  closingDescription: z.string(),
  closingFields: z.array(FieldDefinition),
  participantFields: z.array(FieldDefinition),
  origin: z.string(),
});

/**
 * The process of the cases of one type, in one language. A case begins in the first stage. The stages, periods and
 * transitions are invented. Spec: not shown; transitions, and the fields of stages. The first stage has the fields
 * of the form profile, whose codes are from public examples of such services; the final stage has the fields about
 * the outcome.
 */
export interface ProcessDefinition extends z.output<typeof Process> {
  readonly language: ServiceLanguage;
  readonly participantFields: readonly FieldDefinition[];
  readonly origin: string;
}

function readProcesses(language: ServiceLanguage): readonly ProcessDefinition[] {
  const { caseTypes } = z.parse(Profile, inLanguage(profile, language));
  const { processes, closingDescription, closingFields, ...others } = z.parse(
    Definitions,
    inLanguage(definitions, language),
  );
  const closing = { longDescription: closingDescription, fields: closingFields };
  return processes.map((process) => {
    const [first, ...rest] = process.stages;
    return {
      ...process,
      ...others,
      language,
      stages: [
        { ...first, fields: [...caseTypes[process.bpCode], ...first.fields] },
        ...rest.map((stage) => (stage.isFinal ? { ...stage, ...closing } : stage)),
      ],
    };
  });
}

const processesIn = { en: readProcesses("en"), ru: readProcesses("ru") } as const;

export const processOf = (bpCode: string, language: ServiceLanguage) =>
  processesIn[language].find((process) => process.bpCode === bpCode);
