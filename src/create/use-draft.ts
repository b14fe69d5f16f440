import { useEffect } from "react";
import type { CardVault } from "./card-vault.ts";
import { isTouched } from "./claim-change.ts";
import { keepDraft } from "./draft.ts";
import { dropDraft } from "./kept-draft.ts";
import type { ClaimForm } from "./use-claim.ts";

const pause = 400;

/** Keeps a draft of the form while it changes, at the latest when the page is left. */
export function useDraft(
  { getValues, subscribe }: ClaimForm,
  vault: CardVault,
  link: string,
): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const hasCard = (name: string) => vault.state(name) !== "none" || vault.isGone(name);
    function keep() {
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      const claim = getValues();
      if (isTouched(claim, vault)) keepDraft(claim, link, hasCard);
      else dropDraft();
    }
    function soon() {
      clearTimeout(timer);
      timer = setTimeout(keep, pause);
    }
    const stops = [
      subscribe({ formState: { values: true }, callback: soon }),
      vault.subscribe(soon),
    ];
    window.addEventListener("pagehide", keep);
    return () => {
      for (const stop of stops) stop();
      window.removeEventListener("pagehide", keep);
      keep();
    };
  }, [getValues, subscribe, vault, link]);
}
