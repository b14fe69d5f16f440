import { startTransition, useEffect, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { Claim } from "./claim.ts";

/** The form, whose inputs keep their own text. */
export type ClaimForm = UseFormReturn<Claim>;

/** Validates the form; without values something is wrong, which stands beside its input by then. */
export async function validValues(form: ClaimForm): Promise<Claim | undefined> {
  const { promise, resolve } = Promise.withResolvers<Claim | undefined>();
  await form.handleSubmit(resolve, () => resolve(undefined))();
  return promise;
}

/** What stands in the form; the caller is drawn anew a moment behind the typing, which comes first. */
export function useClaim({ getValues, subscribe }: ClaimForm): Claim {
  const [claim, setClaim] = useState(() => getValues());
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: () => startTransition(() => setClaim(getValues())),
      }),
    [getValues, subscribe],
  );
  return claim;
}
