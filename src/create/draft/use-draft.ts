import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLanguage } from "#i18n/LanguageProvider.tsx";
import type { LanguageTag } from "#i18n/languages.ts";
import { useSession } from "#session/SessionProvider.tsx";
import type { Losses, OperatorWork } from "#session/work.ts";
import { type CreateFormMethods, useProfile } from "../form/form-context.ts";
import type { CreateFormValues } from "../form/values.ts";
import { isEntered } from "../rows/row.ts";
import type { RowList } from "../rows/row-list.ts";
import { clearDraft } from "./clear-draft.ts";
import { draftText, writeDraft } from "./draft.ts";

const pauseMs = 400;

/**
 * Keeps the form as the draft of this tab: saved a moment after each change, and when the page is left.
 * @param link the contents of the link that the form began with.
 * @param canSave false while the draft of another form is offered, which it would replace.
 */
export function useDraft(
  { getValues, subscribe }: CreateFormMethods,
  list: RowList,
  link: string,
  canSave: boolean,
) {
  const { tag } = useLanguage();
  const profile = useProfile();
  const session = useSession();
  // A draft is also saved by a timer, and while the page is left.
  const latest = useRef({ tag, canSave });
  useLayoutEffect(() => {
    latest.current = { tag, canSave };
  });
  const [draft] = useState(() => {
    const textIn = (tag: LanguageTag) =>
      draftText(link, getValues(), list.notCreated(), list.columns.get(), tag, profile);
    /** Whether there is anything in the form that no case was created for. */
    const isFilled = () => hasValues(getValues()) || !list.isBlank();
    // What a link has filled in can be opened again.
    const opened = textIn(tag);
    let saved = opened;
    let isDropped = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    function save(): boolean {
      clearTimeout(timer);
      const { tag, canSave } = latest.current;
      const now = textIn(tag);
      if (isDropped || now === saved) return true;
      if (isFilled() && !(canSave && writeDraft(now))) return false;
      if (canSave && !isFilled()) clearDraft();
      saved = now;
      return true;
    }
    const hasUnkept = () =>
      list.hasCards || list.waitingCount.get() > 0 || countFiles(getValues()) > 0;
    /** Deletes the draft and stops saving it; called before the form is removed. */
    function drop() {
      isDropped = true;
      if (latest.current.canSave) clearDraft();
    }
    function losses(): Losses {
      const rows = list.notCreated().filter(isEntered);
      return {
        forms: 1,
        rows: rows.length + list.waitingCount.get(),
        cards: rows.filter(({ cardMask }) => cardMask !== "").length,
        files: countFiles(getValues()),
      };
    }
    const work: OperatorWork = {
      forms() {
        const isChanged = hasUnkept() || (isFilled() && textIn(latest.current.tag) !== opened);
        return new Map(isChanged ? [[link, losses()]] : []);
      },
      clearOnSignOut: drop,
    };
    return {
      isFilled,
      /** @returns whether all but card numbers, files and rows that wait is kept. */
      save,
      saveSoon: () => {
        clearTimeout(timer);
        timer = setTimeout(save, pauseMs);
      },
      drop,
      /** Whether leaving would lose card numbers, files, pasted rows that wait, or what could not be stored. */
      isUnsaved: () => !save() || hasUnkept(),
      work,
    };
  });
  useEffect(() => {
    const { save, saveSoon } = draft;
    const stops = [
      session.work.add(draft.work),
      subscribe({ formState: { values: true }, callback: saveSoon }),
      list.subscribe(saveSoon),
      list.columns.subscribe(saveSoon),
    ];
    window.addEventListener("pagehide", save);
    return () => {
      for (const stop of stops) stop();
      window.removeEventListener("pagehide", save);
      save();
    };
  }, [draft, subscribe, list, session]);
  return draft;
}

const countFiles = ({ files }: CreateFormValues): number =>
  Object.values(files).reduce((sum, chosen) => sum + (chosen?.length ?? 0), 0);

const hasValues = (values: CreateFormValues): boolean =>
  values.bpCode !== "" ||
  values.freeRows.length > 0 ||
  Object.values(values.inputs).some((value) => value?.text) ||
  countFiles(values) > 0;
