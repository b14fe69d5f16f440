import { type Answer, readAnswer } from "#api/transport.ts";
import { readAnswerChunks, type Surroundings } from "./answer-chunks.ts";
import { DocumentExtractor, type ReceivedDocument } from "./document-extractor.ts";
import type { Order } from "./messages.ts";
import type { TempFiles } from "./temp-file.ts";

/**
 * Asks for a case with its files, and hands over each document as soon as it has been received.
 * @param use gets the documents, to be gone through once, and then the answer with the documents' keys
 * in place of their contents. Nothing may be made of a document before that answer has been read.
 * @throws Failure, TempFileError, and what `use` throws.
 */
export const receiveDocuments = <T>(
  order: Order,
  tempFiles: TempFiles,
  surroundings: Surroundings,
  use: (documents: AsyncIterable<ReceivedDocument>, readRest: () => Answer) => Promise<T>,
): Promise<T> =>
  readAnswerChunks(order, surroundings, (status, chunks) => {
    const extractor = new DocumentExtractor(tempFiles);
    async function* documents(): AsyncGenerator<ReceivedDocument> {
      for await (const chunk of chunks) {
        yield* extractor.push(chunk);
        await extractor.flush();
      }
    }
    return use(documents(), () => readAnswer(status, extractor.end()));
  });
