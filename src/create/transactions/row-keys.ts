import type { KeyboardEvent } from "react";

/**
 * Up and down go from a button of a row to the same one of the next row, so that a table of many
 * rows is one stop of the Tab key.
 */
export function goToRow(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
  if (step === 0 || !(event.target instanceof HTMLButtonElement)) return;
  const next = sameButton(event.target, step);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** The same button of the row below or, with a step of -1, above; counted from the end of a row. */
export function sameButton(button: HTMLButtonElement, step: 1 | -1): HTMLElement | undefined {
  const row = button.closest("tr");
  const other = step === 1 ? row?.nextElementSibling : row?.previousElementSibling;
  const place = [...(row?.querySelectorAll("button") ?? [])].toReversed().indexOf(button);
  const buttons = [...(other?.querySelectorAll("button") ?? [])].toReversed();
  return buttons[place] ?? buttons.at(-1);
}
