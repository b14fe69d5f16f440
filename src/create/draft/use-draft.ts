import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLanguage } from "#i18n/LanguageProvider.tsx";
import type { Losses } from "#session/work.ts";
import type { CreateFormMethods } from "../form/use-form-values.ts";
import type { CreateFormValues } from "../form/values.ts";
import { hasOrHadCard, isEntered, type Row } from "../rows/row.ts";
import type { RowList } from "../rows/row-list.ts";
import { createDraftWriter, dropDraft } from "./drafts.ts";

const pauseMs = 400;

/**
 * Saves a draft of the form a moment after each change, and when the page is left.
 * @param link the contents of the link that the form began with.
 */
export function useDraft({ getValues, subscribe }: CreateFormMethods, list: RowList, link: string) {
  const { tag } = useLanguage();
  // A draft is also saved by a timer, and while the page is left.
  const latestTag = useRef(tag);
  useLayoutEffect(() => {
    latestTag.current = tag;
  });
  const [draft] = useState(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isChanged = false;
    let isDropped = false;
    const saveDraft = createDraftWriter(link);
    /** Whether there is anything in the form that no case was created for. */
    const isFilled = () => hasValues(getValues()) || !list.isBlank();
    function save() {
      if (timer === undefined || isDropped) return;
      clearTimeout(timer);
      timer = undefined;
      if (isFilled())
        saveDraft(getValues(), list.notCreated(), list.columns.get(), latestTag.current);
      else dropDraft(link);
    }
    return {
      isFilled,
      save,
      /** Deletes the draft and stops saving it; called before the form is removed. */
      drop: () => {
        isDropped = true;
        dropDraft(link);
      },
      /** Whether leaving would lose card numbers or files, or a change since the form was opened or last sent. */
      isUnsaved: () => list.hasCards || countFiles(getValues()) > 0 || (isChanged && isFilled()),
      countLosses: (): Losses => {
        const rows = list.notCreated().filter(isEntered);
        const cards = rows.filter(({ cardMask }) => cardMask !== "");
        const files = countFiles(getValues());
        return { forms: 1, rows: rows.length, cards: cards.length, files };
      },
      setUnchanged: () => {
        isChanged = false;
      },
      change: () => {
        isChanged = true;
        clearTimeout(timer);
        timer = setTimeout(save, pauseMs);
      },
    };
  });
  useEffect(() => {
    const { save, change } = draft;
    let last = list.notCreated();
    const stops = [
      subscribe({ formState: { values: true }, callback: change }),
      list.subscribe(() => {
        // The list also changes when it shows errors, which a draft does not store.
        const rows = list.notCreated();
        const isSame =
          rows.length === last.length &&
          rows.every((row, index) => isStoredAlike(row, last[index]));
        last = rows;
        if (!isSame) change();
      }),
      list.columns.subscribe(change),
    ];
    window.addEventListener("pagehide", save);
    return () => {
      for (const stop of stops) stop();
      window.removeEventListener("pagehide", save);
      save();
    };
  }, [draft, subscribe, list]);
  return draft;
}

/** Whether a draft stores the same of two transactions. Runs for thousands of transactions at each keystroke. */
const isStoredAlike = (row: Row, other: Row | undefined): boolean =>
  row === other ||
  (row.number === other?.number &&
    row.rawArn === other.rawArn &&
    row.values === other.values &&
    row.pasteError === other.pasteError &&
    row.refusal === other.refusal &&
    row.isNotThisTime === other.isNotThisTime &&
    hasOrHadCard(row) === hasOrHadCard(other));

const countFiles = ({ files }: CreateFormValues): number =>
  Object.values(files).reduce((sum, chosen) => sum + (chosen?.length ?? 0), 0);

const hasValues = (values: CreateFormValues): boolean =>
  values.bpCode !== "" ||
  values.freeRows.length > 0 ||
  Object.values(values.inputs).some((value) => value?.text) ||
  countFiles(values) > 0;
