import { createContext, use } from "react";

/** Whether the components below are rendered for printing, without buttons. */
export const PaperContext = createContext(false);

/** Whether the component is rendered for printing. */
export const useIsOnPaper = (): boolean => use(PaperContext);
