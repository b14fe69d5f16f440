import { canPreview } from "../names/extension.ts";
import { fileContentOf, maxPreviewBytes } from "./file-content.ts";
import { findDocument } from "./find-document.ts";
import {
  type FilesRequest,
  fileKey,
  type LoadedFile,
  type NoContent,
  type OnProgress,
  type ReadDocument,
  type WantedDocument,
} from "./messages.ts";
import { type CaseWithFiles, receiveDocuments } from "./receive-documents.ts";
import { createMemoryFile, TempFile } from "./temp-file.ts";

type Documents = CaseWithFiles<TempFile>["documents"];

/** The limit for all other files together, because they stay in memory. */
const maxOthersBytes = 32 * 2 ** 20;

/**
 * Requests a case with its files, and reads one document of it.
 * @throws Failure, NotStored
 */
export const readDocument = (
  request: FilesRequest,
  wanted: WantedDocument,
  onProgress: OnProgress,
): Promise<ReadDocument> =>
  receiveDocuments(request, createMemoryFile, onProgress, async (received, readCase) => {
    const files = new Map<string, TempFile | NoContent>();
    const others = new Set<TempFile>();
    let remainingBytes = maxOthersBytes;
    for await (const { id, name, contentKey, file } of received) {
      files.set(contentKey, file);
      if (id === wanted.id || !(file instanceof TempFile)) continue;
      if (file.size <= remainingBytes && canPreview(name)) {
        others.add(file);
        remainingBytes -= file.size;
      } else {
        await file.remove();
      }
    }
    const { documents, sizes } = readCase(files);
    const file = findFile(documents, wanted);
    return {
      file: file instanceof TempFile ? await load(file) : file,
      others: await loadOthers(documents, others),
      sizes,
    };
  });

/** The wanted document's file. The case may have changed since it was read without files. */
function findFile(documents: Documents, wanted: WantedDocument): TempFile | NoContent | "gone" {
  const found = findDocument(
    documents.map(({ document }) => document),
    wanted,
  );
  return documents.find(({ document }) => document === found)?.file ?? "gone";
}

async function load(file: TempFile): Promise<LoadedFile> {
  const blob = await file.finish();
  const start = new Uint8Array(await blob.slice(0, maxPreviewBytes + 1).arrayBuffer());
  return { blob, ...fileContentOf(start) };
}

async function loadOthers(documents: Documents, others: ReadonlySet<TempFile>) {
  const files = new Map<string, LoadedFile>();
  for (const { document, file } of documents) {
    const isOther = file instanceof TempFile && others.has(file);
    if (isOther) files.set(fileKey(document), await load(file));
  }
  return files;
}
