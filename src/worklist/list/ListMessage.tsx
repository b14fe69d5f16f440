import { X } from "lucide-react";
import { Fragment, type ReactNode, useEffect, useRef } from "react";
import { flushSync } from "react-dom";
import { useMessages } from "#i18n/LanguageProvider.tsx";
import type { Messages } from "#i18n/messages.ts";
import { Button, IconButton, TextButton } from "#ui/Button.tsx";
import { Toast } from "#ui/Notice.tsx";
import { focusMain, isFocusLost } from "#ui/page/focus.ts";
import { ReceivedText } from "#ui/text/ReceivedText.tsx";
import { listFirst, maskedCells } from "../open/names-in-messages.ts";
import type { ListMessage as Message, PasteResult } from "../store/list-message.ts";
import { useListedCasesState } from "../store/listed-cases-context.ts";
import { maxCases } from "../store/stored-ids.ts";
import { focusCase } from "./row-keys.ts";

/** The last message about the list, with *Undo* for a removal. The next action on the list hides it. */
export function ListMessage() {
  const t = useMessages();
  const { worklist } = t;
  const [{ message, isStored }, listedCases] = useListedCasesState();
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => () => listedCases.clearMessage(), [listedCases]);
  useEffect(() => {
    // The focus is lost when the pressed button was removed with its row.
    if (message?.kind === "removed" && isFocusLost()) undo.current?.focus();
  }, [message]);
  const mayKeep = message?.kind === "pasted" && message.pasted.added.length > 0 && !isStored;
  const close = (
    <IconButton label={t.ui.close} Icon={X} onClick={() => listedCases.clearMessage()} />
  );
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
                  {worklist.undo}
                </TextButton>
              )}
              {mayKeep && (
                <Button
                  variant="primary"
                  onClick={() => {
                    listedCases.clearMessage();
                    listedCases.setStored(true);
                    focusMain();
                  }}
                >
                  {worklist.keepList}
                </Button>
              )}
              {close}
            </>
          }
        >
          {contentOf(message, t, mayKeep)}
        </Toast>
      )}
    </div>
  );
}

function contentOf(message: Message, t: Messages, mayKeep: boolean): ReactNode {
  switch (message.kind) {
    case "pasted":
      return pastedLines(message.pasted, t).map((line, index) => (
        <Fragment key={line}>
          {index > 0 && <br />}
          <ReceivedText>{line}</ReceivedText>
          {index === 0 && mayKeep && ` ${t.worklist.keepAsk}`}
        </Fragment>
      ));
    case "removed":
      return t.worklist.removed({ count: message.ids.length });
    case "text":
      return message.text;
  }
}

/** The result of pasting: the number of added cases, and each text that was not added, by reason. */
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
