import { startTransition, useEffect, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { CreateFormValues } from "./values.ts";

/** The form, whose inputs keep their own text. */
export type CreateFormMethods = UseFormReturn<CreateFormValues>;

/** Validates the form; without values something is wrong, which stands beside its input by then. */
export async function validValues(form: CreateFormMethods): Promise<CreateFormValues | undefined> {
  const { promise, resolve } = Promise.withResolvers<CreateFormValues | undefined>();
  await form.handleSubmit(resolve, () => resolve(undefined))();
  return promise;
}

/** What stands in the form; the caller renders a moment behind the typing, which comes first. */
export function useFormValues({ getValues, subscribe }: CreateFormMethods): CreateFormValues {
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
