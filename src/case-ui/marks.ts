import { createContext, use } from "react";

/** What has become of a part of the case since it was seen. */
export type Mark = "new" | "changed";

/** The marked parts of a case: stages by `stage <key>`, fields and documents by their path. */
export type Marks = ReadonlyMap<string, Mark>;

/** Gives everything below it the marks of the case; none before they are known. */
export const MarksContext = createContext<Marks | undefined>(undefined);

/** The mark of a part of the case, if it has one. */
export const useMark = (of: string): Mark | undefined => use(MarksContext)?.get(of);
