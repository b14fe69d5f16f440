import { useEffect, useRef } from "react";
import { onClearedDrafts } from "../clear-drafts.ts";
import type { CreateFormMethods } from "../form/use-form-values.ts";
import { type CreateFormValues, emptyValues } from "../form/values.ts";
import type { Transaction } from "../transactions/transaction.ts";
import type { TransactionList } from "../transactions/transaction-list.ts";
import { type Draft, dropDraft, saveDraft } from "./drafts.ts";

const pauseMs = 400;

/**
 * Saves a draft of the form a moment after each change, and when the page is left.
 * @returns how to save it at once, and how to delete it for good before the form is removed.
 */
export function useDraft(
  { getValues, subscribe }: CreateFormMethods,
  list: TransactionList,
  { id, link }: Pick<Draft, "id" | "link">,
): { readonly save: () => void; readonly drop: () => void } {
  const current = useRef({ save: () => {}, drop: () => {} });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isDropped = false;
    function save() {
      if (timer === undefined || isDropped) return;
      clearTimeout(timer);
      timer = undefined;
      const values = getValues();
      const { rows } = list.get();
      const isWorthIt = isTouched(values, rows) || list.hasCards;
      if (isWorthIt) saveDraft({ id, link }, values, rows);
      else dropDraft(id);
    }
    function drop() {
      isDropped = true;
      dropDraft(id);
    }
    function saveSoon() {
      clearTimeout(timer);
      timer = setTimeout(save, pauseMs);
    }
    current.current = { save, drop };
    const stops = [
      subscribe({ formState: { values: true }, callback: saveSoon }),
      list.subscribe(saveSoon),
      onClearedDrafts(drop),
    ];
    window.addEventListener("pagehide", save);
    return () => {
      for (const stop of stops) stop();
      window.removeEventListener("pagehide", save);
      save();
    };
  }, [getValues, subscribe, list, id, link]);
  return { save: () => current.current.save(), drop: () => current.current.drop() };
}

type Transactions = readonly Pick<Transaction, "typed" | "isCardMissing">[];

/** The contents of a form as text to compare; card numbers are left out. */
export function fingerprintOf(
  { bpCode, typed, files, rows }: CreateFormValues,
  transactions: Transactions,
): string {
  return JSON.stringify([
    bpCode,
    transactions.map((transaction) => transaction.typed),
    Object.entries(typed).flatMap(([key, value]) => (value?.text ? [[key, value]] : [])),
    Object.entries(files).flatMap(([key, list]) =>
      (list ?? []).map((file) => [key, file.name, file.size, file.lastModified]),
    ),
    rows,
  ]);
}

/** Whether there is anything in the form but card numbers. */
export const isTouched = (values: CreateFormValues, transactions: Transactions): boolean =>
  transactions.length > 1 ||
  transactions.some(({ typed, isCardMissing }) => typed !== "" || isCardMissing) ||
  fingerprintOf(values, []) !== fingerprintOf(emptyValues(), []);
