import { Failure } from "#api/failure.ts";
import { maxAnswerBytes } from "#api/transport.ts";
import type { Bytes } from "./base64.ts";
import { createJsonPath } from "./json-path.ts";
import { closingQuote, StringChunks, unescape } from "./string-chunks.ts";

/** What is extracted from a JSON text, and who gets it. A path is `stages[].fields[].name`. */
export interface Extraction {
  /** Whether the string value at this path is extracted. */
  readonly isExtracted: (path: string) => boolean;
  /** Gets a part of the string that is being extracted. */
  readonly onChunk: (text: string) => void;
  /** The extracted string has ended. @returns letters or digits that replace it in the rest. */
  readonly onEnd: () => string;
  /** Whether {@link onObject} gets the object at this path. */
  readonly isObject: (path: string) => boolean;
  /** Gets the JSON text of an object as soon as it has ended, extracted strings replaced. */
  readonly onObject: (text: string) => void;
}

/**
 * Reads a JSON text of any length in chunks, extracts some of its strings and keeps the rest. The rest
 * is JSON if and only if the whole is: parsing it tells.
 */
export class JsonExtractor {
  readonly #extraction: Extraction;
  readonly #rest: RestText;
  readonly #path = createJsonPath();
  readonly #string = new StringChunks();
  readonly #latin = new TextDecoder("latin1");
  #inString: "no" | "key" | "rest" | "extracted" = "no";
  #key = "";
  /** 1 when the last byte of a chunk began an escape. */
  #overhang = 0;
  #objectFrom = 0;

  /** @param longest how many bytes the rest may have. */
  constructor(extraction: Extraction, longest = maxAnswerBytes) {
    this.#extraction = extraction;
    this.#rest = new RestText(longest);
  }

  /** @throws Failure where no JSON text could go on like this, or the rest is too long. */
  push(bytes: Bytes): void {
    let from = 0;
    let at = 0;
    const keepTo = (end: number) => {
      this.#rest.add(bytes.subarray(from, end));
      from = end;
    };
    while (at < bytes.length) {
      if (this.#inString !== "no") {
        const end = closingQuote(bytes, at + this.#overhang);
        this.#overhang = Math.max(0, end - bytes.length);
        this.#readString(bytes.subarray(at, end));
        if (this.#inString === "extracted") from = Math.min(end, bytes.length);
        if (end < bytes.length) this.#endString();
        at = end + 1;
        continue;
      }
      switch (bytes[at] ?? 0) {
        case 0x22: // "
          if (this.#beginString() === "extracted") keepTo(at + 1);
          break;
        case 0x7b: // {
          if (this.#extraction.isObject(this.#path.value())) {
            keepTo(at);
            this.#objectFrom = this.#rest.mark();
          }
          this.#path.open(false);
          break;
        case 0x7d: // }
          if (this.#extraction.isObject(this.#path.close())) {
            keepTo(at + 1);
            this.#extraction.onObject(this.#rest.since(this.#objectFrom));
          }
          break;
        case 0x5b: // [
          this.#path.open(true);
          break;
        case 0x5d: // ]
          this.#path.close();
          break;
        case 0x2c: // ,
          this.#path.comma();
          break;
        case 0x3a: // :
          this.#path.colon();
          break;
      }
      at += 1;
    }
    keepTo(bytes.length);
  }

  /** The rest of the whole text. */
  end(): string {
    return this.#rest.end();
  }

  #beginString(): "key" | "rest" | "extracted" {
    this.#key = "";
    const kind = this.#path.isAtKey()
      ? "key"
      : this.#extraction.isExtracted(this.#path.value())
        ? "extracted"
        : "rest";
    this.#inString = kind;
    return kind;
  }

  #readString(bytes: Bytes): void {
    if (this.#inString === "key") this.#key += this.#latin.decode(bytes);
    if (this.#inString === "extracted") this.#extraction.onChunk(this.#string.read(bytes));
  }

  #endString(): void {
    if (this.#inString === "key") this.#path.key(unescape(this.#key));
    if (this.#inString === "extracted") {
      this.#string.end();
      this.#rest.addText(this.#extraction.onEnd());
    }
    this.#inString = "no";
  }
}

/** The rest of a text, decoded chunk by chunk. */
class RestText {
  readonly #longest: number;
  readonly #decoder = new TextDecoder();
  readonly #parts: string[] = [];
  #length = 0;

  constructor(longest: number) {
    this.#longest = longest;
  }

  add(bytes: Bytes): void {
    this.#length += bytes.length;
    if (this.#length > this.#longest) throw new Failure({ kind: "unreadable", why: "too-long" });
    this.#parts.push(this.#decoder.decode(bytes, { stream: true }));
  }

  addText(text: string): void {
    this.#parts.push(text);
  }

  mark(): number {
    return this.#parts.length;
  }

  since(mark: number): string {
    return this.#parts.slice(mark).join("");
  }

  end(): string {
    return this.#parts.join("") + this.#decoder.decode();
  }
}
