import { useEffect } from "react";
import type { CaseId } from "#model/case-id.ts";
import { useListedCases } from "./listed-cases-context.ts";

/**
 * Puts the case that a screen shows on the list once it was read. The way back to the list leads to its row.
 */
export function useRecordOpenedCase(id: CaseId, isRead: boolean): void {
  const listedCases = useListedCases();
  useEffect(() => {
    listedCases.setLastCase(id);
    if (isRead) listedCases.addOpened(id);
  }, [listedCases, id, isRead]);
}
