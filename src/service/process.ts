import type { BaseTypeCode, BpCode, ControlActionStatus } from "#wire/enumerations.ts";

/** A value that can be chosen. */
export interface Option {
  readonly code: string;
  readonly name: string;
}

/** When a field must be filled because of another one. */
export type Condition =
  | { readonly field: string; readonly is: readonly string[] }
  | { readonly field: string; readonly differsFrom: string };

/** A field of a stage, before it has a value. */
export interface FieldDefinition {
  readonly code: string;
  readonly name: string;
  /** Spec, BpField `baseTypeCode`. */
  readonly type: BaseTypeCode;
  /**
   * What a String holds beyond its type: a `DD.MM.YYYY` date, or files.
   * Spec: not shown; the type of a date and of a field with files, so we send both as String.
   */
  readonly holds?: "date" | "files" | undefined;
  /** The values of a RadioButton or Select. */
  readonly options?: readonly Option[] | undefined;
  readonly isRequired?: boolean | undefined;
  readonly requiredWhen?: Condition | undefined;
  /** Code of a date field that this date may not come before. */
  readonly notBefore?: string | undefined;
  /** The date may not come after the day of the request. */
  readonly isPast?: boolean | undefined;
  readonly minLength?: number | undefined;
  readonly maxLength?: number | undefined;
  /** Shown, never written: such a field is not accepted by CreateBp. */
  readonly isReadOnly?: boolean | undefined;
  /** The part of the transaction that the field repeats. */
  readonly linkedTo?: "authCode" | "terminal" | undefined;
  readonly isHidden?: boolean | undefined;
  readonly description?: string | undefined;
  readonly cssClass?: string | undefined;
}

/** A stage of a process, before a case has reached it. */
export interface StageDefinition {
  readonly stageId: number;
  readonly code: string;
  readonly name: string;
  readonly description: string;
  readonly longDescription: string;
  readonly fields: readonly FieldDefinition[];
  /** Days until the deadline; a stage without has none. */
  readonly days?: number;
  /** Code of the stage that follows automatically at the deadline; without, nothing happens then. */
  readonly automaticNext?: string;
  /** The control action's status when the stage becomes active. */
  readonly controlAction?: ControlActionStatus;
  readonly isMerchant?: boolean;
  readonly isFinal?: boolean;
}

/** A process: how a case of one case code runs. */
export interface ProcessDefinition {
  readonly bpCode: BpCode;
  readonly bpName: string;
  readonly bpVersionId: number;
  /** In order; the first is where a case begins, and its fields are those of CreateBp. */
  readonly stages: readonly [StageDefinition, ...StageDefinition[]];
}

/** The fields that CreateBp takes for a process: those of its first stage that can be written. */
export const createFields = (process: ProcessDefinition): readonly FieldDefinition[] =>
  process.stages[0].fields.filter(({ isReadOnly }) => !isReadOnly);

/** The stage of a process with this code. */
export const stageOf = (process: ProcessDefinition, code: string): StageDefinition | undefined =>
  process.stages.find((stage) => stage.code === code);
