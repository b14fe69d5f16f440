import { isMismatch, type Received, receivedText } from "#model/received.ts";
import { ReceivedText } from "#ui/text/ReceivedText.tsx";

/** A value as received, marked when it is not of the declared type; a dash when there is none. */
export function ReceivedValue({ value }: { readonly value: Received<string | number | boolean> }) {
  const text = receivedText(value);
  if (text === "") return <>—</>;
  return (
    <ReceivedText isMismatch={isMismatch(value)} canReveal>
      {text}
    </ReceivedText>
  );
}
