import { useCallback } from "react";
import { requestText } from "#api/create-cases.ts";
import { formatBytes } from "#language/byte-size.ts";
import { useLanguage } from "#language/LanguageProvider.tsx";
import { maskJson } from "#language/masked-json.ts";
import { useSettings } from "#session/SessionProvider.tsx";
import { fileText } from "../form/file-text.ts";
import { type CreateFormValues, fieldValues } from "../form/values.ts";
import type { ProfileField } from "../profile/form-profile.ts";
import type { CardVault } from "../transactions/card-vault.ts";
import type { Transaction } from "../transactions/transaction.ts";

/** Writes a request as it is sent, with card numbers masked and the contents of files left out. */
type WriteRequest = (
  values: CreateFormValues,
  fields: readonly ProfileField[],
  transactions: readonly Transaction[],
) => string;

/** A function that writes the request of a form as indented JSON, to be shown. */
export function useRequestText(vault: CardVault): WriteRequest {
  const { tag, words } = useLanguage();
  const { requestKeys } = useSettings();
  const { file } = words.create.review;
  return useCallback(
    (values, fields, transactions) => {
      const shown = fieldValues(values, fields).map(({ code, value }) => ({
        code,
        value:
          typeof value === "string"
            ? value
            : fileText(value.name, file({ size: formatBytes(value.size, tag) })),
      }));
      const text = requestText(
        {
          bpCode: values.bpCode,
          arns: transactions.map(({ arn }) => arn || undefined),
          fields: shown,
        },
        transactions.map(({ card }) => vault.masked(card)),
        requestKeys,
        2,
      );
      return maskJson(text);
    },
    [vault, requestKeys, file, tag],
  );
}
