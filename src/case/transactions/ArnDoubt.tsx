import { TriangleAlert } from "lucide-react";
import { formatArnDoubt } from "#case-ui/format-arn-doubt.ts";
import { useMessages } from "#i18n/LanguageProvider.tsx";
import { useIsPrinting } from "#ui/page/print-mode.ts";
import { StatusLabel } from "#ui/StatusLabel.tsx";

/** What is doubtful about an ARN, beside it. */
export function ArnDoubt({ arn }: { readonly arn: string }) {
  const doubt = formatArnDoubt(arn, useMessages().arn);
  const isPrinting = useIsPrinting();
  return (
    doubt !== undefined &&
    !isPrinting && (
      <>
        {" "}
        <small>
          <StatusLabel tone="warn" Icon={TriangleAlert}>
            {doubt}
          </StatusLabel>
        </small>
      </>
    )
  );
}
