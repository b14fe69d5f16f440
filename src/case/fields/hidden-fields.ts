import { createContext, use } from "react";
import { useSharedToggle } from "../CaseTogglesProvider.tsx";

/** Whether hidden fields are printed. `undefined` on the screen, which has a switch for hidden fields. */
export const PrintedHiddenFieldsContext = createContext<boolean | undefined>(undefined);

/** Whether the fields that the service marks as hidden are rendered. */
export function useShowsHiddenFields(): boolean {
  const isPrinted = use(PrintedHiddenFieldsContext);
  const [isShown] = useSharedToggle("showsHiddenFields");
  return isPrinted ?? isShown;
}
