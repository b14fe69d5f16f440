import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import {
  NavigationType,
  useLocation,
  useNavigate,
  useNavigationType,
  useSearchParams,
} from "react-router";
import { useWords } from "#i18n/LanguageProvider.tsx";
import type { Stage } from "#model/stage.ts";
import { maskedStart } from "#privacy/card-number.ts";
import { useShortcut } from "#ui/page/shortcut.ts";

/** Returns a function that makes the link to a stage; it changes only with the rest of the address, which the link keeps. */
export function useStageLink(): (stage: Pick<Stage, "key">) => { search: string } {
  const [search] = useSearchParams();
  const others = new URLSearchParams(search);
  others.delete("stage");
  const rest = others.size === 0 ? "" : `${others}&`;
  return useCallback(({ key }) => ({ search: `${rest}stage=${encodeURIComponent(key)}` }), [rest]);
}

/** Returns a function that selects a stage. It never changes. */
export function useSelectStage(): (stage: Pick<Stage, "key">) => void {
  const navigate = useNavigate();
  const linkTo = useStageLink();
  const latest = useRef(linkTo);
  useLayoutEffect(() => {
    latest.current = linkTo;
  });
  return useCallback(
    (stage) => void navigate(latest.current(stage), { replace: true, preventScrollReset: true }),
    [navigate],
  );
}

/**
 * Scrolls to the heading of the selected stage when a link to the stage has opened the case, and
 * after each navigation that selects a stage; not when the heading is in sight, and not for a
 * navigation with a hash, which has a target of its own. New data never scrolls: a
 * refresh may change which stage is selected while the operator reads something else. The focus
 * stays where it is.
 *
 * @param section the section of the selected stage; it may be rendered later than the navigation.
 */
export function useStageInView(section: RefObject<HTMLElement | null>): void {
  const { key, hash } = useLocation();
  const [search] = useSearchParams();
  // The browser restores the scroll position after a reload and on Back.
  const isReturn = useNavigationType() === NavigationType.Pop && key !== "default";
  const isLinkToStage = useRef(search.has("stage") && hash === "" && !isReturn);
  const handled = useRef(key);
  // Runs after the effect that scrolls a new screen to its top.
  useEffect(() => {
    if (isLinkToStage.current && scrollY === 0) showHeading(section.current);
    isLinkToStage.current = false;
  }, [section]);
  // Without dependencies: a stage that is selected from search results is rendered some renders later.
  useLayoutEffect(() => {
    if (handled.current === key || !section.current) return;
    handled.current = key;
    if (hash === "") showHeading(section.current);
  });
}

/** Scrolls a section to the top of the window unless all of its heading is in sight. */
function showHeading(section: HTMLElement | null): void {
  const heading = section?.querySelector("h2");
  if (!section || !heading) return;
  const { top, bottom } = heading.getBoundingClientRect();
  // `scroll-padding` reserves the room that the sticky bar covers.
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
  const isInSight =
    top >= pixelsIn(scrollPaddingTop) && bottom <= innerHeight - pixelsIn(scrollPaddingBottom);
  // Always instant: a smooth scroll would lag behind `j` and `k`.
  if (!isInSight) section.scrollIntoView({ block: "start", behavior: "instant" });
}

/** A computed length; 0 for `auto`. */
const pixelsIn = (length: string) => Number.parseFloat(length) || 0;

/**
 * `j` and `k` select the next and the previous stage.
 * @returns what a screen reader says once a stage was selected in any way: the focus stays where it is.
 */
export function useStageKeys(stages: readonly Stage[], selected: Stage | undefined): string {
  const { stage: words } = useWords();
  const select = useSelectStage();
  const { key: locationKey } = useLocation();
  const [firstLocationKey] = useState(locationKey);
  const index = stages.findIndex(({ key }) => key === selected?.key);
  // Keys may come faster than stages are rendered: each starts from the target of the last one.
  const wanted = useRef<readonly number[]>([]);
  useEffect(() => {
    // Drop the targets up to the stage now shown, and all when it was selected in another way.
    const drawn = wanted.current.lastIndexOf(index);
    wanted.current = drawn < 0 ? [] : wanted.current.slice(drawn + 1);
  }, [index]);
  function go(steps: number) {
    const next = (wanted.current.at(-1) ?? index) + steps;
    const stage = stages[next];
    if (!stage) return;
    wanted.current = [...wanted.current, next];
    select(stage);
  }
  useShortcut({ key: "j", repeats: true }, () => go(1));
  useShortcut({ key: "k", repeats: true }, () => go(-1));
  const name = maskedStart(selected?.name || words.unnamed);
  return locationKey !== firstLocationKey
    ? words.selected({ name, number: index + 1, count: stages.length })
    : "";
}
