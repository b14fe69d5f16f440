import * as z from "zod/mini";
import type { Api } from "#api/queries.ts";
import type { CaseId } from "#model/case-id.ts";
import { askForFiles } from "../worker-call.ts";
import { startPacker } from "../worker-start.ts";
import { newPackName, removePack, removePackLater } from "./pack-files.ts";
import { Pack, type PackOrder, PackProgress, Unkept } from "./pack-messages.ts";

/**
 * Makes the evidence pack of a case away from the main thread. A 401 asks the operator for a new
 * token and begins again. Of a pack that is given up or not kept nothing stays; one that is whole is
 * there for a minute.
 * @throws Failure, or the signal's reason at once when the caller gave up.
 */
export async function readPack(
  api: Api,
  caseId: CaseId,
  report: Pick<PackOrder, "tag" | "serviceZone" | "acquirerRoles">,
  packing: { readonly signal: AbortSignal; readonly onProgress?: (progress: PackProgress) => void },
): Promise<Pack | Unkept> {
  const pack = newPackName();
  try {
    const made = await askForFiles(
      api,
      caseId,
      (order) => ({ ...order, ...report, pack }) satisfies PackOrder,
      {
        start: startPacker,
        content: z.union([Pack, Unkept]),
        progress: PackProgress,
        signal: packing.signal,
        onProgress: packing.onProgress,
      },
    );
    if ("unkept" in made) void removePack(pack);
    else removePackLater(pack);
    return made;
  } catch (error) {
    void removePack(pack);
    throw error;
  }
}
