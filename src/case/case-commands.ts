import { useCaseFiles } from "#documents/CaseFilesProvider.tsx";
import { receivedName, shownName } from "#documents/names/shown-name.ts";
import { useLanguage } from "#i18n/LanguageProvider.tsx";
import { type Case, documentsOf } from "#model/case.ts";
import { usePaletteEntries } from "#palette/palette-entries.ts";
import { maskedStart } from "#privacy/card-number.ts";
import { useSharedToggle } from "./CaseTogglesProvider.tsx";
import { fieldName } from "./field-names.ts";
import { fieldAnchor, useNavigateInCase } from "./navigation.ts";
import { textSections } from "./text-sections.ts";

export function useCaseCommands(caseData: Case): void {
  const language = useLanguage();
  const { palette, stage: stageWords, case: caseWords } = language.messages;
  const goTo = useNavigateInCase();
  const { openPreview } = useCaseFiles();
  const [showsHidden, setShowsHidden] = useSharedToggle("showsHiddenFields");

  usePaletteEntries("actions", () => [
    {
      id: "hidden",
      label: showsHidden ? palette.hideHidden : caseWords.showHidden,
      run: () => setShowsHidden(!showsHidden),
    },
  ]);
  usePaletteEntries("stages", () =>
    caseData.stages.map((stage) => ({
      id: stage.key,
      label: maskedStart(stage.name) || stageWords.unnamed,
      ...(stage.isActive && { detail: stageWords.active }),
      keywords: maskedStart(stage.code),
      run: () => goTo({ stage }),
    })),
  );
  usePaletteEntries("documents", () =>
    documentsOf(caseData).map((document, index) => ({
      id: document.path,
      label: shownName(receivedName(document, index + 1, language.messages)),
      detail: maskedStart(document.stage) || caseWords.participants,
      keywords: maskedStart(document.field),
      run: () => openPreview(document),
    })),
  );
  usePaletteEntries("fields", () =>
    textSections(caseData, language).flatMap(({ title, place, fields }) =>
      fields.map((field) => ({
        id: field.path,
        label: maskedStart(fieldName(field, language.messages)),
        detail: maskedStart(title),
        keywords: maskedStart(field.code),
        run: () => goTo({ ...place, id: fieldAnchor(field.path) }),
      })),
    ),
  );
}
