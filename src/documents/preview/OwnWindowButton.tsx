import { ExternalLink } from "lucide-react";
import { useHref } from "react-router";
import { useMessages } from "#i18n/LanguageProvider.tsx";
import type { CaseId } from "#model/case-id.ts";
import { IconButton } from "#ui/IconButton.tsx";
import { fileAddress } from "./file-address.ts";

interface OwnWindowButtonProps {
  readonly caseId: CaseId;
  /** The place of the file in the list of the case, from 1. */
  readonly number: number;
  /** Called after the press; `isOpened` says whether the browser has opened the window. */
  readonly onOpen: (isOpened: boolean) => void;
}

/**
 * Opens a file in a window of its own, which asks this window for the file. Not offered without TLS: without locks the
 * new window could not find out that this one is gone.
 */
export function OwnWindowButton({ caseId, number, onOpen }: OwnWindowButtonProps) {
  const { documents: t } = useMessages();
  const address = useHref(fileAddress(caseId, number));
  if (!("locks" in navigator)) return null;
  return (
    <IconButton
      Icon={ExternalLink}
      label={t.ownWindow.open}
      onClick={() => onOpen(window.open(address, "_blank", windowFeatures) !== null)}
    />
  );
}

/** Without these features the browser would open a tab. The size in CSS pixels suits a page of A4. */
const windowFeatures = "popup,width=900,height=1000";
