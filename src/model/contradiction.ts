import type { Case } from "./case.ts";
import { isClosed } from "./stage.ts";

/** Something in a case that cannot all be true; shown as sent, with a note. */
export type Contradiction =
  | { readonly kind: "no-active-stage" }
  | { readonly kind: "several-active-stages"; readonly stages: readonly string[] }
  | { readonly kind: "active-and-closed"; readonly stage: string };

/** What contradicts itself in a case's stages. A finished case has no active stage, and that is no contradiction. */
export function contradictionsOf({ stages }: Case): Contradiction[] {
  const active = stages.filter(({ isActive }) => isActive);
  const found: Contradiction[] = active
    .filter(isClosed)
    .filter(({ isFinal }) => !isFinal)
    .map(({ name }) => ({ kind: "active-and-closed", stage: name }));
  if (active.length > 1) {
    found.unshift({ kind: "several-active-stages", stages: active.map(({ name }) => name) });
  }
  const isFinished = stages.some((stage) => stage.isFinal && isClosed(stage));
  if (active.length === 0 && stages.length > 0 && !isFinished) {
    found.unshift({ kind: "no-active-stage" });
  }
  return found;
}
