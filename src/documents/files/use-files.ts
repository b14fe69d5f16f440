import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useApiClient } from "#api/api-client.ts";
import { Failure } from "#api/failure.ts";
import type { Progress } from "#api/transport.ts";
import { saveFile } from "#export/save-file.ts";
import { importChunk } from "#lib/import-chunk.ts";
import { type CaseDocument, isIncluded } from "#model/case-document.ts";
import { maskedId, maskSign } from "#privacy/card-number.ts";
import { useSession } from "#session/SessionProvider.tsx";
import { isWorkHidden } from "#session/session.ts";
import { useCaseFiles } from "../CaseFilesProvider.tsx";
import { fileKey, fileOf, totalSize } from "./find-document.ts";
import type { CaseFile, CaseFiles, PackContentsChoice } from "./worker-messages.ts";

/**
 * A mutation that needs the files of the case. One at a time, so that the next one finds the files that it needs.
 * @param key the key of what is read. Under another key the status is `idle` again.
 */
export function useFiles<Result>(
  key: string,
  action: (reader: {
    /** Returns the kept files if `willDo` accepts them, else reads the case with its files. @throws Failure */
    readonly read: (willDo: (kept: CaseFiles) => boolean) => Promise<CaseFiles>;
    readonly signal: AbortSignal;
  }) => Promise<Result>,
) {
  const api = useApiClient();
  const session = useSession();
  const { caseId, kept } = useCaseFiles();
  const controller = useRef<AbortController>(undefined);
  const [progress, setProgress] = useState<Progress>();

  const { mutate, reset, variables, ...mutation } = useMutation({
    meta: { faultSource: "files" },
    mutationFn: ({ signal }: { readonly key: string; readonly signal: AbortSignal }) =>
      action({
        signal,
        async read(willDo) {
          signal.throwIfAborted();
          const earlier = kept.get();
          if (earlier && willDo(earlier)) {
            const size = totalSize(earlier.documents);
            setProgress({ received: size, total: size });
            return earlier;
          }
          const { requestFiles } = await importChunk(() => import("./request-files.ts"));
          const files = await requestFiles(api, caseId, signal, setProgress);
          if (!isWorkHidden(session.state.get())) kept.set(files);
          return files;
        },
      }),
    scope: { id: `files of case ${caseId}` },
    gcTime: 0,
  });
  useEffect(() => () => controller.current?.abort(), []);

  const isThis = variables?.key === key;
  return {
    status: isThis ? mutation.status : "idle",
    error: isThis ? mutation.error : null,
    data: isThis ? mutation.data : undefined,
    progress,
    start() {
      controller.current?.abort();
      controller.current = new AbortController();
      setProgress(undefined);
      mutate({ key, signal: controller.current.signal });
    },
    cancel() {
      controller.current?.abort();
      reset();
    },
  };
}

export function useDownload(document: CaseDocument) {
  const { caseRetrievedAt } = useCaseFiles();
  return useFiles(fileKey(document), async ({ read }) => {
    const files = await read((kept) => fileOf(kept, document, caseRetrievedAt) instanceof Blob);
    const file = fileOf(files, document, caseRetrievedAt) ?? "gone";
    if (typeof file === "string") throw new Failure({ kind: "no-file", why: file });
    const { saveName = "" } = files.documents.find((one) => one.file === file) ?? {};
    saveFile(file, saveName);
  });
}

/** Writes the report of a pack as one HTML document that needs no other file. */
export type WriteCaseReport = (files: CaseFiles, includesHiddenFields: boolean) => Promise<string>;

/** Makes and saves the evidence pack, never of an earlier reading of the case than that on the screen. */
export function usePack(writeReport: WriteCaseReport) {
  const { caseId, caseRetrievedAt } = useCaseFiles();
  const lastChoice = useRef({ hasHiddenFields: false, hasTechnicalData: false });
  const pack = useFiles("pack", async ({ read, signal }) => {
    const choice = lastChoice.current;
    const isPacked = (document: CaseFile) => isIncluded(document, choice.hasHiddenFields);
    const files = await read(
      (kept) =>
        kept.retrievedAt >= caseRetrievedAt &&
        kept.documents
          .filter(isPacked)
          .every(({ file }) => file instanceof Blob || file === "empty"),
    );
    // In the page, because React renders the printed case only where there is a DOM.
    const report = await writeReport(files, choice.hasHiddenFields);
    const contents = { ...choice, caseId, files, report };
    const { runInWorker } = await importChunk(() => import("./request-files.ts"));
    const zip = await runInWorker({ type: "pack", contents }, signal);
    saveFile(zip, `case-${maskedId(caseId).replaceAll(maskSign, "x")}-evidence.zip`);
    const documents = files.documents.filter(isPacked);
    const missing = documents.filter(({ file }) => typeof file === "string").length;
    return { files: documents.length - missing, size: totalSize(documents), missing };
  });
  return {
    ...pack,
    /** @param choice default: that of the last try. */
    start(choice: PackContentsChoice = lastChoice.current) {
      if (pack.status === "pending") return;
      lastChoice.current = choice;
      pack.start();
    },
  };
}
