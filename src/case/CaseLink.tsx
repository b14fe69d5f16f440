import type { ReactNode } from "react";
import { Link } from "react-router";
import type { CaseTarget } from "./anchors.ts";
import { useLinkTo, usePartNavigation } from "./use-navigate-in-case.ts";

interface CaseLinkProps {
  readonly place: CaseTarget;
  /** The accessible name, where the text alone does not say enough. */
  readonly label?: string;
  readonly children: ReactNode;
}

/** A link to a part of the case. Not for the printed case, which has no router. */
export function CaseLink({ place, label, children }: CaseLinkProps) {
  const linkTo = useLinkTo();
  const options = usePartNavigation();
  return (
    <Link to={linkTo(place)} {...options} aria-label={label}>
      {children}
    </Link>
  );
}
