import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from "react";
import {
  type LinkProps,
  NavigationType,
  useLocation,
  useNavigate,
  useNavigationType,
  useSearchParams,
} from "react-router";
import { documentAnchor } from "#documents/list/document-anchor.ts";
import type { Change } from "#model/change.ts";
import { useSharedToggle } from "./CaseTogglesProvider.tsx";

export interface CaseTarget {
  /** The stage to select; without one the selected stage stays. */
  readonly stage?: { readonly key: string } | undefined;
  /** The id of the element to go to; without one that is the heading of the stage. */
  readonly id?: string;
}

/**
 * The id of a field on the page.
 * @param path of the field in the response, `stages[2].fields[0]`.
 */
export const fieldAnchor = (path: string): string => `field-${path.replaceAll(/\W+/g, "-")}`;

export const headerAnchor = "case-header";
export const thingsToCheckAnchor = "things-to-check";
export const transactionAnchor = "transaction";

/** Where a change is on the page; `undefined` when its part is no longer there. */
export function targetOfChange({ type, kind, stage, now }: Change): CaseTarget | undefined {
  if (now?.kind === "document") return { id: documentAnchor(now.document.path) };
  if (now?.kind === "field") return { stage, id: fieldAnchor(now.field.path) };
  return stage && !(kind === "stage" && type === "removed") ? { stage } : undefined;
}

/** Returns a function that makes the address of a part of the case. It keeps the rest of the address. */
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

/**
 * How to go to a part of the case: the navigation replaces the entry of the history and keeps its state, which says
 * whether the case was opened from the worklist.
 */
export function usePartNavigation(): Pick<LinkProps, "replace" | "preventScrollReset" | "state"> {
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

/**
 * After each navigation within the case, focuses the element that the address names after `#`; without
 * one, scrolls to the heading of the selected stage unless it is in sight, and leaves the focus where it
 * is. The link that opens the case is followed in the same way; if its element is missing, the heading is
 * shown. New data never scrolls: a refresh may change which stage is selected while the operator reads
 * something else.
 *
 * @param section the section of the selected stage.
 * @param isHidden whether search results hide the case.
 */
export function useScrollToTarget(section: RefObject<HTMLElement | null>, isHidden: boolean): void {
  const { key, hash } = useLocation();
  const [search] = useSearchParams();
  // The browser restores the scroll position after a reload and on Back.
  const isReturn = useNavigationType() === NavigationType.Pop && key !== "default";
  const opened = useRef(isReturn ? undefined : { hash, isOfStage: search.has("stage") });
  const handled = useRef(key);
  const [showsHidden, setShowsHidden] = useSharedToggle("showsHiddenFields");
  // Runs after the effect that scrolls a new screen to its top.
  useEffect(() => {
    const link = opened.current;
    opened.current = undefined;
    if (!link || scrollY > 0) return;
    const part = document.getElementById(link.hash.slice(1));
    if (part) focusOn(part);
    else if (link.isOfStage) showHeading(section.current);
  }, [section]);
  // No dependency array: the target may appear some renders later, when the search closes or hidden
  // fields are shown.
  useLayoutEffect(() => {
    if (handled.current === key || isHidden) return;
    const target = hash === "" ? section.current : document.getElementById(hash.slice(1));
    const isField = hash.startsWith(`#${fieldAnchor("")}`);
    if (!target && isField && !showsHidden) setShowsHidden(true);
    if (!target && (!isField || !showsHidden)) return;
    handled.current = key;
    if (!target) return;
    if (hash === "") showHeading(target);
    else focusOn(target);
  });
}

function focusOn(part: HTMLElement): void {
  part.tabIndex = -1;
  // The operator has to see the target also after a mouse click.
  part.focus({ focusVisible: true });
  // `nearest` scrolls as little as needed, which keeps the heading in sight where possible.
  part.scrollIntoView({ block: "nearest" });
}

/** Scrolls a section to the top of the window, on a wide screen unless all of its heading is in sight. */
function showHeading(section: HTMLElement | null): void {
  // The heading is in a component far below the section.
  const heading = section?.querySelector("h2");
  if (!section || !heading) return;
  const { top, bottom } = heading.getBoundingClientRect();
  // `scroll-padding` reserves the room that the sticky bar covers.
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
  const isInSight =
    matchMedia("(width >= 47.5em)").matches &&
    top >= pixelsIn(scrollPaddingTop) &&
    bottom <= innerHeight - pixelsIn(scrollPaddingBottom);
  // Always instant: a smooth scroll would lag behind `j` and `k`.
  if (!isInSight) section.scrollIntoView({ block: "start", behavior: "instant" });
}

/** A computed length; 0 for `auto`. */
const pixelsIn = (length: string) => Number.parseFloat(length) || 0;
