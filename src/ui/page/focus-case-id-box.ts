/**
 * Focuses the Case id box in the bar, and selects its text. The box is found in the document, because the pages that
 * call this are beside the bar.
 */
export function focusCaseIdBox(): void {
  const box = document.querySelector<HTMLTextAreaElement>("search textarea");
  box?.focus();
  box?.select();
}
