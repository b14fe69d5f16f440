import { useFormState } from "react-hook-form";
import { useFullWords } from "#language/LanguageProvider.tsx";
import { caseTypes } from "#model/case-type.ts";
import { RadioGroup } from "#ui/RadioGroup.tsx";
import type { CreateFormMethods } from "./use-form-values.ts";

interface CaseTypeChoiceProps {
  readonly form: CreateFormMethods;
  readonly onChoose: () => void;
}

/** The case type, which decides which fields there are. */
export function CaseTypeChoice({ form, onChoose }: CaseTypeChoiceProps) {
  const { case: names, create: words } = useFullWords();
  const { control, register } = form;
  const { errors } = useFormState({ control, name: "bpCode" });
  return (
    <RadioGroup
      {...register("bpCode", { onChange: onChoose })}
      label={words.caseType}
      isRequired
      fault={errors.bpCode?.message}
      options={caseTypes.map((code) => ({
        value: code,
        label: (
          <>
            <b>{code}</b> {names.types[code]}
          </>
        ),
      }))}
    />
  );
}
