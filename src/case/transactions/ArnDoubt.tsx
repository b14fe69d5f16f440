import { TriangleAlert } from "lucide-react";
import { useMessages } from "#i18n/LanguageProvider.tsx";
import type { Messages } from "#i18n/messages.ts";

import { arnDoubt, cleanArn } from "#model/arn.ts";
import { useIsPrinting } from "#ui/page/display.ts";

import { StatusLabel } from "#ui/StatusLabel.tsx";

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

/** Says what is doubtful about an ARN; `undefined` when nothing is. */
function formatArnDoubt(arn: string, { doubt: t }: Messages["arn"]): string | undefined {
  const doubt = arnDoubt(arn);
  return doubt === "length" ? t.length({ length: cleanArn(arn).length }) : doubt && t[doubt];
}
