import { type ReactNode, useCallback, useLayoutEffect, useRef } from "react";
import { Link, type LinkProps, useLocation, useNavigate } from "react-router";
import type { CaseTarget } from "./anchors.ts";

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

export function useLinkTo(): (place: CaseTarget) => { search: string; hash: string } {
  const { search } = useLocation();
  return ({ stage, id = "" }) => {
    const params = new URLSearchParams(search);
    if (stage) {
      params.delete("stage");
      params.append("stage", stage.key);
    }
    return { search: String(params), hash: id };
  };
}

/** Replaces the entry of the history and keeps its state, which says whether the case was opened from the worklist. */
function usePartNavigation(): Pick<LinkProps, "replace" | "preventScrollReset" | "state"> {
  const state: unknown = useLocation().state;
  return { replace: true, preventScrollReset: true, state };
}

/** Returns a function that goes to a part of the case. The function never changes. */
export function useNavigateInCase(): (place: CaseTarget) => void {
  const navigate = useNavigate();
  const linkTo = useLinkTo();
  const options = usePartNavigation();
  const latest = useRef({ linkTo, options });
  useLayoutEffect(() => {
    latest.current = { linkTo, options };
  });
  return useCallback(
    (place) => {
      const { linkTo, options } = latest.current;
      void navigate(linkTo(place), options);
    },
    [navigate],
  );
}
