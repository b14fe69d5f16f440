/** A header that is shown. */
export type MailHeader = "From" | "To" | "Cc" | "Date" | "Subject";

/** What is shown of an e-mail. Nothing of its HTML. */
export interface Mail {
  /** The most important headers that it has, decoded, by their names. */
  readonly headers: readonly (readonly [name: MailHeader, value: string])[];
  /** Its text part; "" where it has none. */
  readonly text: string;
  readonly attachments: readonly MailAttachment[];
}

interface MailAttachment {
  /** "" where it has none. */
  readonly name: string;
  /** In bytes. */
  readonly size: number;
}

/** Bytes of an e-mail that are read. */
export const maxMailBytes = 25_000_000;
