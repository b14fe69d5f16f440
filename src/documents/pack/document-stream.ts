import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";
import { sentText } from "#model/sent.ts";
import { Document } from "#wire/bp-field.ts";
import { readJson } from "#wire/json.ts";
import { isRecord } from "#wire/resource.ts";
import type { Bytes, NotBase64 } from "../base64.ts";
import { createBase64Pieces } from "./base64-pieces.ts";
import { createJsonSieve } from "./json-sieve.ts";
import type { OpenSpool, Spool } from "./spool.ts";

/** A whole file: its bytes in order, to be read once, how many, and their SHA-256 in hexadecimal. */
export interface StreamedFile {
  readonly pieces: AsyncIterable<Bytes>;
  readonly size: number;
  readonly sha256: string;
}

/** A document of an answer, as soon as all of it has come. */
export interface StreamedDocument {
  /** Its name as sent. */
  readonly name: string;
  /** Its creation date as sent. */
  readonly created: string;
  /** What stands for its content in what is left of the answer; `undefined` without content. */
  readonly content: { readonly key: string; readonly file: StreamedFile | NotBase64 } | undefined;
}

const documents = new Set([
  "bpItem.stages[].fields[].documentsInfo[]",
  "bpItem.participantFields[].documentsInfo[]",
]);
const contents = new Set([...documents].map((path) => `${path}.content`));

/** Whether a document's content stands at this path of an answer of GetBpItem. */
export const isContentPath = (path: string): boolean => contents.has(path);

/**
 * Takes the documents' contents out of an answer of GetBpItem while it comes, one at a time, and no
 * more than a few pieces of it in memory. In what is left of the answer each content is the key of
 * its document.
 */
export function createDocumentStream(openSpool: OpenSpool) {
  let ended: StreamedDocument[] = [];
  let file = createFile();
  let content: StreamedDocument["content"];
  let count = 0;
  const sieve = createJsonSieve({
    isTaken: isContentPath,
    onPiece: (text) => file.add(text),
    onTaken() {
      count += 1;
      content = { key: String(count), file: file.end() };
      file = createFile();
      return content.key;
    },
    isItem: (path) => documents.has(path),
    onItem(text) {
      const { name, creationDate } = readDocument(text);
      ended.push({ name: sentText(name), created: sentText(creationDate), content });
      content = undefined;
    },
  });
  return {
    /**
     * The documents that have ended with these bytes.
     * @throws Failure
     */
    push(bytes: Bytes): StreamedDocument[] {
      ended = [];
      sieve.push(bytes);
      return ended;
    },
    /** Takes out of memory what has come of a document that still goes on. */
    spill: () => file.spill(openSpool),
    /** The answer without its documents' contents. */
    end: () => sieve.end(),
  };
}

/** What is no JSON makes the whole answer none, which is told at its end. */
function readDocument(text: string): Document {
  try {
    const sent = readJson(text);
    return isRecord(sent) ? Document.read(sent) : {};
  } catch {
    return {};
  }
}

// Shorter documents need no file of their own.
const spilledBytes = 4 * 2 ** 20;

function createFile() {
  const hash = sha256.create();
  let pieces: Bytes[] = [];
  let spool: Spool | undefined;
  let spilled = 0;
  let size = 0;
  const base64 = createBase64Pieces((bytes) => {
    hash.update(bytes);
    pieces.push(bytes);
    size += bytes.length;
  });
  return {
    add: (text: string) => base64.add(text),
    async spill(openSpool: OpenSpool): Promise<void> {
      if (size - spilled < spilledBytes) return;
      const taken = pieces;
      pieces = [];
      spilled = size;
      spool ??= await openSpool();
      await spool.add(taken);
    },
    end(): StreamedFile | NotBase64 {
      const fault = base64.end();
      if (fault !== undefined) {
        void spool?.remove();
        return fault;
      }
      return { pieces: piecesOf(spool, pieces), size, sha256: bytesToHex(hash.digest()) };
    },
  };
}

async function* piecesOf(spool: Spool | undefined, rest: readonly Bytes[]): AsyncGenerator<Bytes> {
  if (spool) {
    const blob = await spool.end();
    for (let at = 0; at < blob.size; at += spilledBytes) {
      yield new Uint8Array(await blob.slice(at, at + spilledBytes).arrayBuffer());
    }
    await spool.remove();
  }
  yield* rest;
}
