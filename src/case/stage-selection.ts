import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { maskCardNumbers } from "#language/card-number.ts";
import { useWords } from "#language/LanguageProvider.tsx";
import type { Stage } from "#model/stage.ts";
import { useShortcut } from "#ui/shortcut.ts";

/** The link that selects a stage, the rest of the address kept; the same function for as long as that rest is. */
export function useStageLink(): (stage: Pick<Stage, "key">) => { search: string } {
  const [search] = useSearchParams();
  const others = new URLSearchParams(search);
  others.delete("stage");
  const rest = others.size === 0 ? "" : `${others}&`;
  return useCallback(({ key }) => ({ search: `${rest}stage=${encodeURIComponent(key)}` }), [rest]);
}

/** Selects a stage; the same function for as long as the screen is there. */
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
 * `j` and `k` select the next and the previous stage.
 * @returns what a screen reader says of it: the focus stays where it is.
 */
export function useStageKeys(stages: readonly Stage[], selected: Stage | undefined): string {
  const { stage: words } = useWords();
  const select = useSelectStage();
  const [isByKey, setByKey] = useState(false);
  const at = stages.findIndex(({ key }) => key === selected?.key);
  // Keys come faster than stages are drawn: each goes on from where the last one leads.
  const wanted = useRef<readonly number[]>([]);
  useEffect(() => {
    // One that is drawn late takes no key back; what was selected otherwise does.
    const drawn = wanted.current.lastIndexOf(at);
    wanted.current = drawn < 0 ? [] : wanted.current.slice(drawn + 1);
  }, [at]);
  function go(steps: number) {
    const next = (wanted.current.at(-1) ?? at) + steps;
    const stage = stages[next];
    if (!stage) return;
    wanted.current = [...wanted.current, next];
    setByKey(true);
    select(stage);
  }
  useShortcut({ key: "j", repeats: true }, () => go(1));
  useShortcut({ key: "k", repeats: true }, () => go(-1));
  const name = maskCardNumbers(selected?.name || words.unnamed);
  return isByKey ? words.selected({ name, at: at + 1, count: stages.length }) : "";
}
