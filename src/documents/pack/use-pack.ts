import { useEffect, useRef, useState } from "react";
import { useApi } from "#api/ApiProvider.tsx";
import { saveFile } from "#export/save-file.ts";
import type { CaseId } from "#model/case-id.ts";
import { maskedId, maskSign } from "#privacy/card-number.ts";
import { nextPaint } from "#ui/page/after-paint.ts";
import { useCaseFiles } from "../CaseFilesProvider.tsx";
import { importReader } from "../download/use-file-reader.ts";
import type { WriteReport } from "../reader/ask-reader.ts";
import type { KnownFiles, NotStored, PackSummary, Progress } from "../reader/messages.ts";

/** The state of the evidence pack. */
export type PackState =
  | { readonly kind: "idle" }
  | { readonly kind: "making"; readonly progress: Progress | undefined }
  | { readonly kind: "saved"; readonly pack: PackSummary }
  | NotStored
  | { readonly kind: "failed"; readonly error: unknown };

/** The evidence pack of the case on the screen. */
export type EvidencePack = ReturnType<typeof usePack>;

/** Removes the temporary files that an earlier pack has left. */
async function removeEarlierPacks() {
  await nextPaint();
  const { removeOldTempFiles } = await import("../reader/temp-folder.ts");
  await removeOldTempFiles();
}

/** Makes the evidence pack of a case on request; leaving the page stops it. */
export function usePack(caseId: CaseId, writeReport: WriteReport) {
  const api = useApi();
  const { setContents } = useCaseFiles();
  const [state, setState] = useState<PackState>({ kind: "idle" });
  const making = useRef<AbortController>(undefined);
  useEffect(() => {
    void removeEarlierPacks().catch(() => {});
    return () => making.current?.abort();
  }, []);
  const isBusy = state.kind === "making";

  async function make() {
    if (isBusy) return;
    const { signal } = (making.current = new AbortController());
    setState({ kind: "making", progress: undefined });
    const onProgress = (progress: Progress) => {
      if (!signal.aborted) setState({ kind: "making", progress });
    };
    try {
      const { fetchPack } = await importReader();
      signal.throwIfAborted();
      const onKnown = ({ contents }: KnownFiles) => {
        if (!signal.aborted) setContents(contents);
      };
      const made = await fetchPack(api, caseId, { signal, onProgress, onKnown, writeReport });
      signal.throwIfAborted();
      if (made.kind === "not-stored") {
        setState(made);
        return;
      }
      const { kind: _, blob, ...pack } = made;
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
      making.current?.abort();
      setState({ kind: "idle" });
    },
  };
}
