import { documentAnchor } from "#documents/files/find-document.ts";
import type { Change } from "#model/change.ts";

export interface CaseTarget {
  /** The stage to select; without one the selected stage stays. */
  readonly stage?: { readonly key: string } | undefined;
  /** The id of the element to go to; without one that is the heading of the stage. */
  readonly id?: string;
}

/**
 * The id of a field on the page.
 * @param path of the field in the response, `stages[2].fields[0]`.
 */
export const fieldAnchor = (path: string): string => `field-${path.replaceAll(/\W+/g, "-")}`;

export const headerAnchor = "case-header";
export const thingsToCheckAnchor = "things-to-check";
export const transactionAnchor = "transaction";

/** Where a change is on the page; `undefined` when its part is no longer there. */
export function targetOfChange({ type, kind, stage, now }: Change): CaseTarget | undefined {
  if (now?.kind === "document") return { id: documentAnchor(now.document.path) };
  if (now?.kind === "field") return { stage, id: fieldAnchor(now.field.path) };
  return stage && !(kind === "stage" && type === "removed") ? { stage } : undefined;
}
