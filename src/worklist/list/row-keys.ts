import { type RefObject, useEffect, useEffectEvent } from "react";
import type { CaseId } from "#model/case-id.ts";
import { focusMain } from "#ui/page/focus.ts";
import { useShortcut } from "#ui/page/shortcut.ts";
import { useListedCases } from "../store/listed-cases.ts";

/** Focuses the link in the row of a case and scrolls to it. @returns whether the row is shown. */
export function focusCase(id: CaseId | undefined): boolean {
  const link = linksIn(document.body).find((link) => leadsTo(link, id));
  link?.focus();
  return link !== undefined;
}

const leadsTo = ({ pathname }: HTMLAnchorElement, id: CaseId | undefined) =>
  pathname.endsWith(`/cases/${id}`);

/** `j` and `k` move the focus, from the case that was focused last; the arrow down from the empty box of the bar. */
export function useRowKeys(table: RefObject<HTMLTableElement | null>): void {
  const listedCases = useListedCases();
  const moveFocus = (steps: number) => {
    const links = linksIn(table.current);
    const index = links.findIndex((link) => link.closest("tr")?.contains(document.activeElement));
    const from =
      index >= 0 ? index : links.findIndex((link) => leadsTo(link, listedCases.returnTo));
    const next = links[from < 0 ? 0 : from + steps] ?? links[from];
    next?.focus();
  };
  useShortcut({ key: "j", repeats: true }, () => moveFocus(1));
  useShortcut({ key: "k", repeats: true }, () => moveFocus(-1));
  const leaveBox = useEffectEvent(({ key, target }: KeyboardEvent) => {
    const isEmptyBox = target instanceof HTMLTextAreaElement && target.value === "";
    if (key === "ArrowDown" && isEmptyBox) moveFocus(1);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => leaveBox(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
}

/** @param isByPointer whether the page must stay where it is, under the pointer. */
export function leaveRow(row: Element | null, isByPointer: boolean): void {
  const links = linksIn(row?.closest("table") ?? null);
  const index = links.findIndex((link) => row?.contains(link));
  const next = links[index + 1] ?? links[index - 1];
  if (next) next.focus({ preventScroll: isByPointer });
  else focusMain();
}

export const focusRow = (row: Element | null): void => linksIn(row)[0]?.focus();

/** The links in rows that are not hidden. Only the document has them in the order of the list. */
export const linksIn = (part: Element | null): HTMLAnchorElement[] =>
  [...(part?.querySelectorAll<HTMLAnchorElement>("th a") ?? [])].filter(
    (link) => !link.closest("tr")?.hidden,
  );
