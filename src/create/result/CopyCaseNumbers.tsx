import { Copy } from "lucide-react";
import { useMessages } from "#i18n/LanguageProvider.tsx";
import { Button } from "#ui/Button.tsx";
import { useClipboard } from "#ui/copy/clipboard-context.ts";
import type { CreatedCases } from "./use-created-cases.ts";

export function CopyCaseNumbers({ createdCases }: { readonly createdCases: CreatedCases }) {
  const { created: t } = useMessages().create.result;
  const clipboard = useClipboard();
  const { ids } = createdCases;
  if (ids.length === 0) return null;
  async function copy() {
    if (await clipboard.copy(ids.join("\n"))) createdCases.markKept(ids);
  }
  return (
    <Button icon={<Copy aria-hidden />} onClick={() => void copy()}>
      {t.copy({ count: ids.length })}
    </Button>
  );
}
