import { X } from "lucide-react";
import { useId } from "react";
import type { UseFormRegister } from "react-hook-form";
import { useFullWords } from "#language/LanguageProvider.tsx";
import { Button } from "#ui/Button.tsx";
import { TextArea } from "#ui/TextArea.tsx";
import { TextField } from "#ui/TextField.tsx";
import type { CreateFormValues } from "../form/values.ts";
import styles from "./FreeRows.module.css";

interface FreeRowProps {
  readonly at: number;
  /** Its code came from another case. */
  readonly isCopied: boolean;
  readonly register: UseFormRegister<CreateFormValues>;
  readonly codeFault: string | undefined;
  readonly valueFault: string | undefined;
  readonly onRemove: () => void;
}

/** One row of code and value. */
export function FreeRow(props: FreeRowProps) {
  const { at, isCopied, register, codeFault, valueFault, onRemove } = props;
  const { fields: words } = useFullWords().create;
  const titleId = useId();
  const number = at + 1;
  return (
    <li>
      <div role="group" aria-labelledby={titleId} className={styles.row}>
        <h3 id={titleId} className="visually-hidden">
          {words.row({ number })}
        </h3>
        <TextField
          {...register(`rows.${at}.code`)}
          label={words.code}
          autoComplete="off"
          fault={codeFault}
        />
        <TextArea
          {...register(`rows.${at}.value`)}
          label={words.value}
          autoComplete="off"
          spellCheck={false}
          isShort
          fault={valueFault}
          placeholder={isCopied ? words.emptyIsNotSent : undefined}
        />
        <Button
          look="quiet"
          className={styles.remove}
          aria-label={words.remove({ number })}
          icon={<X aria-hidden />}
          onClick={onRemove}
        />
      </div>
    </li>
  );
}
