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
    text: email.text ?? "",
    attachments: email.attachments.map(({ filename, content }) => ({
      name: filename ?? "",
      size: typeof content === "string" ? content.length : content.byteLength,
    })),
  };
}

const addresses = (list: readonly Address[] = []): string => list.map(addressText).join(", ");

function addressText({ name, address, group }: Address): string {
  if (group) return `${name}: ${addresses(group)}`;
  return name === "" ? address : `${name} <${address}>`;
}
