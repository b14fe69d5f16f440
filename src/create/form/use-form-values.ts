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
 * The values of the form: what a press would send. They update in a transition, so that rendering them never delays typing. Not `useWatch`, which
 * renders the review at once for each key, before what depends on the values is rendered.
 */
export function useFormValues(): CreateFormValues {
  const { getValues, subscribe } = useFormContext<CreateFormValues>();
  const [values, setValues] = useState(() => getValues());
  useEffect(() => {
    let shown = JSON.stringify(getValues());
    function show() {
      shown = JSON.stringify(getValues());
      startTransition(() => setValues(getValues()));
    }
    // What a writing aid or a password manager has set without an event is read by the form when its input is left.
    const showUnnoticed = () => shown !== JSON.stringify(getValues()) && show();
    document.addEventListener("focusout", showUnnoticed);
    const stop = subscribe({ formState: { values: true }, callback: show });
    return () => {
      document.removeEventListener("focusout", showUnnoticed);
      stop();
    };
  }, [getValues, subscribe]);
  return values;
}
