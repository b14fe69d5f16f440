/** The work that failed: reading a case, creating cases, reading the files of a case. */
export type QueryFaultSource = "read" | "create" | "files";

type FaultMeta = { readonly faultSource?: QueryFaultSource };

declare module "@tanstack/react-query" {
  /** Each query and mutation names its source here, for the count of failures. */
  interface Register {
    queryMeta: FaultMeta;
    mutationMeta: FaultMeta;
  }
}
