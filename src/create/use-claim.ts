import { useEffect, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { Claim } from "./claim.ts";

/** The form, whose inputs keep their own text. */
export type ClaimForm = UseFormReturn<Claim>;

/** What stands in the form, kept up to date; renders the caller with each change. */
export function useClaim({ getValues, subscribe }: ClaimForm): Claim {
  const [claim, setClaim] = useState(() => getValues());
  useEffect(
    () => subscribe({ formState: { values: true }, callback: () => setClaim(getValues()) }),
    [getValues, subscribe],
  );
  return claim;
}
