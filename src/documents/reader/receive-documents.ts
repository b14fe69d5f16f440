import { type RetrievedCase, readRetrievedCase } from "#api/get-case.ts";
import { readAnswer } from "#api/transport.ts";
import { documentsOf } from "#model/case.ts";
import type { CaseDocument } from "#model/case-document.ts";
import { receivedText } from "#model/received.ts";
import { Document } from "#wire/bp-field.ts";
import { isRecord, readJson } from "#wire/json.ts";
import { Mismatch } from "#wire/leaf.ts";
import { type ReaderOptions, readAnswerChunks } from "./answer-chunks.ts";
import { Base64Decoder } from "./base64.ts";
import { JsonExtractor } from "./json-extractor.ts";
import type { NoContent, Order } from "./messages.ts";
import type { CreateTempFile, TempFile } from "./temp-file.ts";

/** A document of an answer, as soon as all of it has been received. */
export interface ReceivedDocument {
  /** Its id, name and creation date as received. */
  readonly id: string;
  readonly name: string;
  readonly created: string;
  /** Its content; `undefined` without one. */
  readonly content: ReceivedContent | undefined;
}

/** A document's content: its bytes, or why there are none. */
export interface ReceivedContent {
  /** Stands in place of the content in the rest of the answer. */
  readonly key: string;
  readonly file: TempFile | NoContent;
}

/** The case of an answer with files, once all of it has been received. */
export interface CaseWithFiles<File> {
  /** In `received` each document's content is its key. */
  readonly retrieved: RetrievedCase;
  /** Every document of the case, in its order, with its file or why there is none. */
  readonly documents: readonly {
    readonly document: CaseDocument;
    readonly file: File | NoContent;
  }[];
}

/**
 * Reads the answer when all documents have been received.
 * @param files made of the contents, by their keys.
 * @throws Failure
 */
type ReadCase = <File>(files: ReadonlyMap<string, File | NoContent>) => CaseWithFiles<File>;

const documentPaths = new Set([
  "bpItem.stages[].fields[].documentsInfo[]",
  "bpItem.participantFields[].documentsInfo[]",
]);
const contentPaths = new Set([...documentPaths].map((path) => `${path}.content`));

/** Whether a document's content stands at this path of an answer of GetBpItem. */
export const isContentPath = (path: string): boolean => contentPaths.has(path);

/**
 * Extracts the documents' contents from an answer of GetBpItem while it is received, with no more than
 * a few chunks of them in memory. In the rest of the answer each content is the key of its document.
 */
function extractDocuments(createFile: CreateTempFile) {
  let ended: ReceivedDocument[] = [];
  /** The content that goes on. */
  let current: { readonly file: TempFile; readonly decoder: Base64Decoder } | undefined;
  let content: ReceivedContent | undefined;
  let count = 0;

  function currentContent() {
    if (current) return current;
    const file = createFile();
    current = { file, decoder: new Base64Decoder((bytes) => file.add(bytes)) };
    return current;
  }

  const json = new JsonExtractor({
    isExtracted: isContentPath,
    onChunk: (text) => currentContent().decoder.add(text),
    onEnd() {
      const { file, decoder } = currentContent();
      current = undefined;
      const fault = decoder.end();
      if (fault !== undefined) void file.remove();
      count += 1;
      const key = String(count);
      content = { key, file: fault ?? (file.size === 0 ? "empty" : file) };
      return key;
    },
    isObject: (path) => documentPaths.has(path),
    onObject(text) {
      const { id, name, creationDate } = Document.parse(readObject(text));
      ended.push({
        id: receivedText(id),
        name: receivedText(name),
        created: receivedText(creationDate),
        content,
      });
      content = undefined;
    },
  });

  return {
    /** The documents that end with this chunk of the answer. @throws Failure */
    push(chunk: string): readonly ReceivedDocument[] {
      ended = [];
      json.push(chunk);
      return ended;
    },
    /** Takes out of memory what has been received of a content that goes on. */
    flush: async () => current?.file.flush(),
    /** The answer without its documents' contents. */
    end: () => json.end(),
  };
}

/**
 * Asks for a case with its files, and hands over each document as soon as it has been received.
 * @param use gets the documents, to be gone through once, and then the case. Nothing may be made of a
 * document before the case has been read.
 * @throws Failure, TempFileError, and what `use` throws.
 */
export const receiveDocuments = <T>(
  order: Order,
  createFile: CreateTempFile,
  options: ReaderOptions,
  use: (documents: AsyncIterable<ReceivedDocument>, readCase: ReadCase) => Promise<T>,
): Promise<T> =>
  readAnswerChunks(order, options, (status, chunks) => {
    const extractor = extractDocuments(createFile);
    const decoder = new TextDecoder();
    async function* documents(): AsyncGenerator<ReceivedDocument> {
      for await (const chunk of chunks) {
        yield* extractor.push(decoder.decode(chunk, { stream: true }));
        await extractor.flush();
      }
      yield* extractor.push(decoder.decode());
    }
    return use(documents(), (files) => {
      const retrieved = readRetrievedCase(readAnswer(status, extractor.end()), order.caseId);
      return {
        retrieved,
        documents: documentsOf(retrieved.case).map((document) => {
          const { content = "" } = document;
          const file = content instanceof Mismatch ? "not-text" : files.get(content);
          return { document, file: file ?? "not-sent" };
        }),
      };
    });
  });

/** Text that is not JSON makes the whole answer unreadable, which is told at its end. */
function readObject(text: string): Record<string, unknown> {
  try {
    const received = readJson(text);
    return isRecord(received) ? received : {};
  } catch {
    return {};
  }
}
