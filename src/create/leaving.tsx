import { useCallback, useEffect, useLayoutEffect, useRef } from "react";
import {
  type BlockerFunction,
  NavigationType,
  useBeforeUnload,
  useBlocker,
  useLocation,
} from "react-router";
import { useMessages } from "#i18n/LanguageProvider.tsx";
import { Confirmation } from "#ui/Dialog.tsx";
import { startReturn } from "#ui/page/return-to-entry.ts";

/** What the operator may do after trying to leave the page. */
interface LeaveChoice {
  readonly leave: () => void;
  readonly stay: () => void;
}

/**
 * Guards a page with unsaved work. For another page of the application the caller shows a dialog; for
 * closing the tab or another site the browser shows its own.
 * @param isUnsaved called when the operator tries to leave.
 * @returns the choice for the caller's dialog; `undefined` until the operator tries to leave.
 */
export function useLeaveGuard(isUnsaved: () => boolean): LeaveChoice | undefined {
  // The router takes a new function only after the paint. The ref has it before, so that the guard judges what is on
  // the screen.
  const isUnsavedNow = useRef(isUnsaved);
  useLayoutEffect(() => {
    isUnsavedNow.current = isUnsaved;
  }, [isUnsaved]);
  const warn = useCallback((event: BeforeUnloadEvent) => {
    if (isUnsavedNow.current()) event.preventDefault();
  }, []);
  useBeforeUnload(warn);

  const { key } = useLocation();
  const entry = useRef<string>(undefined);
  useEffect(() => {
    // WebKitGTK 2.50 has no Navigation API: there the address may differ after two presses of Back.
    entry.current = "navigation" in window ? navigation.currentEntry?.key : undefined;
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a navigation within the page changes its entry.
  }, [key]);
  const shouldBlock = useCallback<BlockerFunction>(
    ({ currentLocation, nextLocation, historyAction }) => {
      const isBlocked =
        currentLocation.pathname !== nextLocation.pathname && isUnsavedNow.current();
      if (isBlocked && historyAction === NavigationType.Pop) startReturn(entry.current);
      return isBlocked;
    },
    [],
  );
  const blocker = useBlocker(shouldBlock);
  return blocker.state === "blocked" ? { leave: blocker.proceed, stay: blocker.reset } : undefined;
}

interface DialogProps {
  /** How many created cases are on no list. */
  readonly unkeptCount: number;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

interface LeaveDialogProps extends DialogProps {
  readonly isSending: boolean;
  readonly isUnsaved: boolean;
  /** Whether what was typed is kept as a draft. */
  readonly isKept: boolean;
}

/** Asks before the form is left: what is being sent, or is not stored, is lost. */
export function LeaveDialog(props: LeaveDialogProps) {
  const { isSending, isUnsaved, isKept, unkeptCount, ...answers } = props;
  const { leave: t, startOver } = useMessages().create;
  return (
    <Confirmation {...answers} title={t.title} confirmLabel={t.leave} cancelLabel={t.stay}>
      {isSending && <p>{t.sending}</p>}
      {!isSending && isUnsaved && <p>{isKept ? t.text : startOver.text}</p>}
      <UnkeptCases count={unkeptCount} />
    </Confirmation>
  );
}

interface StartOverDialogProps extends DialogProps {
  readonly isFilled: boolean;
}

/** Asks before what was entered, or the only trace of created cases, is deleted. */
export function StartOverDialog({ isFilled, unkeptCount, ...answers }: StartOverDialogProps) {
  const { startOver: t, leave } = useMessages().create;
  const question = isFilled
    ? { title: t.title, confirmLabel: t.confirm }
    : { title: t.unkeptTitle, confirmLabel: leave.leave };
  return (
    <Confirmation {...answers} {...question}>
      {isFilled && <p>{t.text}</p>}
      <UnkeptCases count={unkeptCount} />
    </Confirmation>
  );
}

/** Says that the ids of created cases are about to be lost. */
function UnkeptCases({ count }: { readonly count: number }) {
  const { created } = useMessages().create.result;
  return count > 0 && <p>{created.unkept({ count })}</p>;
}
