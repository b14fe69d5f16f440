import { useMessages } from "#i18n/LanguageProvider.tsx";
import { TextButton } from "#ui/TextButton.tsx";
import type { CreatedCases } from "./use-created-cases.ts";

interface CreatedCasesNoteProps {
  readonly createdCases: CreatedCases;
  /** Called before the pressed button disappears. */
  readonly focusHeading: () => void;
}

export function CreatedCasesNote({ createdCases, focusHeading }: CreatedCasesNoteProps) {
  const { created: t } = useMessages().create.result;
  const { ids, added, unlisted, isListFull, areNumbersSaved } = createdCases;
  if (ids.length === 0) return null;
  return (
    <p role="status">
      {t.where({
        count: ids.length,
        unlisted: unlisted.length,
        isListFull,
        areNumbersSaved,
      })}{" "}
      {added.length > 0 && (
        <TextButton
          onClick={() => {
            focusHeading();
            createdCases.unlist();
          }}
        >
          {t.undo}
        </TextButton>
      )}
    </p>
  );
}
