/**
 * Focuses a search box anywhere on the page, and selects its text.
 * @param label the text of its label.
 */
export function focusSearchBox(label: string): void {
  const box = [...document.querySelectorAll<HTMLTextAreaElement>("search textarea")].find((box) =>
    [...(box.labels ?? [])].some(({ textContent }) => textContent === label),
  );
  box?.focus();
  box?.select();
}
