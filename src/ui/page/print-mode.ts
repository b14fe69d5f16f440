import { createContext, use } from "react";

/** Whether what is below is for paper or the report of a pack, without buttons. */
export const PrintContext = createContext(false);

export const useIsPrinting = (): boolean => use(PrintContext);
