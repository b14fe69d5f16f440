import { Plus, X } from "lucide-react";
import { useId, useRef, useState } from "react";
import { type UseFormRegister, useFieldArray, useFormState, useWatch } from "react-hook-form";
import { useFullWords } from "#i18n/LanguageProvider.tsx";
import { Button } from "#ui/Button.tsx";
import { TextArea } from "#ui/form/TextArea.tsx";
import { TextField } from "#ui/form/TextField.tsx";
import type { CreateFormMethods } from "../form/use-form-values.ts";
import type { CreateFormValues } from "../form/values.ts";
import { type FormProfile, fieldsFor } from "../profile/form-profile.ts";
import styles from "./FreeRows.module.css";
import { LikeOpenCase } from "./LikeOpenCase.tsx";

interface FreeRowsProps {
  readonly form: CreateFormMethods;
  readonly profile: FormProfile;
}

/** Rows of code and value, for fields that the profile does not have. */
export function FreeRows({ form, profile }: FreeRowsProps) {
  const { fields: words } = useFullWords().create;
  const { control, register, getValues } = form;
  const { fields, append, remove } = useFieldArray({ control, name: "rows" });
  const { errors } = useFormState({ control, name: "rows" });
  const [message, setMessage] = useState("");
  const add = useRef<HTMLButtonElement>(null);

  const bpCode = useWatch({ control, name: "bpCode" });
  const takenCodes = new Set(
    [...fieldsFor(profile, bpCode), ...getValues("rows")].map(({ code }) => code),
  );

  function addLike(name: string, codes: readonly string[]) {
    append(
      codes.map((code) => ({ code, value: "", isCopied: true })),
      { shouldFocus: false },
    );
    setMessage(words.likeAdded({ count: codes.length, name }));
  }

  return (
    <>
      {fields.length > 0 && (
        <ol className={styles.rows}>
          {fields.map(({ id, isCopied }, index) => (
            <FreeRow
              key={id}
              index={index}
              isCopied={isCopied}
              register={register}
              codeFault={errors.rows?.[index]?.code?.message}
              valueFault={errors.rows?.[index]?.value?.message}
              onRemove={() => {
                remove(index);
                add.current?.focus();
              }}
            />
          ))}
        </ol>
      )}
      <div className={styles.actions}>
        <Button
          ref={add}
          icon={<Plus aria-hidden />}
          onClick={() => append({ code: "", value: "", isCopied: false })}
        >
          {words.add}
        </Button>
        <LikeOpenCase takenCodes={takenCodes} onChoose={addLike} />
        <span role="status" className={styles.message}>
          {message}
        </span>
      </div>
    </>
  );
}

interface FreeRowProps {
  readonly index: number;
  /** Its code came from another case. */
  readonly isCopied: boolean;
  readonly register: UseFormRegister<CreateFormValues>;
  readonly codeFault: string | undefined;
  readonly valueFault: string | undefined;
  readonly onRemove: () => void;
}

/** One row of code and value. */
function FreeRow(props: FreeRowProps) {
  const { index, isCopied, register, codeFault, valueFault, onRemove } = props;
  const { fields: words } = useFullWords().create;
  const titleId = useId();
  const number = index + 1;
  return (
    <li>
      <div role="group" aria-labelledby={titleId} className={styles.row}>
        <h3 id={titleId} className="visually-hidden">
          {words.row({ number })}
        </h3>
        <TextField
          {...register(`rows.${index}.code`)}
          label={words.code}
          autoComplete="off"
          fault={codeFault}
        />
        <TextArea
          {...register(`rows.${index}.value`)}
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
