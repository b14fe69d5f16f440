import { type ReactNode, useState } from "react";
import { requiredContext } from "#lib/required-context.ts";

type Toggle = readonly [isOn: boolean, setOn: (isOn: boolean) => void];

interface CaseToggles {
  readonly autoRefresh: Toggle;
  readonly showsHiddenFields: Toggle;
}

const [CaseTogglesContext, useCaseToggles] = requiredContext<CaseToggles>("CaseTogglesContext");

export { CaseTogglesContext };

/** Provides the switches that all cases share until the page is reloaded. */
export function CaseTogglesProvider({ children }: { readonly children: ReactNode }) {
  const autoRefresh = useState(false);
  const showsHiddenFields = useState(false);
  return (
    <CaseTogglesContext value={{ autoRefresh, showsHiddenFields }}>{children}</CaseTogglesContext>
  );
}

export const useSharedToggle = (name: keyof CaseToggles): Toggle => useCaseToggles()[name];

/** On paper nothing can be switched. */
export const printedToggles = (showsHiddenFields: boolean): CaseToggles => ({
  autoRefresh: [false, () => {}],
  showsHiddenFields: [showsHiddenFields, () => {}],
});
