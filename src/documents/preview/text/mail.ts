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
