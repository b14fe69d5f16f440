/** Where a failure happened: reading a case, creating cases, files of a case; else it is one of the page. */
export type QueryFaultSource = "read" | "create" | "files";

type FaultMeta = { readonly faultSource?: QueryFaultSource };

declare module "@tanstack/react-query" {
  /** What queries and mutations say of themselves, to those who count their failures. */
  interface Register {
    queryMeta: FaultMeta;
    mutationMeta: FaultMeta;
  }
}
