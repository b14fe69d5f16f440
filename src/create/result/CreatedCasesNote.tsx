import { useMessages } from "#i18n/LanguageProvider.tsx";
import { TextButton } from "#ui/TextButton.tsx";
import type { CreatedCases } from "./use-created-cases.ts";

export function CreatedCasesNote({ cases }: { readonly cases: CreatedCases }) {
  const { created: t } = useMessages().create.result;
  const { ids, added, unlisted, isListFull, areKept } = cases;
  if (ids.length === 0) return null;
  return (
    <p role="status">
      {t.where({
        count: ids.length,
        unlisted: unlisted.length,
        isListFull,
        areKept,
      })}{" "}
      {added.length > 0 && <TextButton onClick={cases.unlist}>{t.undo}</TextButton>}
    </p>
  );
}
