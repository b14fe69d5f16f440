import type { ReactNode } from "react";
import { useWords } from "#language/LanguageProvider.tsx";
import { Boundary } from "#ui/Boundary.tsx";
import { Notice } from "#ui/Notice.tsx";

interface SafePartProps {
  /** What the part shows: another one is tried anew. */
  readonly of?: unknown;
  /** Puts the notice where the part would be, as an element that may stand there. */
  readonly place?: (notice: ReactNode) => ReactNode;
  readonly children: ReactNode;
}

/** A part of the case that may fail without taking the rest along. */
export const SafePart = ({ of, place = asItIs, children }: SafePartProps) => (
  <Boundary of={of} renderInstead={() => place(<BrokenPart />)}>
    {children}
  </Boundary>
);

const asItIs = (notice: ReactNode) => notice;

function BrokenPart() {
  return <Notice tone="warn" title={useWords().case.broken} isAlert />;
}
