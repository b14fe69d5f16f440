import { useSyncExternalStore } from "react";
import type { Batch, JudgedRow } from "./batch.ts";

/** The rows of a batch, kept up to date. */
export const useBatchRows = (batch: Batch): readonly JudgedRow[] =>
  useSyncExternalStore(batch.subscribe, batch.rows);

/** Whether a batch stands in the place of the transactions' groups. */
export const useIsBatch = (batch: Batch): boolean =>
  useSyncExternalStore(batch.subscribe, () => batch.rows().length > 0);
