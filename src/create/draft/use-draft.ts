import { useEffect, useRef } from "react";
import type { CardVault } from "../card-vault.ts";
import { isTouched } from "../claim-change.ts";
import type { ClaimForm } from "../use-claim.ts";
import { type Draft, dropDraft, saveDraft } from "./drafts.ts";

const pauseMs = 400;

/**
 * Saves a draft of the form while it changes, at the latest when the page is left.
 * @returns saves at once what has changed.
 */
export function useDraft(
  { getValues, subscribe }: ClaimForm,
  vault: CardVault,
  { id, link }: Pick<Draft, "id" | "link">,
): () => void {
  const saveNow = useRef(() => {});
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const hasCard = (name: string) => vault.state(name) !== "none" || vault.isGone(name);
    function save() {
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      const claim = getValues();
      if (isTouched(claim, vault)) saveDraft({ id, link }, claim, hasCard);
      else dropDraft(id);
    }
    function saveSoon() {
      clearTimeout(timer);
      timer = setTimeout(save, pauseMs);
    }
    saveNow.current = save;
    const stops = [
      subscribe({ formState: { values: true }, callback: saveSoon }),
      vault.subscribe(saveSoon),
    ];
    window.addEventListener("pagehide", save);
    return () => {
      for (const stop of stops) stop();
      window.removeEventListener("pagehide", save);
      save();
    };
  }, [getValues, subscribe, vault, id, link]);
  return () => saveNow.current();
}
