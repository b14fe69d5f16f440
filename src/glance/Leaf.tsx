import { isOdd, type Sent, sentText } from "#model/sent.ts";
import { SentText } from "#ui/SentText.tsx";

/** A value as sent, marked when it is not of the declared type; a dash when there is none. */
export function Leaf({ value }: { readonly value: Sent<string | number | boolean> }) {
  const text = sentText(value);
  return text === "" ? <>—</> : <SentText isOdd={isOdd(value)}>{text}</SentText>;
}
