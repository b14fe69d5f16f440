import { type To, useLocation } from "react-router";
import { ChangesNotice } from "#changes/ChangesNotice.tsx";
import type { ChangesSeen } from "#changes/use-changes.ts";
import { documentAnchor } from "#documents/list/document-anchor.ts";
import type { Case } from "#model/case.ts";
import type { Change } from "#model/change.ts";
import { fieldAnchor } from "../field-names.ts";
import { useFocusOn } from "../focus-on.ts";
import { useStageLink } from "../stages/stage-selection.ts";

interface CaseChangesProps extends ChangeTools {
  readonly seen: ChangesSeen;
  readonly shown: Case;
  /** When it was read, milliseconds since 1970. */
  readonly readAt: number;
}

/** The changes since the case was seen, each with a link to its field, document or stage. */
export function CaseChanges({ seen, shown, readAt, ...tools }: CaseChangesProps) {
  const places = useChangePlaces(tools);
  return <ChangesNotice {...places} {...seen} shown={shown} readAt={readAt} />;
}

interface ChangePlaces {
  readonly linkTo: (change: Change) => To | undefined;
  readonly onGo: (change: Change) => void;
}

/** What a link to a change needs of the case screen. */
interface ChangeTools {
  readonly onFind: (text: string) => void;
  readonly onShowHidden: (isOn: boolean) => void;
  readonly isUpToDate: boolean;
}

/** Links to changes, and what else a click on one does. */
function useChangePlaces({ onFind, onShowHidden, isUpToDate }: ChangeTools): ChangePlaces {
  const linkToStage = useStageLink();
  const { search } = useLocation();
  const focusOn = useFocusOn(isUpToDate);

  return {
    linkTo({ how, kind, stage, now }) {
      if (now?.kind === "document") return { search, hash: documentAnchor(now.document.path) };
      const link = stage ? linkToStage(stage) : { search };
      if (now?.kind === "field") return { ...link, hash: fieldAnchor(now.field.path) };
      return stage && !(kind === "stage" && how === "gone") ? link : undefined;
    },
    onGo({ now }) {
      onFind("");
      if (now?.kind === "document") focusOn(documentAnchor(now.document.path));
      if (now?.kind !== "field") return;
      if (!now.field.isVisible) onShowHidden(true);
      focusOn(fieldAnchor(now.field.path));
    },
  };
}
