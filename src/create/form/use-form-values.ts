import { startTransition, useEffect, useState } from "react";
import { type UseFormReturn, useFormContext } from "react-hook-form";
import type { CreateFormValues } from "./values.ts";

/** The methods of the form; its inputs are uncontrolled. */
export type CreateFormMethods = UseFormReturn<CreateFormValues>;

/** Validates the form and shows its errors. @returns its values, `undefined` when there are errors. */
export async function validValues(form: CreateFormMethods): Promise<CreateFormValues | undefined> {
  let valid: CreateFormValues | undefined;
  // React Hook Form shows the errors only after its callbacks, and the caller moves the focus to one.
  await form.handleSubmit((values) => {
    valid = values;
  })();
  return valid;
}

/**
 * The values of the form. They update in a transition, so that rendering them never delays typing. Not `useWatch`, which
 * renders the review at once for each key, before what depends on the values is rendered.
 */
export function useFormValues(): CreateFormValues {
  const { getValues, subscribe } = useFormContext<CreateFormValues>();
  const [values, setValues] = useState(() => getValues());
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: () => startTransition(() => setValues(getValues())),
      }),
    [getValues, subscribe],
  );
  return values;
}
