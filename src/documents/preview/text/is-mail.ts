const knownHeaders = new Set(
  "from to subject date message-id mime-version received return-path delivered-to content-type".split(
    " ",
  ),
);
const minKnownHeaders = 3;
const headerLine = /^([!-9;-~]+):/;

/** Whether a text begins like an e-mail: with lines of headers up to an empty line. */
export function isMail(text: string): boolean {
  const found = new Set<string>();
  for (const [index, line] of headLines(text).entries()) {
    if (line === "") break;
    const [, name] = headerLine.exec(line) ?? [];
    const isContinued = index > 0 && /^[\t ]/.test(line);
    // The first line of an e-mail in a mailbox file.
    const isMailboxLine = index === 0 && line.startsWith("From ");
    if (name === undefined && !isContinued && !isMailboxLine) return false;
    if (name !== undefined && knownHeaders.has(name.toLowerCase())) found.add(name.toLowerCase());
  }
  return found.size >= minKnownHeaders;
}

export const maxHeadLength = 100_000;

const headLines = (text: string): string[] =>
  text
    .replace(/^\uFEFF/, "")
    .slice(0, maxHeadLength)
    .split(/\r\n|\r|\n/);
