import type { ClipboardEvent } from "react";
import { type FieldOf, inputKindOf } from "#config/form-profile.ts";
import type { Messages } from "#i18n/messages.ts";

/** The keyboard of a phone, the hint and the pasting that suit what an input with one line of text takes. */
export function lineInputProps(
  field: FieldOf<"String" | "Digits" | "Money">,
  { create }: Messages,
) {
  const onPaste = keepCellsApart;
  if (field.type === "Money") return { inputMode: "decimal", onPaste } as const;
  const kind = inputKindOf(field);
  if (kind === "Date") {
    return { inputMode: "numeric", placeholder: create.fields.dateHint, onPaste } as const;
  }
  return kind === "Digits" ? ({ inputMode: "numeric", onPaste } as const) : {};
}

/** Whether a pasted text has several cells of a table. */
export const hasCells = (text: string): boolean => /[\t\n\r]/.test(text.trim());

/**
 * Puts a stroke between pasted cells, so that two of them are no value. The browser puts a space there: `100` and `200`
 * would be 100 200.
 */
function keepCellsApart(event: ClipboardEvent<HTMLInputElement>): void {
  const text = event.clipboardData.getData("text/plain").trim();
  if (!hasCells(text)) return;
  event.preventDefault();
  const input = event.currentTarget;
  const cells = text.replaceAll(/\s*[\t\n\r]\s*/g, " / ");
  input.setRangeText(cells, input.selectionStart ?? 0, input.selectionEnd ?? 0, "end");
  input.dispatchEvent(new InputEvent("input", { bubbles: true, inputType: "insertFromPaste" }));
}
