import type { Address, Email, default as MailParser } from "postal-mime";
import { importChunk } from "#lib/import-chunk.ts";

const knownHeaders = new Set(
  "from to subject date message-id mime-version received return-path delivered-to content-type".split(
    " ",
  ),
);
const minKnownHeaders = 3;
const headerLine = /^([!-9;-~]+):/;

export const maxHeadLength = 100_000;

/** Whether a text begins like an e-mail: with lines of headers up to an empty line. */
export function isMail(text: string): boolean {
  const lines = text
    .slice(0, maxHeadLength)
    .replace(/^\uFEFF/, "")
    .replaceAll(/\r\n?/g, "\n");
  const [head = ""] = lines.split(/\n(?:\n|$)/, 1);
  // A line that begins with white space continues the header before it.
  const headers = head.split(/\n(?![\t ])/);
  const names = headers.map((header) => headerLine.exec(header)?.[1]?.toLowerCase());
  const known = new Set(names.filter((name) => name !== undefined && knownHeaders.has(name)));
  return !names.includes(undefined) && known.size >= minKnownHeaders;
}

type MailHeader = "From" | "To" | "Cc" | "Date" | "Subject";

export interface Mail {
  /** Decoded. */
  readonly headers: readonly (readonly [name: MailHeader, value: string])[];
  /** The text part, else the text of the HTML; "" where there is none. */
  readonly text: string;
  /** Without a name it is "". Sizes in bytes. */
  readonly attachments: readonly { readonly name: string; readonly size: number }[];
}

/** The most bytes of an e-mail that are read. */
export const maxMailBytes = 25_000_000;

/** Reads the beginning of an e-mail; `undefined` where it is none. @throws ChunkLoadError */
export async function readMail(file: Blob): Promise<Mail | undefined> {
  const bytes = await file.slice(0, maxMailBytes).arrayBuffer();
  const { default: Parser } = await importChunk(() => import("postal-mime"));
  try {
    const email = await Parser.parse(bytes);
    const headers = headersOf(email);
    if (headers.length === 0) return undefined;
    return {
      headers,
      text: email.text?.trim() || (await textOfHtml(email.html ?? "", Parser)),
      attachments: email.attachments.map(({ filename, content }) => ({
        name: filename ?? "",
        size: typeof content === "string" ? content.length : content.byteLength,
      })),
    };
  } catch {
    // The file is shown as text.
    return undefined;
  }
}

function headersOf({ from, to, cc, subject = "", headers }: Email): Mail["headers"] {
  const all: Mail["headers"] = [
    ["From", addresses(from ? [from] : [])],
    ["To", addresses(to)],
    ["Cc", addresses(cc)],
    // The date as received: the library converts it to UTC.
    ["Date", headers.find(({ key }) => key === "date")?.value ?? ""],
    ["Subject", subject],
  ];
  return all.filter(([, value]) => value !== "");
}

/** The text of HTML, by the library, which makes one only in an e-mail that has a part of plain text too. */
async function textOfHtml(html: string, Parser: typeof MailParser): Promise<string> {
  const lines = [
    "Content-Type: multipart/mixed; boundary=x",
    "",
    "--x",
    "Content-Type: text/html; charset=utf-8",
    "Content-Transfer-Encoding: base64",
    "",
    new TextEncoder().encode(html).toBase64(),
    "--x",
    "Content-Type: text/plain",
    "",
    "",
    "--x--",
  ];
  const { text = "" } = await Parser.parse(lines.join("\r\n"));
  return text.trim();
}

const addresses = (list: readonly Address[] = []): string => list.map(addressText).join(", ");

function addressText({ name, address, group }: Address): string {
  if (group) return `${name}: ${addresses(group)}`;
  return name === "" ? address : `${name} <${address}>`;
}
