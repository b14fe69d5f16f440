import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { useMessages } from "#i18n/LanguageProvider.tsx";
import type { Stage } from "#model/stage.ts";
import { maskedStart } from "#privacy/card-number.ts";
import { useShortcut } from "#ui/page/shortcut.ts";
import { useNavigateInCase } from "./CaseLink.tsx";

/**
 * `j` and `k` select the next and the previous stage.
 * @returns the text for a screen reader after another stage was selected in any way, because the focus does not move.
 */
export function useStageKeys(stages: readonly Stage[], selected: Stage | undefined): string {
  const { stage: t } = useMessages();
  const goTo = useNavigateInCase();
  const { key: location } = useLocation();
  const stage = selected?.key;
  const [last, setLast] = useState({ location, stage, isSelection: false });
  if (last.location !== location || last.stage !== stage) {
    // A refresh may select another stage, and a link may lead to something else than a stage.
    const isSelection = last.location !== location && last.stage !== stage;
    setLast({ location, stage, isSelection });
  }
  const index = stages.findIndex(({ key }) => key === selected?.key);
  // Keys may come faster than stages are rendered: each key starts from the target of the last one.
  const wanted = useRef<readonly number[]>([]);
  useEffect(() => {
    const drawn = wanted.current.lastIndexOf(index);
    wanted.current = drawn < 0 ? [] : wanted.current.slice(drawn + 1);
  }, [index]);
  function go(steps: number) {
    const next = (wanted.current.at(-1) ?? index) + steps;
    const stage = stages[next];
    if (!stage) return;
    wanted.current = [...wanted.current, next];
    goTo({ stage });
  }
  useShortcut({ key: "j", repeats: true }, () => go(1));
  useShortcut({ key: "k", repeats: true }, () => go(-1));
  if (!selected || !last.isSelection) return "";
  const name = maskedStart(selected.name || t.unnamed);
  return t.selected({ name, number: index + 1, count: stages.length });
}
