/** Spec, Enumerations: DP dispute, FR fraud, COM complaint, GF good faith. */
export const bpCodes = ["DP", "FR", "COM", "GF"] as const;
export type BpCode = (typeof bpCodes)[number];

/** Spec, Enumerations: status of the actions between merchant and acquirer. */
export const controlActionStatuses = [
  "Waiting",
  "AcceptedByAcquirer",
  "DeclinedByAcquirer",
  "NotRequired",
  "AutoAction",
] as const;
export type ControlActionStatus = (typeof controlActionStatuses)[number];

/** Spec, BpField `baseTypeCode`: the values seen. */
export const baseTypeCodes = [
  "Money",
  "RadioButton",
  "Select",
  "String",
  "Text",
  "Digits",
] as const;

/** Spec, BpField `fieldType`: the values seen. */
export const fieldTypes = ["text", "select"] as const;
