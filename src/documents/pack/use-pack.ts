import { useEffect, useRef, useState } from "react";
import { useApi } from "#api/ApiProvider.tsx";
import { saveFile } from "#export/save-file.ts";
import type { CaseId } from "#model/case-id.ts";
import { maskedId, maskSign } from "#privacy/card-number.ts";
import { nextPaint } from "#ui/page/after-paint.ts";
import { useCaseFiles } from "../CaseFilesProvider.tsx";
import { importReader } from "../download/use-file-reader.ts";
import type { WriteReport } from "../reader/ask-reader.ts";
import type { NotStored, PackSummary, Progress } from "../reader/messages.ts";

/** The state of the evidence pack. */
export type PackState =
  | { readonly kind: "idle" }
  | { readonly kind: "making"; readonly progress: Progress | undefined }
  | { readonly kind: "saved"; readonly pack: PackSummary }
  | NotStored
  | { readonly kind: "failed"; readonly error: unknown };

/** The evidence pack of the case on the screen. */
export type EvidencePack = ReturnType<typeof usePack>;

/** Removes temporary files of earlier packs, which a closed tab could not remove. */
async function removeEarlierPacks() {
  await nextPaint();
  const { removeOldTempFiles } = await import("../reader/temp-folder.ts");
  await removeOldTempFiles();
}

/** Makes the evidence pack of a case on request. Unmounting stops it. */
export function usePack(caseId: CaseId, writeReport: WriteReport) {
  const api = useApi();
  const { setSizes } = useCaseFiles();
  const [state, setState] = useState<PackState>({ kind: "idle" });
  const controller = useRef<AbortController>(undefined);
  useEffect(() => {
    void removeEarlierPacks().catch(() => {});
    return () => controller.current?.abort();
  }, []);
  const isBusy = state.kind === "making";

  async function make() {
    if (isBusy) return;
    const { signal } = (controller.current = new AbortController());
    setState({ kind: "making", progress: undefined });
    try {
      const { fetchPack } = await importReader();
      signal.throwIfAborted();
      const result = await fetchPack(api, caseId, {
        signal,
        onProgress(progress) {
          if (!signal.aborted) setState({ kind: "making", progress });
        },
        onReceived({ sizes }) {
          if (!signal.aborted) setSizes(sizes);
        },
        writeReport,
      });
      signal.throwIfAborted();
      if (result.kind === "not-stored") return setState(result);
      const { kind: _, blob, ...pack } = result;
      saveFile(blob, `case-${maskedId(caseId).replaceAll(maskSign, "x")}-evidence.zip`);
      setState({ kind: "saved", pack });
    } catch (error) {
      if (!signal.aborted) setState({ kind: "failed", error });
    }
  }

  return {
    state,
    isBusy,
    make,
    cancel: () => {
      controller.current?.abort();
      setState({ kind: "idle" });
    },
  };
}
