import * as z from "zod/mini";
import { baseTypeCodes, bpCodes, controlActionStatuses } from "#wire/enumerations.ts";
import profile from "./definitions/form-profile.json" with { type: "json" };
import definitions from "./definitions/processes.json" with { type: "json" };

/** A text of the form profile: one for every language, or one for each. The service speaks English. */
const Label = z.pipe(
  z.union([z.string(), z.object({ en: z.string() })]),
  z.transform((label) => (typeof label === "string" ? label : label.en)),
);

/** When a field must be filled because of another one. */
const Condition = z.union([
  z.object({ field: z.string(), is: z.array(z.string()) }),
  z.object({ field: z.string(), differsFrom: z.string() }),
]);
export type Condition = z.output<typeof Condition>;

/**
 * A field of a stage before it has a value, written as in the form profile. The profile is the one
 * that the viewer is delivered with, so that its form asks for what this service accepts.
 */
const FieldDefinition = z.object({
  /** Spec: not shown; the type of a field with files, so a File is sent as String. */
  type: z.enum([...baseTypeCodes, "File"]),
  code: z.string(),
  label: Label,
  hint: z.optional(Label),
  /** The values of a RadioButton or Select. */
  options: z.optional(z.array(z.object({ code: z.string(), label: Label }))),
  required: z.optional(z.boolean()),
  requiredWhen: z.optional(Condition),
  /** A `DD.MM.YYYY` date. Spec: not shown; the type of a date, so it is sent as String. */
  format: z.optional(z.literal("date")),
  /** Code of a date field that this date may not come before. */
  notBefore: z.optional(z.string()),
  /** The date may not come after the day of the request. */
  notAfter: z.optional(z.literal("today")),
  minLength: z.optional(z.int()),
  maxLength: z.optional(z.int()),
  /** Shown, never written: such a field is not accepted by CreateBp. */
  isReadOnly: z.optional(z.boolean()),
  isHidden: z.optional(z.boolean()),
  /** The part of the transaction that the field repeats. */
  linkedTo: z.optional(z.enum(["authCode", "terminal"])),
  cssClass: z.optional(z.string()),
});
export type FieldDefinition = z.output<typeof FieldDefinition>;

/** A stage of a process before a case has reached it. */
export const StageDefinition = z.object({
  stageId: z.int(),
  code: z.string(),
  name: z.string(),
  description: z.string(),
  longDescription: z.string(),
  fields: z._default(z.array(FieldDefinition), []),
  /** Days until the deadline; a stage without has none. */
  days: z.optional(z.int()),
  /** Code of the stage that follows automatically at the deadline; without, nothing happens then. */
  automaticNext: z.optional(z.string()),
  /** The control action's status when the stage becomes active. */
  controlAction: z.optional(z.enum(controlActionStatuses)),
  isMerchant: z._default(z.boolean(), false),
  isFinal: z._default(z.boolean(), false),
});
export type StageDefinition = z.output<typeof StageDefinition>;

/** A process: how a case of one case code runs. The first stage is where a case begins. */
const ProcessDefinition = z.object({
  bpCode: z.enum(bpCodes),
  bpName: z.string(),
  bpVersionId: z.int(),
  stages: z.tuple([StageDefinition], StageDefinition),
});
export type ProcessDefinition = z.output<typeof ProcessDefinition>;

const { caseTypes } = z.parse(
  z.object({ caseTypes: z.record(z.enum(bpCodes), z.array(FieldDefinition)) }),
  profile,
);
const read = z.parse(
  z.object({
    processes: z.array(ProcessDefinition),
    closingFields: z.array(FieldDefinition),
    participantFields: z.array(FieldDefinition),
  }),
  definitions,
);

/** The fields about the participants of a case, in every process. */
export const { participantFields } = read;

/**
 * The process of each case code. Invented for the demo, as the stages, periods and fields of a real
 * service are data of that service, except for the codes of the first stages' fields and of the fraud
 * types, which public examples of such services show. Spec, States and transitions: transitions are
 * not shown. The first stage has the fields of the form profile, the final one how the case ended.
 */
export const processes: readonly ProcessDefinition[] = read.processes.map((process) => {
  const [first, ...others] = process.stages;
  return {
    ...process,
    stages: [
      { ...first, fields: [...caseTypes[process.bpCode], ...first.fields] },
      ...others.map((stage) => (stage.isFinal ? { ...stage, fields: read.closingFields } : stage)),
    ],
  };
});

/** The process with this case code; `undefined` when there is none. */
export const processOf = (bpCode: string): ProcessDefinition | undefined =>
  processes.find((process) => process.bpCode === bpCode);

/** The fields that CreateBp takes for a process: those of its first stage that can be written. */
export const createFields = (process: ProcessDefinition): readonly FieldDefinition[] =>
  process.stages[0].fields.filter(({ isReadOnly }) => !isReadOnly);

/** The stage of a process with this code. */
export const stageOf = (process: ProcessDefinition, code: string): StageDefinition | undefined =>
  process.stages.find((stage) => stage.code === code);
