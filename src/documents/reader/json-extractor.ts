import { Failure } from "#api/failure.ts";
import { maxAnswerBytes } from "#api/transport.ts";

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

/** An object or a list that has not ended. */
interface Container {
  readonly path: string;
  readonly isList: boolean;
}

/** The specification nests eight deep. Paths of deeper values are not built: they could get very long. */
const maxDepth = 32;
/** Any other key could be taken for a part of a path. */
const plainKey = /^\w+$/;
/** The characters outside of strings that tell where a value stands. */
const structure = /["{}[\],:]/g;
/** An escape whose rest comes with the next chunk. */
const begunEscape = /(?<!\\)(?:\\\\)*(\\(?:u[\dA-Fa-f]{0,3})?)$/;

/**
 * Reads a JSON text of any length in chunks, extracts some of its strings and keeps the rest. The rest
 * is JSON if and only if the whole is: parsing it tells.
 */
export class JsonExtractor {
  readonly #extraction: Extraction;
  readonly #maxLength: number;
  #rest: string[] = [];
  #restLength = 0;
  #begunEscape = "";
  readonly #containers: Container[] = [];
  #isKeyNext = false;
  #key = "";
  /** The string that goes on. */
  #string: "key" | "rest" | "extracted" | undefined;
  /** Where the object begins in the rest that {@link Extraction.onObject} gets. */
  #objectStart = 0;

  /** @param maxLength of the rest, in characters. */
  constructor(extraction: Extraction, maxLength = maxAnswerBytes) {
    this.#extraction = extraction;
    this.#maxLength = maxLength;
  }

  /** @throws Failure where no JSON text could go on like this, or the rest is too long. */
  push(chunk: string): void {
    const all = this.#begunEscape + chunk;
    this.#begunEscape = all.slice(-6).includes("\\") ? (begunEscape.exec(all)?.[1] ?? "") : "";
    const text = all.slice(0, all.length - this.#begunEscape.length);
    /** Where the text begins that is not in the rest yet. */
    let start = 0;
    let at = 0;
    const keepTo = (end: number) => {
      this.#keep(text.slice(start, end));
      start = end;
    };
    while (at < text.length) {
      if (this.#string !== undefined) {
        const end = stringEnd(text, at);
        this.#readString(text.slice(at, end));
        if (this.#string === "extracted") start = end;
        if (end < text.length) this.#endString();
        at = end + 1;
        continue;
      }
      structure.lastIndex = at;
      at = structure.exec(text)?.index ?? text.length;
      switch (text.charAt(at)) {
        case '"':
          this.#beginString();
          if (this.#string === "extracted") keepTo(at + 1);
          break;
        case "{":
          if (this.#extraction.isObject(this.#path())) {
            keepTo(at);
            this.#objectStart = this.#rest.length;
          }
          this.#open(false);
          break;
        case "}":
          if (this.#extraction.isObject(this.#close())) {
            keepTo(at + 1);
            this.#extraction.onObject(this.#rest.slice(this.#objectStart).join(""));
          }
          break;
        case "[":
          this.#open(true);
          break;
        case "]":
          this.#close();
          break;
        case ",":
          this.#isKeyNext = this.#containers.at(-1)?.isList === false;
          break;
        case ":":
          this.#isKeyNext = false;
          break;
      }
      at += 1;
    }
    keepTo(text.length);
  }

  /** The rest of the whole text. */
  end(): string {
    return this.#rest.join("") + this.#begunEscape;
  }

  #keep(text: string): void {
    this.#restLength += text.length;
    if (this.#restLength > this.#maxLength) {
      throw new Failure({ kind: "unreadable", why: "too-long" });
    }
    this.#rest.push(copied(text));
  }

  /** The path of the value that stands here. */
  #path(): string {
    const container = this.#containers.at(-1);
    if (!container) return "";
    if (container.isList) return `${container.path}[]`;
    return container.path === "" ? this.#key : `${container.path}.${this.#key}`;
  }

  #open(isList: boolean): void {
    const path = this.#containers.length < maxDepth ? this.#path() : "?";
    this.#containers.push({ path, isList });
    this.#isKeyNext = !isList;
  }

  /** @returns the path of what has ended. */
  #close(): string {
    this.#isKeyNext = false;
    return this.#containers.pop()?.path ?? "";
  }

  #beginString(): void {
    if (this.#isKeyNext) this.#string = "key";
    else this.#string = this.#extraction.isExtracted(this.#path()) ? "extracted" : "rest";
    if (this.#string === "key") this.#key = "";
  }

  #readString(text: string): void {
    if (this.#string === "key") this.#key += text;
    if (this.#string === "extracted") this.#extraction.onChunk(unescape(text));
  }

  #endString(): void {
    if (this.#string === "key") {
      const key = unescape(this.#key);
      this.#key = plainKey.test(key) ? key : "?";
    }
    // Not counted: what replaces a string is the reader's own.
    if (this.#string === "extracted") this.#rest.push(this.#extraction.onEnd());
    this.#string = undefined;
  }
}

/** V8 makes a part of a string a view of the whole: a few kept characters would hold a chunk in memory. */
const copied = (text: string) => new TextDecoder().decode(new TextEncoder().encode(text));

/** Where the string ends that goes on at `from`: its closing quote, or the length when it goes on further. */
function stringEnd(text: string, from: number): number {
  let quote = text.indexOf('"', from);
  while (quote >= 0) {
    let at = quote;
    while (at > from && text[at - 1] === "\\") at -= 1;
    const isEscaped = (quote - at) % 2 === 1;
    if (!isEscaped) return quote;
    quote = text.indexOf('"', quote + 1);
  }
  return text.length;
}

/**
 * What stands between the quotes of a JSON string, without its escapes.
 * @throws Failure when it does not stand for a string.
 */
function unescape(text: string): string {
  try {
    return String(JSON.parse(`"${text}"`));
  } catch {
    throw new Failure({ kind: "unreadable", why: "not-json" });
  }
}
