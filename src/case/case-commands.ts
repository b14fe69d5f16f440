import type { RefObject } from "react";
import { useNavigate } from "react-router";
import { documentAnchor } from "#documents/list/document-anchor.ts";
import { shownName } from "#documents/names/shown-name.ts";
import { useFullWords } from "#i18n/LanguageProvider.tsx";
import { type Case, documentsOf } from "#model/case.ts";
import type { CaseField } from "#model/field.ts";
import type { Stage } from "#model/stage.ts";
import { type PaletteEntry, usePaletteEntries } from "#palette/palette-entries.ts";
import { maskedStart } from "#privacy/card-number.ts";
import { fieldAnchor, fieldName } from "./field-names.ts";
import { useFocusOn } from "./focus-on.ts";
import { printCase } from "./print/CasePrint.tsx";
import { useStageLink } from "./stages/stage-selection.ts";

/** What the palette needs of the case on the screen, and what it may do with it. */
export interface CaseCommands {
  readonly shown: Case;
  readonly findBox: RefObject<HTMLInputElement | null>;
  readonly onFind: (text: string) => void;
  readonly showsHidden: boolean;
  readonly onShowHidden: (isOn: boolean) => void;
  readonly onRefresh: () => void;
  /** False while the page still shows older search results. */
  readonly isUpToDate: boolean;
}

/** Adds the case's stages, documents, fields and actions to the palette. */
export function useCaseCommands(props: CaseCommands): void {
  const { shown, findBox, onFind, showsHidden, onShowHidden, onRefresh, isUpToDate } = props;
  const all = useFullWords();
  const { case: words, copy, documents, palette, stage: stageWords } = all;
  const navigate = useNavigate();
  const linkTo = useStageLink();
  const focusOn = useFocusOn(isUpToDate);

  const select = (stage: Stage, hash = "") => {
    onFind("");
    void navigate({ ...linkTo(stage), hash }, { replace: true, preventScrollReset: true });
  };
  const goTo = (field: CaseField, stage: Stage | undefined) => {
    if (!field.isVisible) onShowHidden(true);
    if (stage) select(stage, fieldAnchor(field.path));
    focusOn(fieldAnchor(field.path));
  };
  const entryOf = (field: CaseField, stage: Stage | undefined): PaletteEntry => ({
    id: field.path,
    label: maskedStart(fieldName(field, all)),
    detail: stage ? maskedStart(stage.name) || stageWords.unnamed : words.participants,
    keywords: maskedStart(field.code),
    run: () => goTo(field, stage),
  });

  usePaletteEntries("actions", () => [
    { id: "refresh", label: words.refresh, keys: "R", run: onRefresh },
    { id: "find", label: words.find, run: () => findBox.current?.focus() },
    {
      id: "hidden",
      label: showsHidden ? palette.hideHidden : words.showHidden,
      run: () => onShowHidden(!showsHidden),
    },
    { id: "print", label: copy.print, run: () => void printCase() },
  ]);
  usePaletteEntries("stages", () =>
    shown.stages.map((stage) => ({
      id: stage.key,
      label: maskedStart(stage.name) || stageWords.unnamed,
      ...(stage.isActive && { detail: stageWords.active }),
      keywords: maskedStart(stage.code),
      run: () => select(stage),
    })),
  );
  usePaletteEntries("documents", () =>
    documentsOf(shown).map(({ path, name, stage, field }, index) => ({
      id: path,
      label: shownName(name.trim() || documents.unnamed({ number: index + 1 })),
      detail: maskedStart(stage) || words.participants,
      keywords: maskedStart(field),
      run() {
        onFind("");
        focusOn(documentAnchor(path));
      },
    })),
  );
  usePaletteEntries("fields", () => [
    ...shown.stages.flatMap((stage) => stage.fields.map((field) => entryOf(field, stage))),
    ...shown.participants.map((field) => entryOf(field, undefined)),
  ]);
}
