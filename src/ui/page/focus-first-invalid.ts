/** Focuses the first input with an error. Only the document has the inputs in the order of the page. */
export function focusFirstInvalid(part: HTMLElement | null): void {
  const faulty = part?.querySelector<HTMLElement>('[aria-invalid="true"]');
  const input = faulty?.matches("input, select, textarea")
    ? faulty
    : faulty?.querySelector("input");
  input?.focus();
}
