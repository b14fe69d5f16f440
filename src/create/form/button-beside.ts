/**
 * The button that takes the focus when another one is removed with its row: the next one of the list or table, else the
 * one before it. The document has the buttons in order; with refs each row would need one.
 */
export function buttonBeside(button: Element): HTMLElement | undefined {
  const rows = button.closest("ol, tbody");
  const buttons = [...(rows?.querySelectorAll<HTMLElement>("button[aria-label]") ?? [])];
  const index = buttons.findIndex((other) => other === button);
  return buttons[index + 1] ?? buttons[index - 1];
}
