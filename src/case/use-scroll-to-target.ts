import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { NavigationType, useLocation, useNavigationType, useSearchParams } from "react-router";
import { fieldAnchor } from "./anchors.ts";
import { useSharedToggle } from "./CaseTogglesProvider.tsx";

/**
 * After each navigation within the case, and for the link that opens it, focuses the element that the address names
 * after `#`; without one, scrolls to the heading of the selected stage. New data never scrolls: a refresh may change
 * which stage is selected while the operator reads something else.
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
  // Empty fields may be folded.
  part.closest("details")?.setAttribute("open", "");
  part.tabIndex = -1;
  // The operator has to see the target also after a mouse click.
  part.focus({ focusVisible: true });
  // `nearest` scrolls as little as needed, which keeps the heading in sight where possible.
  part.scrollIntoView({ block: "nearest" });
}

/** Scrolls a section to the top of the window, on a wide screen unless all of its heading is in sight. */
function showHeading(section: HTMLElement | null): void {
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

const pixelsIn = (length: string) => Number.parseFloat(length) || 0;
