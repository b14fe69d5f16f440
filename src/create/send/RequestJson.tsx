import { memo } from "react";
import { requestText } from "#api/create-cases.ts";
import { formatBytes } from "#i18n/byte-size.ts";
import { useFullLanguage } from "#i18n/LanguageProvider.tsx";
import { maskedJson } from "#privacy/masked-json.ts";
import { useSettings } from "#session/SessionProvider.tsx";
import { readJson } from "#wire/json.ts";
import { fileText } from "../form/value-text.ts";
import { type CreateFormValues, fieldValues } from "../form/values.ts";
import type { ProfileField } from "../profile/form-profile.ts";
import type { Transaction } from "../transactions/transaction.ts";

interface RequestJsonProps {
  readonly values: CreateFormValues;
  readonly fields: readonly ProfileField[];
  readonly transactions: readonly Transaction[];
  readonly className: string | undefined;
}

/** A request exactly as it is sent, with card numbers masked and the contents of files left out. */
export const RequestJson = memo(function RequestJson(props: RequestJsonProps) {
  const { values, fields, transactions, className } = props;
  const { tag, words } = useFullLanguage();
  const { requestKeys } = useSettings();
  const { file } = words.create.review;
  const shown = fieldValues(values, fields).map(({ code, value }) => ({
    code,
    value:
      typeof value === "string"
        ? value
        : fileText(value.name, file({ size: formatBytes(value.size, tag) })),
  }));
  const text = requestText(
    { bpCode: values.bpCode, arns: transactions.map(({ arn }) => arn || undefined), fields: shown },
    transactions.map(({ cardMask }) => cardMask || undefined),
    requestKeys,
    2,
  );
  return (
    // Focusable, so that it can be scrolled with the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <pre className={className} tabIndex={0} dir="ltr">
      {maskedJson(readJson(text), 2)}
    </pre>
  );
});
