/** A file that a person has edited is not JSON. `line` and `column` count from 1. */
export class NotJson extends Error {
  override name = "NotJson";
  readonly line: number;
  readonly column: number;

  constructor(text: string) {
    const before = text.slice(0, endOfJson(text)).split("\n");
    const [line, column] = [before.length, (before.at(-1) ?? "").length + 1];
    super(`Not JSON at line ${line}, column ${column}`);
    this.line = line;
    this.column = column;
  }
}

/** Parses a file. @throws NotJson */
export function readJsonFile(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new NotJson(text);
  }
}

const quoted = /[ \t\r\n]*"(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[\da-f]{4}))*"/iuy;
const simple =
  /[ \t\r\n]*(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.])/y;

/** Where a text stops to be JSON. Browsers name the place differently, and often not at all. */
function endOfJson(text: string): number {
  let at = 0;
  function skip(pattern: RegExp): boolean {
    pattern.lastIndex = at;
    const isThere = pattern.test(text);
    if (isThere) at = pattern.lastIndex;
    return isThere;
  }
  const skipList = (skipEach: () => boolean, end: RegExp): boolean => {
    if (skip(end)) return true;
    do if (!skipEach()) return false;
    while (skip(/[ \t\r\n]*,/y));
    return skip(end);
  };
  const skipMember = () => skip(quoted) && skip(/[ \t\r\n]*:/y) && skipValue();
  const skipValue = (): boolean => {
    if (skip(quoted) || skip(simple)) return true;
    if (skip(/[ \t\r\n]*\{/y)) return skipList(skipMember, /[ \t\r\n]*\}/y);
    return skip(/[ \t\r\n]*\[/y) && skipList(skipValue, /[ \t\r\n]*\]/y);
  };
  skipValue();
  skip(/[ \t\r\n]*/y);
  return at;
}
