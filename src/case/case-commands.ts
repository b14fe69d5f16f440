import { documentAnchor } from "#documents/list/document-anchor.ts";
import { shownName } from "#documents/names/shown-name.ts";
import { useFullWords } from "#i18n/LanguageProvider.tsx";
import { type Case, documentsOf } from "#model/case.ts";
import type { CaseField } from "#model/field.ts";
import type { Stage } from "#model/stage.ts";
import { type PaletteEntry, usePaletteEntries } from "#palette/palette-entries.ts";
import { maskedStart } from "#privacy/card-number.ts";
import { fieldName } from "./field-names.ts";
import { fieldAnchor, useGoTo } from "./navigation.ts";
import { usePreference } from "./preference.ts";

/** Adds the case's stages, documents and fields to the palette. */
export function useCaseCommands(shown: Case): void {
  const words = useFullWords();
  const { palette, documents, stage: stageWords } = words;
  const { participants, showHidden } = words.case;
  const goTo = useGoTo();
  const [showsHidden, setShowsHidden] = usePreference("hiddenFields");

  const entryOf = (field: CaseField, stage: Stage | undefined): PaletteEntry => ({
    id: field.path,
    label: maskedStart(fieldName(field, words)),
    detail: stage ? maskedStart(stage.name) || stageWords.unnamed : participants,
    keywords: maskedStart(field.code),
    run: () => goTo({ stage, id: fieldAnchor(field.path) }),
  });

  usePaletteEntries("actions", () => [
    {
      id: "hidden",
      label: showsHidden ? palette.hideHidden : showHidden,
      run: () => setShowsHidden(!showsHidden),
    },
  ]);
  usePaletteEntries("stages", () =>
    shown.stages.map((stage) => ({
      id: stage.key,
      label: maskedStart(stage.name) || stageWords.unnamed,
      ...(stage.isActive && { detail: stageWords.active }),
      keywords: maskedStart(stage.code),
      run: () => goTo({ stage }),
    })),
  );
  usePaletteEntries("documents", () =>
    documentsOf(shown).map(({ path, name, stage, field }, index) => ({
      id: path,
      label: shownName(name.trim() || documents.unnamed({ number: index + 1 })),
      detail: maskedStart(stage) || participants,
      keywords: maskedStart(field),
      run: () => goTo({ id: documentAnchor(path) }),
    })),
  );
  usePaletteEntries("fields", () => [
    ...shown.stages.flatMap((stage) => stage.fields.map((field) => entryOf(field, stage))),
    ...shown.participants.map((field) => entryOf(field, undefined)),
  ]);
}
