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
export type MailHeader = "From" | "To" | "Cc" | "Date" | "Subject";

export interface Mail {
  /** The most important headers of the e-mail, decoded, by their names. */
  readonly headers: readonly (readonly [name: MailHeader, value: string])[];
  /** The text part, else the text of the HTML; "" where there is none. */
  readonly text: string;
  readonly attachments: readonly MailAttachment[];
}

interface MailAttachment {
  /** "" where the attachment has no name. */
  readonly name: string;
  /** In bytes. */
  readonly size: number;
}

/** The most bytes of an e-mail that are read. */
export const maxMailBytes = 25_000_000;
