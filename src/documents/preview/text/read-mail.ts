import PostalMime, { type Address } from "postal-mime";
import type { Mail, MailHeader } from "./mail.ts";

/** Reads an e-mail. @throws when the bytes are not an e-mail. */
export async function readMail(bytes: ArrayBuffer): Promise<Mail> {
  const email = await PostalMime.parse(bytes);
  const raw = (key: string) => email.headers.find((header) => header.key === key)?.value ?? "";
  const headers: [MailHeader, string][] = [
    ["From", addresses(email.from ? [email.from] : [])],
    ["To", addresses(email.to)],
    ["Cc", addresses(email.cc)],
    // The date as received: the library converts it to UTC.
    ["Date", raw("date")],
    ["Subject", email.subject ?? ""],
  ];
  return {
    headers: headers.filter(([, value]) => value !== ""),
    text: hasText(email.text) ? (email.text ?? "") : await textOfHtml(email.html ?? ""),
    attachments: email.attachments.map(({ filename, content }) => ({
      name: filename ?? "",
      size: typeof content === "string" ? content.length : content.byteLength,
    })),
  };
}

/** Whether anything of a text can be seen: mail programs write a text part of invisible characters. */
const hasText = (text = ""): boolean => /[^\s\p{Default_Ignorable_Code_Point}]/u.test(text);

/** The text of HTML, by the library, which makes one only in an e-mail that has a part of plain text too. */
async function textOfHtml(html: string): Promise<string> {
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
  const { text = "" } = await PostalMime.parse(lines.join("\r\n"));
  return hasText(text) ? text.trim() : "";
}

const addresses = (list: readonly Address[] = []): string => list.map(addressText).join(", ");

function addressText({ name, address, group }: Address): string {
  if (group) return `${name}: ${addresses(group)}`;
  return name === "" ? address : `${name} <${address}>`;
}
