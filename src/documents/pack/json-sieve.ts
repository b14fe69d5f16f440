import { Failure } from "#api/failure.ts";
import { longestText } from "../answer-stream.ts";
import type { Bytes } from "../base64.ts";
import { createJsonPath } from "./json-path.ts";
import { closingQuote, createStringPieces, unescape } from "./string-pieces.ts";

/** What is taken out of a JSON text, and who is told. A path is `stages[].fields[].name`. */
export interface Sieved {
  /** Whether the string value in this place is taken out. */
  readonly isTaken: (path: string) => boolean;
  /** A part of the string that is being taken out. */
  readonly onPiece: (text: string) => void;
  /** The string has ended; what stands in its place is a string of these letters or digits. */
  readonly onTaken: () => string;
  /** Whether the object in this place is told as soon as it ends. */
  readonly isItem: (path: string) => boolean;
  /** The text of one, as it is left. */
  readonly onItem: (text: string) => void;
}

/**
 * Reads a JSON text of any length in pieces, and holds no more of it than is left without some of
 * its strings. What is left is JSON if and only if the whole is: parsing it tells.
 * @param longest how many bytes of it may be left.
 */
export function createJsonSieve(sieved: Sieved, longest = longestText) {
  const path = createJsonPath();
  const left = createLeftText(longest);
  const taken = createStringPieces();
  const latin = new TextDecoder("latin1");
  let inString: "no" | "key" | "kept" | "taken" = "no";
  let key = "";
  /** 1 when the last byte of a piece began an escape. */
  let overhang = 0;
  let itemFrom = 0;

  /** Begins a string, and says whether it is taken out. */
  function beginString(): boolean {
    inString = path.isAtKey() ? "key" : sieved.isTaken(path.value()) ? "taken" : "kept";
    key = "";
    return inString === "taken";
  }

  function readString(piece: Bytes) {
    if (inString === "key") key += latin.decode(piece);
    if (inString === "taken") sieved.onPiece(taken.read(piece));
  }

  function endString() {
    if (inString === "key") path.key(unescape(key));
    if (inString === "taken") {
      taken.end();
      left.addText(sieved.onTaken());
    }
    inString = "no";
  }

  return {
    /** @throws Failure where no JSON text could go on like this, or nobody could hold what is left. */
    push(bytes: Bytes): void {
      let from = 0;
      let at = 0;
      const keepTo = (end: number) => {
        left.add(bytes.subarray(from, end));
        from = end;
      };
      while (at < bytes.length) {
        if (inString !== "no") {
          const end = closingQuote(bytes, at + overhang);
          overhang = Math.max(0, end - bytes.length);
          readString(bytes.subarray(at, end));
          if (inString === "taken") from = Math.min(end, bytes.length);
          if (end < bytes.length) endString();
          at = end + 1;
          continue;
        }
        switch (bytes[at] ?? 0) {
          case 0x22: // "
            if (beginString()) keepTo(at + 1);
            break;
          case 0x7b: // {
            if (sieved.isItem(path.value())) {
              keepTo(at);
              itemFrom = left.mark();
            }
            path.open(false);
            break;
          case 0x7d: // }
            if (sieved.isItem(path.close())) {
              keepTo(at + 1);
              sieved.onItem(left.since(itemFrom));
            }
            break;
          case 0x5b: // [
            path.open(true);
            break;
          case 0x5d: // ]
            path.close();
            break;
          case 0x2c: // ,
            path.comma();
            break;
          case 0x3a: // :
            path.colon();
            break;
        }
        at += 1;
      }
      keepTo(bytes.length);
    },
    /** What is left of the whole. */
    end: () => left.end(),
  };
}

/** The text that is left, decoded piece by piece. */
function createLeftText(longest: number) {
  const decoder = new TextDecoder();
  const parts: string[] = [];
  let length = 0;
  return {
    add(bytes: Bytes) {
      length += bytes.length;
      if (length > longest) throw new Failure({ kind: "unreadable", why: "too-long" });
      parts.push(decoder.decode(bytes, { stream: true }));
    },
    addText: (text: string) => void parts.push(text),
    mark: () => parts.length,
    since: (mark: number) => parts.slice(mark).join(""),
    end: () => parts.join("") + decoder.decode(),
  };
}
