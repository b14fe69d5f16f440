import { useEffect, useState } from "react";
import { onClearedDrafts } from "../clear-drafts.ts";
import type { CreateFormMethods } from "../form/use-form-values.ts";
import type { CreateFormValues } from "../form/values.ts";
import { hadCard, type Transaction } from "../transactions/transaction.ts";
import type { TransactionList } from "../transactions/transaction-list.ts";
import { type Draft, dropDraft, saveDraft } from "./drafts.ts";

const pauseMs = 400;

/** Saves a draft of the form a moment after each change, and when the page is left. */
export function useDraft(
  { getValues, subscribe }: CreateFormMethods,
  list: TransactionList,
  { id, link }: Pick<Draft, "id" | "link">,
) {
  const [draft] = useState(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isChanged = false;
    let isDropped = false;
    const isFilled = () => hasValues(getValues()) || !list.isBlank();
    function save() {
      if (timer === undefined || isDropped) return;
      clearTimeout(timer);
      timer = undefined;
      if (isFilled()) saveDraft({ id, link }, getValues(), list.remaining());
      else dropDraft(id);
    }
    return {
      save,
      /** Deletes the draft and saves it no more; called before the form is removed. */
      drop: () => {
        isDropped = true;
        dropDraft(id);
      },
      /** Whether leaving would lose a change since the form was opened or last sent. */
      isUnsaved: () => list.hasCards || (isChanged && isFilled()),
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
    const { save, drop, change } = draft;
    let rows = list.remaining();
    const stops = [
      subscribe({ formState: { values: true }, callback: change }),
      list.subscribe(() => {
        const before = rows;
        rows = list.remaining();
        if (!hasSameValues(before, rows)) change();
      }),
      onClearedDrafts(drop),
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

/** The list also changes when it shows faults or results, of which a draft keeps nothing. */
const hasSameValues = (before: readonly Transaction[], now: readonly Transaction[]): boolean =>
  before.length === now.length &&
  now.every((row, index) => {
    const was = before[index];
    return was !== undefined && was.typed === row.typed && hadCard(was) === hadCard(row);
  });

/** Whether the form has any value beside its transactions. */
const hasValues = ({ bpCode, typed, files, rows }: CreateFormValues): boolean =>
  bpCode !== "" ||
  rows.length > 0 ||
  Object.values(typed).some((value) => value?.text) ||
  Object.values(files).some((chosen) => chosen?.length);
