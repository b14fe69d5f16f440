import { type FieldOf, inputKindOf } from "#config/form-profile.ts";
import type { Messages } from "#i18n/messages.ts";

/** The keyboard of a phone and the hint that suit what an input with one line of text takes. */
export function lineInputProps(field: FieldOf<"String" | "Digits">, { create }: Messages) {
  const kind = inputKindOf(field);
  if (kind === "Date")
    return { inputMode: "numeric", placeholder: create.fields.dateHint } as const;
  return kind === "Digits" ? ({ inputMode: "numeric" } as const) : {};
}
