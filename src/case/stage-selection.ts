import { useNavigate, useSearchParams } from "react-router";
import type { Stage } from "#model/stage.ts";
import { useShortcut } from "#ui/shortcut.ts";

/** The link that selects a stage, the rest of the address kept. */
export function useStageLink(): (stage: Stage) => { search: string } {
  const [search] = useSearchParams();
  return ({ key }) => {
    const target = new URLSearchParams(search);
    target.set("stage", key);
    return { search: target.toString() };
  };
}

/** `j` and `k` select the next and the previous stage. */
export function useStageKeys(stages: readonly Stage[], selected: Stage | undefined): void {
  const navigate = useNavigate();
  const linkTo = useStageLink();
  function go(steps: number) {
    const at = stages.findIndex(({ key }) => key === selected?.key);
    const stage = stages[at + steps];
    if (stage) void navigate(linkTo(stage), { replace: true, preventScrollReset: true });
  }
  useShortcut({ key: "j" }, () => go(1));
  useShortcut({ key: "k" }, () => go(-1));
}
