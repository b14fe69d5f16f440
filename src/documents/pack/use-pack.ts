import { useEffect } from "react";
import { useApi } from "#api/ApiProvider.tsx";
import { saveFile } from "#export/save-file.ts";
import type { CaseId } from "#model/case-id.ts";
import { maskedId, maskSign } from "#privacy/card-number.ts";
import { nextPaint } from "#ui/page/after-paint.ts";
import { useCaseFiles } from "../CaseFilesProvider.tsx";
import { useReading } from "../download/use-reading.ts";
import { fetchPack } from "../reader/ask-reader.ts";
import type { DocumentSizes, WriteReport } from "../reader/messages.ts";
import { removeOldTempFiles } from "../reader/temp-folder.ts";

/** The evidence pack of the case on the screen. */
export type EvidencePack = ReturnType<typeof usePack>;

/** Makes the evidence pack of a case on request. Unmounting stops it. */
export function usePack(caseId: CaseId, writeReport: WriteReport) {
  const api = useApi();
  const { setSizes } = useCaseFiles();
  const { start, ...reading } = useReading<{ kind: "saved"; sizes: DocumentSizes }>("pack");
  const isBusy = reading.state.kind === "loading";
  // A closed tab could not remove the temporary files of its packs.
  useEffect(() => void nextPaint().then(removeOldTempFiles), []);

  async function make() {
    if (isBusy) return;
    await start(async (callbacks) => {
      const result = await fetchPack(api, caseId, { ...callbacks, writeReport });
      if (result.kind === "not-stored") return result;
      const id = maskedId(caseId).replaceAll(maskSign, "x");
      saveFile(result.blob, `case-${id}-evidence.zip`);
      setSizes(result.sizes);
      return { kind: "saved", sizes: result.sizes };
    });
  }

  return { ...reading, isBusy, make };
}
