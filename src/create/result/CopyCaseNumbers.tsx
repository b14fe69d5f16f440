import { Copy } from "lucide-react";
import { useMessages } from "#i18n/LanguageProvider.tsx";
import { Button } from "#ui/Button.tsx";
import { useClipboard } from "#ui/copy/clipboard-context.ts";
import { useIsPhone } from "#ui/page/use-is-phone.ts";
import type { CreatedCases } from "./use-created-cases.ts";

export function CopyCaseNumbers({ createdCases }: { readonly createdCases: CreatedCases }) {
  const { created: t } = useMessages().create.result;
  const clipboard = useClipboard();
  const isPhone = useIsPhone();
  const { ids } = createdCases;
  if (ids.length === 0) return null;
  async function copy() {
    if (await clipboard.copy(ids.join("\n"))) createdCases.markKept(ids);
  }
  return (
    <Button
      icon={<Copy aria-hidden />}
      aria-label={t.copy({ count: ids.length })}
      onClick={() => void copy()}
    >
      {(isPhone ? t.copyShort : t.copy)({ count: ids.length })}
    </Button>
  );
}
