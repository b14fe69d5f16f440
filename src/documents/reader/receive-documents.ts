import { type RetrievedCase, readRetrievedCase } from "#api/get-case.ts";
import { readAnswer } from "#api/transport.ts";
import { documentsOf } from "#model/case.ts";
import type { CaseDocument } from "#model/case-document.ts";
import { receivedText } from "#model/received.ts";
import { Document } from "#wire/bp-field.ts";
import { Mismatch } from "#wire/leaf.ts";
import { Base64Decoder } from "./base64.ts";
import { JsonExtractor } from "./json-extractor.ts";
import {
  type DocumentSizes,
  type FilesRequest,
  fileKey,
  type NoContent,
  NotStored,
  type OnProgress,
  type Progress,
} from "./messages.ts";
import { requestChunks } from "./request-chunks.ts";
import type { TempFile } from "./temp-file.ts";

/** A document that has been received. The rest of the answer may still be on its way. */
export interface ReceivedDocument {
  /** The id and the name as received. */
  readonly id: string;
  readonly name: string;
  /** Replaces the content in the answer; "" when the document was sent without content. */
  readonly contentKey: string;
  /** The decoded bytes, or why there are none. */
  readonly file: TempFile | NoContent;
}

/** A case with its files, once the whole answer has been received. */
export interface CaseWithFiles<File> {
  /** In `received` the content of each document is replaced by its key. */
  readonly retrieved: RetrievedCase;
  /** Every document in the order of the case, with its file or why there is none. */
  readonly documents: readonly {
    readonly document: CaseDocument;
    readonly file: File | NoContent;
  }[];
  readonly sizes: DocumentSizes;
}

/**
 * Reads the case after all documents have been received.
 * @param files made of the contents, by the contents' keys.
 * @throws Failure
 */
type ReadCase = <File extends { readonly size: number }>(
  files: ReadonlyMap<string, File | NoContent>,
) => CaseWithFiles<File>;

const documentPaths = new Set([
  "bpItem.stages[].fields[].documentsInfo[]",
  "bpItem.participantFields[].documentsInfo[]",
]);
const contentPaths = new Set([...documentPaths].map((path) => `${path}.content`));

/**
 * Extracts the documents from a GetBpItem response while it is received, with only a few chunks of their
 * contents in memory. In the remaining text each content is replaced by its key.
 */
function extractDocuments(createFile: () => TempFile) {
  function openContent() {
    const file = createFile();
    return { file, decoder: new Base64Decoder((bytes) => file.add(bytes)) };
  }

  const noContent = { contentKey: "", file: "not-sent" } as const;
  /** The next content, or the one that is being received. */
  let receiving = openContent();
  /** The last content that was received, until its document has been received too. */
  let lastContent: Pick<ReceivedDocument, "contentKey" | "file"> = noContent;
  let count = 0;
  let completed: ReceivedDocument[] = [];

  const json = new JsonExtractor({
    isExtracted: (path) => contentPaths.has(path),
    onChunk: (text) => receiving.decoder.add(text),
    onEnd() {
      const { file, decoder } = receiving;
      receiving = openContent();
      const fault = decoder.end();
      if (fault !== undefined) void file.remove();
      count += 1;
      const contentKey = String(count);
      lastContent = { contentKey, file: fault ?? (file.size === 0 ? "empty" : file) };
      return contentKey;
    },
    isObject: (path) => documentPaths.has(path),
    onObject(text) {
      const { id, name } = Document.parse(readAnswer(200, text));
      completed.push({ id: receivedText(id), name: receivedText(name), ...lastContent });
      lastContent = noContent;
    },
  });

  return {
    /** The documents, each as soon as it has been received. @throws Failure */
    async *read(chunks: AsyncIterable<string>): AsyncGenerator<ReceivedDocument> {
      for await (const chunk of chunks) {
        completed = [];
        json.push(chunk);
        yield* completed;
        await receiving.file.flush();
      }
    },
    /** The answer without its documents' contents. */
    end: () => json.end(),
  };
}

/**
 * Requests a case with its files.
 * @param createFile creates the file of a document.
 * @param read iterates once over the documents, each as soon as it has been received, and then reads the
 * case. It may show or save no document before, because the answer may turn out unreadable.
 * @returns the result of `read`.
 * @throws Failure, NotStored, and what `read` throws.
 */
export async function receiveDocuments<T>(
  request: FilesRequest,
  createFile: () => TempFile,
  onProgress: OnProgress,
  read: (documents: AsyncIterable<ReceivedDocument>, readCase: ReadCase) => Promise<T>,
): Promise<T> {
  let progress: Progress = { received: 0 };
  const extractor = extractDocuments(createFile);
  try {
    const { status, chunks } = await requestChunks(request, (latest) => {
      progress = latest;
      onProgress(latest);
    });
    return await read(extractor.read(chunks), (files) => {
      const retrieved = readRetrievedCase(
        readAnswer(status, extractor.end(), request.caseId),
        request.caseId,
      );
      const documents = documentsOf(retrieved.case).map((document) => {
        const { content = "" } = document;
        const file = content instanceof Mismatch ? "not-text" : files.get(content);
        return { document, file: file ?? "not-sent" };
      });
      const sizes = documents.map(
        ({ document, file }) =>
          [fileKey(document), typeof file === "string" ? file : file.size] as const,
      );
      return { retrieved, documents, sizes: new Map(sizes) };
    });
  } catch (error) {
    // The failures of the request are no DOMExceptions: only storing the bytes throws them.
    if (!(error instanceof DOMException)) throw error;
    const why = error.name === "QuotaExceededError" ? "no-room" : "no-storage";
    // Nearly all of the answer is base64.
    const size = Math.round(((progress.total ?? progress.received) * 3) / 4);
    throw new NotStored({ why, size });
  }
}
