import { pageVersion } from "#lib/page-version.ts";
import type { CaseId } from "#model/case-id.ts";
import { receivedText } from "#model/received.ts";
import { isWorkHidden, type Session } from "#session/session.ts";
import { isRecord } from "#wire/json.ts";
import {
  type FilesRequest,
  type HandedFiles,
  type TabMessage,
  type WindowMessage,
} from "./window-messages.ts";

const requestType: FilesRequest["type"] = "case-viewer.files";

type HandingSession = Pick<Session, "state" | "noteActivity" | "isLockSoon">;

/**
 * Answers the message of a window.
 * @param shownId the id of the case that this tab shows.
 * @param handed the files of that case; `undefined` before they were read.
 */
export function answerWindow(
  port: MessagePort,
  message: unknown,
  shownId: CaseId,
  handed: HandedFiles | undefined,
  session: HandingSession,
): void {
  if (!isRecord(message) || message["type"] !== requestType) return;
  const isShown = message["caseId"] === shownId;
  if (isShown && handed && !isWorkHidden(session.state.get())) handOver(port, handed, session);
  else refuse(port);
}

/**
 * Hands the files of a case over to the window at the other end of a port. The window may show them as long
 * as this tab holds a lock: until the session is locked or signed out, or the tab is closed, reloaded or
 * crashes, whereupon the browser releases the lock.
 */
function handOver(port: MessagePort, handed: HandedFiles, session: HandingSession): void {
  const send = (message: TabMessage) => port.postMessage(message);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const subscriptions = [
    session.state.subscribe(() => {
      if (isWorkHidden(session.state.get())) end();
    }),
    session.isLockSoon.subscribe(() =>
      send({ type: "lock-soon", isSoon: session.isLockSoon.get() }),
    ),
  ];
  function end() {
    release();
    for (const unsubscribe of subscriptions) unsubscribe();
    port.close();
  }
  port.addEventListener("message", ({ data: message }: MessageEvent<WindowMessage>) => {
    if (message === "active") session.noteActivity();
    if (message === "left") end();
  });
  port.start();
  const name = `case-viewer.file-window.${crypto.randomUUID()}`;
  navigator.locks
    .request(name, () => {
      send({ type: "files", build: pageVersion(), lock: name, handed: copyable(handed) });
      return released;
    })
    // A browser that blocks site data refuses the lock.
    .catch(() => refuse(port));
}

/** What the browser can copy, without the answer, which the window does not need. */
const copyable = ({ documents, files, ...rest }: HandedFiles): HandedFiles => ({
  ...rest,
  documents: documents.map((document) => ({
    ...document,
    created: receivedText(document.created),
    content: undefined,
  })),
  files: { ...files, json: "" },
});

/** Tells a window that this tab has no files for it. */
function refuse(port: MessagePort): void {
  const message: TabMessage = { type: "none" };
  port.postMessage(message);
}
