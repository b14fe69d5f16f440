import { ReceivedText } from "#ui/text/ReceivedText.tsx";
import type { LabelledText } from "./format-fact.ts";
import { ServiceTime } from "./ServiceTime.tsx";

export function FactValue({ fact }: { readonly fact: LabelledText }) {
  if (fact.when !== undefined) return <ServiceTime when={fact.when} />;
  return (
    <ReceivedText isAmount={fact.isAmount} isMismatch={fact.isMismatch} canReveal>
      {fact.shown || "—"}
    </ReceivedText>
  );
}
