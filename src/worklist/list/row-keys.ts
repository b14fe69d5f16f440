import type { RefObject } from "react";
import type { CaseId } from "#model/case-id.ts";
import { focusMain } from "#ui/page/focus-main.ts";
import { useShortcut } from "#ui/page/shortcut.ts";
import { useWorklist } from "../WorklistProvider.tsx";

/** Focuses the row of a case, and scrolls to it. @returns whether it is shown. */
export function focusCase(id: CaseId | undefined): boolean {
  const link = linksIn(document.body).find((link) => leadsTo(link, id));
  link?.focus();
  return link !== undefined;
}

const leadsTo = ({ pathname }: HTMLAnchorElement, id: CaseId | undefined) =>
  pathname.endsWith(`/cases/${id}`);

/**
 * `j` and `k` move the focus between the cases of a table, from the one that had it last; Enter opens
 * the one that has it.
 * @param table the link to the case is the row's header.
 */
export function useRowKeys(table: RefObject<HTMLTableElement | null>): void {
  const worklist = useWorklist();
  const go = (steps: number) => {
    const links = linksIn(table.current);
    const index = links.findIndex((link) => link.closest("tr")?.contains(document.activeElement));
    const from =
      index >= 0 ? index : links.findIndex((link) => leadsTo(link, worklist.lastFocused));
    links[from < 0 ? 0 : from + steps]?.focus();
  };
  useShortcut({ key: "j", repeats: true }, () => go(1));
  useShortcut({ key: "k", repeats: true }, () => go(-1));
}

/** Gives the focus to the row's neighbour before the row goes. */
export function leaveRow(row: Element | null): void {
  const links = linksIn(row?.closest("table") ?? null);
  const index = links.findIndex((link) => row?.contains(link));
  const next = links[index + 1] ?? links[index - 1];
  if (next) next.focus();
  else focusMain();
}

/** Gives the focus to the row's case, when what has it in the row goes away. */
export const focusRow = (row: Element | null): void => linksIn(row)[0]?.focus();

/** The links to the cases that are shown. */
const linksIn = (part: Element | null): HTMLAnchorElement[] =>
  [...(part?.querySelectorAll<HTMLAnchorElement>("th a") ?? [])].filter(
    (link) => !link.closest("tr")?.hidden,
  );
