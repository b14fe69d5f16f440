import { createContext, use } from "react";

/** Whether the components below are rendered for paper or for the report of an evidence pack, without buttons. */
export const PrintContext = createContext(false);

export const useIsPrinting = (): boolean => use(PrintContext);
