import { documentAnchor } from "#documents/files/find-document.ts";
import type { Change } from "#model/change.ts";
import { type CaseField, hasOnlyFiles } from "#model/field.ts";

export interface CaseTarget {
  /** The stage to select; without one the selected stage stays. */
  readonly stage?: { readonly key: string } | undefined;
  /** The id of the element to go to; without one that is the heading of the stage. */
  readonly id?: string;
}

/** @param path of the field in the response, `stages[2].fields[0]` */
export const fieldAnchor = (path: string): string => `field-${path.replaceAll(/\W+/g, "-")}`;

export const headerAnchor = "case-header";
export const thingsToCheckAnchor = "things-to-check";
export const transactionAnchor = "transaction";

/** Where a field stands: a field that has only files stands once, with its files. */
export const anchorOfField = (field: CaseField): string => {
  const [file] = hasOnlyFiles(field) ? field.documents : [];
  return file ? documentAnchor(file.path) : fieldAnchor(field.path);
};

export function targetOfChange({ type, kind, stage, now }: Change): CaseTarget | undefined {
  if (now?.kind === "document") return { id: documentAnchor(now.document.path) };
  if (now?.kind === "field") return { stage, id: anchorOfField(now.field) };
  return stage && !(kind === "stage" && type === "removed") ? { stage } : undefined;
}
