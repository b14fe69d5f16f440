import { useMessages } from "#i18n/LanguageProvider.tsx";
import { withoutBidiControls } from "#privacy/untrusted-text.ts";
import { Notice } from "#ui/Notice.tsx";
import type { LinkPrefill } from "./form/link-prefill.ts";

/** What the link of a prefilled form could not fill in. */
export function LinkNotices({
  cardParameters,
  unknownCode,
}: Pick<LinkPrefill, "cardParameters" | "unknownCode">) {
  const { link: t } = useMessages().create;
  return (
    <>
      {cardParameters.length > 0 && (
        <Notice
          tone="warn"
          isAlert
          title={t.cards({ names: withoutBidiControls(cardParameters.join(", ")) })}
        />
      )}
      {unknownCode !== undefined && (
        <Notice tone="warn" title={t.unknownCode({ code: withoutBidiControls(unknownCode) })} />
      )}
    </>
  );
}
