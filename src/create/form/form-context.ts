import { createContext, useCallback, useContext, useDeferredValue } from "react";
import { type UseFormReturn, useFormContext, useWatch } from "react-hook-form";
import { fieldsFor, noProfile, type ProfileField } from "#config/form-profile.ts";
import { useSettings } from "#config/settings-context.ts";
import { useLanguage } from "#i18n/LanguageProvider.tsx";
import { todayIn } from "#model/time/calendar-date.ts";
import type { NonFileField } from "./field-kinds.ts";
import { type CreateFormValues, columnFields } from "./values.ts";

export type CreateFormMethods = UseFormReturn<CreateFormValues>;

export const ProfileContext = createContext(noProfile);

export const useProfile = () => useContext(ProfileContext);

/** The fields of the chosen case type. */
export function useFields(): readonly ProfileField[] {
  const { control } = useFormContext<CreateFormValues>();
  return fieldsFor(useProfile(), useWatch({ control, name: "bpCode" }));
}

const allValues = (values: CreateFormValues) => values;

/** The values of the form: what a press would send. Deferred, so that rendering what depends on them never delays typing. */
export function useFormValues(): CreateFormValues {
  const { control } = useFormContext<CreateFormValues>();
  return useDeferredValue(useWatch({ control, compute: allValues }));
}

/** Makes what values of the form are checked with, and what their requests are planned with. */
export function useContextOf() {
  const profile = useProfile();
  const { tag, messages } = useLanguage();
  const { timeZone, transactionsPerRequest } = useSettings();
  return useCallback(
    ({ bpCode }: CreateFormValues, columns: readonly NonFileField[]) => {
      const fields = fieldsFor(profile, bpCode);
      return {
        fields,
        columns: columnFields(fields, columns),
        maxTotalBytes: profile.maxTotalBytes,
        today: todayIn(timeZone),
        messages: messages.create.errors,
        tag,
        transactionsPerRequest,
      };
    },
    [profile, tag, messages, timeZone, transactionsPerRequest],
  );
}

export type ContextOf = ReturnType<typeof useContextOf>;
