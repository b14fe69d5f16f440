import { createContext, use } from "react";

/** Whether what is below it is for paper: nothing can be pressed there. */
export const PaperContext = createContext(false);

/** Whether this is rendered for paper. */
export const useIsOnPaper = (): boolean => use(PaperContext);
