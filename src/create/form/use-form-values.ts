import { useDeferredValue } from "react";
import { type UseFormReturn, useFormContext, useWatch } from "react-hook-form";
import type { CreateFormValues } from "./values.ts";

export type CreateFormMethods = UseFormReturn<CreateFormValues>;

const allValues = (values: CreateFormValues) => values;

/** The values of the form: what a press would send. Deferred, so that rendering what depends on them never delays typing. */
export function useFormValues(): CreateFormValues {
  const { control } = useFormContext<CreateFormValues>();
  return useDeferredValue(useWatch({ control, compute: allValues }));
}
