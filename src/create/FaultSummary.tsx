import { useFormState } from "react-hook-form";
import { useWords } from "#language/LanguageProvider.tsx";
import { Notice } from "#ui/Notice.tsx";
import type { ClaimForm } from "./use-claim.ts";

interface FaultSummaryProps {
  readonly form: ClaimForm;
  readonly attempts: number;
}

/** How much is wrong with the form; gone as soon as nothing is. */
export function FaultSummary({ form, attempts }: FaultSummaryProps) {
  const words = useWords().create;
  const { errors } = useFormState({ control: form.control });
  const left = countFaults(errors);
  if (attempts === 0 || left === 0) return null;
  // Announced once for each try: a new key makes it a new alert.
  return <Notice key={attempts} tone="late" isAlert title={words.summary({ count: left })} />;
}

/** The leaves of the form's errors: those with a message. */
function countFaults(errors: unknown): number {
  if (typeof errors !== "object" || errors === null) return 0;
  if ("message" in errors && typeof errors.message === "string") return 1;
  return Object.values(errors).reduce((sum: number, inner) => sum + countFaults(inner), 0);
}
