import { X } from "lucide-react";
import { Fragment, type ReactNode, useEffect, useRef } from "react";
import { flushSync } from "react-dom";
import { useMessages } from "#i18n/LanguageProvider.tsx";
import type { Messages } from "#i18n/messages.ts";
import { Button, IconButton, TextButton } from "#ui/Button.tsx";
import { Toast } from "#ui/Notice.tsx";
import { Progress } from "#ui/Progress.tsx";
import { isFocusLost, returnFocus } from "#ui/page/focus.ts";
import { ReceivedText } from "#ui/text/ReceivedText.tsx";
import { listFirst, maskedCells } from "../open/names-in-messages.ts";
import type { Entry } from "../store/entry.ts";
import {
  type ListMessage as Message,
  type PasteResult,
  useListedCasesState,
} from "../store/listed-cases.ts";
import { maxCases } from "../store/stored-list.ts";
import styles from "./ListMessages.module.css";
import { focusCase } from "./row-keys.ts";
import { useReadingActions } from "./use-entries.ts";

/** The progress of the list and the last message about it. They move no row, and cover none in a low window. */
export const ListMessages = ({ entries }: { readonly entries: readonly Entry[] }) => (
  <div className={`screen-only ${styles.messages}`}>
    <ListProgress entries={entries} />
    <ListMessage />
  </div>
);

/** The last message about the list, with *Undo* for a removal, until it is closed or the page is left. */
function ListMessage() {
  const t = useMessages();
  const [{ message }, listedCases] = useListedCasesState();
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => () => listedCases.update({ message: undefined }), [listedCases]);
  useEffect(() => {
    // The focus is lost when the pressed button was removed with its row.
    if (message?.kind === "removed" && isFocusLost()) undo.current?.focus();
  }, [message]);
  return (
    <div role="status">
      {message && (
        <Toast
          actions={
            <>
              {message.kind === "removed" && (
                <TextButton
                  ref={undo}
                  onClick={() => {
                    const [first] = message.ids;
                    // The row is there to be focused only once it is rendered.
                    flushSync(() => listedCases.undoRemoval());
                    focusCase(first);
                  }}
                >
                  {t.worklist.undo}
                </TextButton>
              )}
              <IconButton
                label={t.ui.close}
                Icon={X}
                onClick={() => listedCases.update({ message: undefined })}
              />
            </>
          }
        >
          {contentOf(message, t)}
        </Toast>
      )}
    </div>
  );
}

function ListProgress({ entries }: { readonly entries: readonly Entry[] }) {
  const { worklist: t, ui } = useMessages();
  const reading = useReadingActions();
  const count = entries.length;
  const finished = entries.filter(({ isLoading }) => !isLoading);
  const failed = finished.filter(({ error }) => error !== undefined).length;
  const text = t.done({ done: finished.length, count, failed });
  const isDone = finished.length === count;
  return (
    <>
      {!isDone && (
        <Toast
          actions={
            <Button ref={returnFocus} variant="quiet" onClick={reading.cancel}>
              {ui.cancel}
            </Button>
          }
        >
          <Progress label={t.loading} done={finished.length} total={count}>
            {text}
          </Progress>
        </Toast>
      )}
      <p role="status" className="visually-hidden">
        {isDone && count > 0 && text}
      </p>
    </>
  );
}

function contentOf(message: Message, t: Messages): ReactNode {
  switch (message.kind) {
    case "pasted":
      return pastedLines(message.pasted, t).map((line, index) => (
        <Fragment key={line}>
          {index > 0 && <br />}
          <ReceivedText>{line}</ReceivedText>
        </Fragment>
      ));
    case "removed":
      return t.worklist.removed({ count: message.ids.length });
    case "text":
      return message.text;
  }
}

function pastedLines(pasted: PasteResult, { app: { open }, ui, worklist }: Messages): string[] {
  const { added, known, retried, overLimit, others } = pasted;
  const words = worklist.pasted;
  const counted = (cells: readonly (string | number)[]) => ({
    count: cells.length,
    names: listFirst(maskedCells(cells.map(String)), ui),
  });
  return [
    words.added({ count: added.length }),
    known.length > 0 && words.known({ count: known.length }),
    retried.length > 0 && words.retried({ count: retried.length }),
    overLimit.length > 0 && words.over({ ...counted(overLimit), max: maxCases }),
    others.length > 0 && open.notIds(counted(others)),
  ].filter((line) => typeof line === "string");
}
