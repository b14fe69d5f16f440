import { createContext, type ReactNode, use, useState } from "react";

type Toggle = readonly [isOn: boolean, setOn: (isOn: boolean) => void];

interface CaseToggles {
  readonly autoRefresh: Toggle;
  readonly showsHiddenFields: Toggle;
}

const off: Toggle = [false, () => {}];

/** Without a provider, as in a report, all switches are off. */
const CaseTogglesContext = createContext<CaseToggles>({
  autoRefresh: off,
  showsHiddenFields: off,
});

/** Provides the switches that all cases share until the page is reloaded. */
export function CaseTogglesProvider({ children }: { readonly children: ReactNode }) {
  const autoRefresh = useState(false);
  const showsHiddenFields = useState(false);
  return (
    <CaseTogglesContext value={{ autoRefresh, showsHiddenFields }}>{children}</CaseTogglesContext>
  );
}

export const useSharedToggle = (name: keyof CaseToggles): Toggle => use(CaseTogglesContext)[name];

/** Whether hidden fields are printed. `undefined` on the screen, which has a switch for hidden fields. */
export const PrintedHiddenFieldsContext = createContext<boolean | undefined>(undefined);

export function useShowsHiddenFields(): boolean {
  const isPrinted = use(PrintedHiddenFieldsContext);
  const [isShown] = useSharedToggle("showsHiddenFields");
  return isPrinted ?? isShown;
}
