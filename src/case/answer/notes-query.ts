import { queryOptions } from "@tanstack/react-query";
import type { RetrievedCase } from "#api/get-case.ts";
import { importChunk } from "#lib/import-chunk.ts";
import { untilIdle } from "#lib/scheduler.ts";

const notesKey = ["contract-notes"] as const;

/** The contract notes of an answer. Finding them reads every value, so it waits until the browser is idle. */
export const notesQuery = ({ case: { id }, received, retrievedAt }: RetrievedCase) =>
  queryOptions({
    queryKey: [...notesKey, id, retrievedAt] as const,
    queryFn: async () => {
      await untilIdle();
      const { contractNotes } = await importChunk(() => import("#wire/contract-note.ts"));
      return contractNotes(received);
    },
    structuralSharing: false,
    // It must outlast the rendering of a long case, as the changes must.
    gcTime: 10_000,
  });
