import type { ReactNode } from "react";
import { Fact } from "#ui/Facts.tsx";
import { ReceivedText } from "#ui/text/ReceivedText.tsx";
import type { LabelledText } from "./format-fact.ts";
import { type FactText, maskedValue } from "./format-field.ts";
import { ServiceTime } from "./ServiceTime.tsx";

interface CaseFactProps {
  readonly fact: LabelledText;
  readonly context: string;
  readonly isTermHidden?: boolean;
  readonly children?: ReactNode;
}

export const CaseFact = ({ fact, context, isTermHidden = false, children }: CaseFactProps) => (
  <Fact
    name={fact.name}
    term={fact.term}
    isTermHidden={isTermHidden}
    text={fact.text}
    copyText={() => maskedValue(fact)}
    context={context}
  >
    {children || <FactValue fact={fact} />}
  </Fact>
);

export function FactValue({ fact }: { readonly fact: FactText }) {
  if (fact.when !== undefined) return <ServiceTime when={fact.when} />;
  return (
    <ReceivedText isAmount={fact.isAmount} isMismatch={fact.isMismatch} canReveal>
      {fact.shown || "—"}
    </ReceivedText>
  );
}
