import type { ComponentProps } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import { useFullWords } from "#language/LanguageProvider.tsx";
import { currencyCodes } from "#model/currency.ts";
import { FieldFrame, type FrameProps } from "#ui/FieldFrame.tsx";
import styles from "./TypedFields.module.css";

interface MoneyFieldProps extends FrameProps, Omit<ComponentProps<"input">, "id" | "className"> {
  /** Alphabetic codes, the first preselected; all where the profile names none. */
  readonly currencies: readonly string[] | undefined;
  readonly currency: UseFormRegisterReturn;
}

/** An amount and its currency. */
export function MoneyField({
  label,
  note,
  hint,
  fault,
  currencies,
  currency,
  ...amount
}: MoneyFieldProps) {
  const { fields: words } = useFullWords().create;
  return (
    <FieldFrame label={label} note={note} hint={hint} fault={fault}>
      {(control, labelId) => (
        <div className={styles.money}>
          <input
            type="text"
            inputMode="decimal"
            autoComplete="off"
            spellCheck={false}
            {...amount}
            {...control}
          />
          <select
            {...currency}
            className={control.className}
            aria-label={words.currency}
            aria-describedby={labelId}
          >
            {(currencies ?? currencyCodes).map((code) => (
              <option key={code} value={code}>
                {code}
              </option>
            ))}
          </select>
        </div>
      )}
    </FieldFrame>
  );
}
