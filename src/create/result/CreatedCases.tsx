import { Copy } from "lucide-react";
import { useMessages } from "#i18n/LanguageProvider.tsx";
import { Button } from "#ui/Button.tsx";
import { useClipboard } from "#ui/copy/clipboard.ts";
import { useIsPhone } from "#ui/page/media-query.ts";
import type { CreatedCases } from "./use-created-cases.ts";

interface CreatedCasesProps {
  readonly createdCases: CreatedCases;
}

/** Where the created cases are: on the worklist, as far as it has room. */
export function CreatedCasesNote({ createdCases }: CreatedCasesProps) {
  const { created: t } = useMessages().create.result;
  const { ids, unlisted, isListFull, areNumbersSaved } = createdCases;
  if (ids.length === 0) return null;
  return (
    <p role="status">
      {t.where({ count: ids.length, unlisted: unlisted.length, isListFull, areNumbersSaved })}
    </p>
  );
}

export function CopyCaseNumbers({ createdCases }: CreatedCasesProps) {
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
