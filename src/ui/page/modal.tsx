import type { ReactNode } from "react";
import { createPortal } from "react-dom";
import { createStore, useStore } from "#lib/store.ts";
import { focusMain } from "./focus.ts";

/** The modal dialogs that are open, the topmost last. One for the page, as the top layer of the browser is. */
const openDialogs = createStore<readonly HTMLDialogElement[]>([]);
const topDialog = () => openDialogs.get().at(-1);

export const isModalOpen = (): boolean => openDialogs.get().length > 0;

/** A `ref` is cleaned up while the dialog is still in the document: only then does closing it restore the focus. */
export function openModal(dialog: HTMLDialogElement | null) {
  if (!dialog) return undefined;
  // The room of the page's scroll bar, which a dialog takes away.
  const { style, clientWidth } = document.documentElement;
  if (!isModalOpen()) style.setProperty("--bar", `${innerWidth - clientWidth}px`);
  dialog.showModal();
  openDialogs.set([...openDialogs.get(), dialog]);
  return () => {
    openDialogs.set(openDialogs.get().filter((other) => other !== dialog));
    dialog.close();
    keepFocus(dialog);
  };
}

/** Where a closed dialog could not return the focus, because its opener is gone, what is now in front gets it. */
function keepFocus(closed: HTMLDialogElement): void {
  const { activeElement, body } = document;
  if (activeElement !== body && !closed.contains(activeElement)) return;
  // What a dialog shows decides where it begins: its first element with `tabIndex={-1}`.
  const start = topDialog()?.querySelector<HTMLElement>('[tabindex="-1"]');
  if (start) start.focus();
  else focusMain();
}

/** Renders what lies over the page: in a modal dialog that is open, because nothing outside of it can be used. */
export function PageOverlay({ children }: { readonly children: ReactNode }) {
  const dialog = useStore({ subscribe: openDialogs.subscribe, get: topDialog });
  return dialog ? createPortal(children, dialog) : children;
}
