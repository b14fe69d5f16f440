import type { ReactNode } from "react";
import { Fact } from "#ui/Facts.tsx";
import { FactValue } from "./FactValue.tsx";
import type { LabelledText } from "./format-fact.ts";
import { maskedValue } from "./format-field.ts";

interface CaseFactProps {
  readonly fact: LabelledText;
  readonly context: string;
  readonly isTermHidden?: boolean;
  readonly children?: ReactNode;
}

/** A received fact with its term and a copy button; a dash where it was not received. */
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
