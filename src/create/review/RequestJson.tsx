import { memo } from "react";
import { requestBody } from "#api/create-cases.ts";
import { fileValueJson } from "#api/file-value.ts";
import { useSettings } from "#config/settings-context.ts";
import { formatBytes } from "#i18n/byte-size.ts";
import { useLanguage } from "#i18n/LanguageProvider.tsx";
import { maskedJson } from "#privacy/masked-json.ts";
import { withVisibleCharacters } from "#privacy/untrusted-text.ts";
import type { CreateFormValues } from "../form/values.ts";
import type { PlannedRequest } from "../send/plan.ts";
import styles from "./RequestJson.module.css";

interface RequestJsonProps {
  readonly bpCode: CreateFormValues["bpCode"];
  readonly request: PlannedRequest;
}

/** A request exactly as it is sent, with card numbers masked and the contents of files left out. */
export const RequestJson = memo(function RequestJson({ bpCode, request }: RequestJsonProps) {
  const { tag, messages } = useLanguage();
  const { requestKeys } = useSettings();
  const { file } = messages.create.review;
  const shownFields = request.fields.map(({ code, value }) => ({
    code,
    value:
      typeof value === "string"
        ? value
        : fileValueJson(value.name, file({ size: formatBytes(value.size, tag) })),
  }));
  const body = requestBody(
    { bpCode, arns: request.rows.map(({ arn }) => arn || undefined), fields: shownFields },
    request.rows.map(({ cardMask }) => cardMask || undefined),
    requestKeys,
  );
  return (
    // Focusable, so that it can be scrolled with the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <pre className={styles.json} tabIndex={0} dir="ltr">
      {withVisibleCharacters(maskedJson(body, 2))}
    </pre>
  );
});
