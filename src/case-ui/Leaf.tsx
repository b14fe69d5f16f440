import { isOdd, type Sent, sentText } from "#model/sent.ts";
import { SentText } from "#ui/SentText.tsx";

interface LeafProps {
  readonly value: Sent<string | number | boolean>;
  readonly isAmount?: boolean;
}

/** A value as sent, marked when it is not of the declared type; a dash when there is none. */
export function Leaf({ value, isAmount = false }: LeafProps) {
  const text = sentText(value);
  if (text === "") return <>—</>;
  return (
    <SentText isOdd={isOdd(value)} isAmount={isAmount && !isOdd(value)} canReveal>
      {text}
    </SentText>
  );
}
