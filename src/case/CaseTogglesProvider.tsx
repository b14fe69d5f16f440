import { createContext, type ReactNode, use, useState } from "react";

type Toggle = readonly [isOn: boolean, setOn: (isOn: boolean) => void];

interface CaseToggles {
  readonly autoRefresh: Toggle;
  readonly hiddenFields: Toggle;
}

const off: Toggle = [false, () => {}];

/** Provides the switches to a separate tree of components, such as a report. Without a provider all are off. */
export const CaseTogglesContext = createContext<CaseToggles>({
  autoRefresh: off,
  hiddenFields: off,
});

/** Provides the switches that all cases share until the page is reloaded. */
export function CaseTogglesProvider({ children }: { readonly children: ReactNode }) {
  const autoRefresh = useState(false);
  const hiddenFields = useState(false);
  return <CaseTogglesContext value={{ autoRefresh, hiddenFields }}>{children}</CaseTogglesContext>;
}

export const useSharedToggle = (name: keyof CaseToggles): Toggle => use(CaseTogglesContext)[name];
