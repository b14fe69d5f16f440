import { Plus } from "lucide-react";
import { useRef, useState } from "react";
import { useFieldArray, useFormState } from "react-hook-form";
import { useFullWords } from "#language/LanguageProvider.tsx";
import { Button } from "#ui/Button.tsx";
import type { CreateFormMethods } from "../form/use-form-values.ts";
import type { FormProfile } from "../profile/form-profile.ts";
import { FreeRow } from "./FreeRow.tsx";
import styles from "./FreeRows.module.css";
import { LikeOpenCase } from "./LikeOpenCase.tsx";

/** Rows of code and value, for whatever the profile does not have. */
export function FreeRows({
  form,
  profile,
}: {
  readonly form: CreateFormMethods;
  readonly profile: FormProfile;
}) {
  const { fields: words } = useFullWords().create;
  const { control, register, getValues } = form;
  const { fields, append, remove } = useFieldArray({ control, name: "rows" });
  const { errors } = useFormState({ control, name: "rows" });
  const [said, setSaid] = useState("");
  const add = useRef<HTMLButtonElement>(null);

  function addLike(name: string, codes: readonly string[]) {
    const { bpCode, rows } = getValues();
    const inputs = bpCode === "" ? [] : (profile.caseTypes[bpCode] ?? []);
    const here = new Set([...inputs, ...rows].map(({ code }) => code));
    const fresh = [...new Set(codes)].filter((code) => code !== "" && !here.has(code));
    append(
      fresh.map((code) => ({ code, value: "", isCopied: true })),
      { shouldFocus: false },
    );
    setSaid(
      fresh.length === 0
        ? words.likeNothing({ name })
        : words.likeAdded({ count: fresh.length, name }),
    );
  }

  return (
    <>
      {fields.length > 0 && (
        <ol className={styles.rows}>
          {fields.map(({ id, isCopied }, at) => (
            <FreeRow
              key={id}
              at={at}
              isCopied={isCopied}
              register={register}
              codeFault={errors.rows?.[at]?.code?.message}
              valueFault={errors.rows?.[at]?.value?.message}
              onRemove={() => {
                remove(at);
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
        <LikeOpenCase onChoose={addLike} />
        <span role="status" className={styles.said}>
          {said}
        </span>
      </div>
    </>
  );
}
