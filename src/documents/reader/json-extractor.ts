import { Failure } from "#api/failure.ts";
import { maxAnswerBytes } from "#api/transport.ts";

/** What a {@link JsonExtractor} extracts, and its callbacks. A path looks like `stages[].fields[].name`. */
export interface Extraction {
  /** Whether the string value at this path is extracted. */
  readonly isExtracted: (path: string) => boolean;
  /** Called with each part of an extracted string. */
  readonly onChunk: (text: string) => void;
  /** Called at the end of an extracted string. @returns letters or digits that replace it in the remaining text. */
  readonly onEnd: () => string;
  /** Whether {@link onObject} is called for the object at this path. */
  readonly isObject: (path: string) => boolean;
  /** Called at the end of an object with its JSON text, in which extracted strings are replaced. */
  readonly onObject: (text: string) => void;
}

/** An open object or array. */
interface Container {
  readonly path: string;
  readonly isList: boolean;
}

/** The specification nests eight deep. Deeper values get no path, which could become very long. */
const maxDepth = 32;
/** A key with other characters could imitate a path. */
const plainKey = /^\w+$/;
/** The characters outside of strings that determine the path of a value. */
const structure = /["{}[\],:]/g;
/** An escape sequence that continues in the next chunk. */
const partialEscape = /(?<!\\)(?:\\\\)*(\\(?:u[\dA-Fa-f]{0,3})?)$/;

/**
 * Reads a JSON text of any length in chunks, extracts some of its strings, and keeps the remaining text.
 * It does not validate: the remaining text is valid JSON exactly when the whole text is.
 */
export class JsonExtractor {
  readonly #extraction: Extraction;
  readonly #maxLength: number;
  #remaining: string[] = [];
  #remainingLength = 0;
  #partialEscape = "";
  readonly #containers: Container[] = [];
  #isKeyNext = false;
  #key = "";
  /** The role of the open string; `undefined` outside of strings. */
  #string: "key" | "value" | "extracted" | undefined;
  /** The index in `#remaining` of the object that {@link Extraction.onObject} gets. */
  #objectStart = 0;

  /** @param maxLength the maximum length of the remaining text, in characters. */
  constructor(extraction: Extraction, maxLength = maxAnswerBytes) {
    this.#extraction = extraction;
    this.#maxLength = maxLength;
  }

  /** @throws Failure where the text cannot be JSON, or the remaining text is too long. */
  push(chunk: string): void {
    const combined = this.#partialEscape + chunk;
    this.#partialEscape = combined.slice(-6).includes("\\")
      ? (partialEscape.exec(combined)?.[1] ?? "")
      : "";
    const text = combined.slice(0, combined.length - this.#partialEscape.length);
    /** The index up to which `text` has been extracted or kept. */
    let doneTo = 0;
    let index = 0;
    const keepTo = (end: number) => {
      this.#keep(text.slice(doneTo, end));
      doneTo = end;
    };
    while (index < text.length) {
      if (this.#string !== undefined) {
        const end = stringEnd(text, index);
        this.#readString(text.slice(index, end));
        if (this.#string === "extracted") doneTo = end;
        if (end < text.length) this.#endString();
        index = end + 1;
        continue;
      }
      structure.lastIndex = index;
      index = structure.exec(text)?.index ?? text.length;
      switch (text.charAt(index)) {
        case '"':
          this.#beginString();
          if (this.#string === "extracted") keepTo(index + 1);
          break;
        case "{":
          if (this.#extraction.isObject(this.#path())) {
            keepTo(index);
            this.#objectStart = this.#remaining.length;
          }
          this.#open(false);
          break;
        case "}":
          if (this.#extraction.isObject(this.#close())) {
            keepTo(index + 1);
            this.#extraction.onObject(this.#remaining.slice(this.#objectStart).join(""));
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
      index += 1;
    }
    keepTo(text.length);
  }

  /** The whole text, with extracted strings replaced. */
  end(): string {
    return this.#remaining.join("") + this.#partialEscape;
  }

  #keep(text: string): void {
    this.#remainingLength += text.length;
    if (this.#remainingLength > this.#maxLength) {
      throw new Failure({ kind: "unreadable", why: "too-long" });
    }
    this.#remaining.push(copy(text));
  }

  /** The path of the value that begins at the current position. */
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

  /** @returns the path of the container that has ended. */
  #close(): string {
    this.#isKeyNext = false;
    return this.#containers.pop()?.path ?? "";
  }

  #beginString(): void {
    if (this.#isKeyNext) this.#string = "key";
    else this.#string = this.#extraction.isExtracted(this.#path()) ? "extracted" : "value";
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
    // The replacement is not received text, so it does not count towards the maximum length.
    if (this.#string === "extracted") this.#remaining.push(this.#extraction.onEnd());
    this.#string = undefined;
  }
}

/** Copies a text: in V8 a slice is a view, so a few characters would keep their whole chunk in memory. */
const copy = (text: string) => new TextDecoder().decode(new TextEncoder().encode(text));

/** The index of the closing quote of a string that is open at `from`; the text's length when it stays open. */
function stringEnd(text: string, from: number): number {
  let quote = text.indexOf('"', from);
  while (quote >= 0) {
    let backslashes = 0;
    while (quote - backslashes > from && text[quote - backslashes - 1] === "\\") backslashes += 1;
    const isEscaped = backslashes % 2 === 1;
    if (!isEscaped) return quote;
    quote = text.indexOf('"', quote + 1);
  }
  return text.length;
}

/**
 * Resolves the escapes of a JSON string.
 * @param text between the quotes.
 * @throws Failure when it is not valid.
 */
function unescape(text: string): string {
  // Most parts have nothing to resolve. Parsing them would make two more copies of the whole answer.
  if (!/[\\\p{Cc}]/u.test(text)) return text;
  try {
    return String(JSON.parse(`"${text}"`));
  } catch {
    throw new Failure({ kind: "unreadable", why: "not-json" });
  }
}
