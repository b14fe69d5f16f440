import type { Api } from "#api/queries.ts";
import type { Tag } from "#language/words.ts";
import type { CaseId } from "#model/case-id.ts";
import { askForFiles } from "../worker-call.ts";
import { startPacker } from "../worker-start.ts";
import { Pack, type PackOrder, PackProgress } from "./pack-messages.ts";

/**
 * Makes the evidence pack of a case away from the main thread. A 401 asks the operator for a new
 * token and begins again.
 * @throws Failure, or the signal's reason at once when the caller gave up.
 */
export const readPack = (
  api: Api,
  caseId: CaseId,
  tag: Tag,
  packing: { readonly signal: AbortSignal; readonly onProgress?: (progress: PackProgress) => void },
): Promise<Pack> =>
  askForFiles(api, caseId, (order) => ({ ...order, tag }) satisfies PackOrder, {
    start: startPacker,
    content: Pack,
    progress: PackProgress,
    signal: packing.signal,
    onProgress: packing.onProgress,
  });
