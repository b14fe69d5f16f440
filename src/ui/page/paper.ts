import { createContext, use } from "react";

/** Whether the components below are rendered for paper or for the report of an evidence pack, without buttons. */
export const PaperContext = createContext(false);

/** Whether the component is rendered for one of these. */
export const useIsOnPaper = (): boolean => use(PaperContext);
