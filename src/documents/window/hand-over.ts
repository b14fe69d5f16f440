import type { CaseId } from "#model/case-id.ts";
import { isWorkHidden, type Session } from "#session/session.ts";
import {
  filesMessage,
  type HandedFiles,
  readFilesRequest,
  readWindowMessage,
  type TabMessage,
} from "./window-messages.ts";

type HandingSession = Pick<Session, "state" | "onSignOut" | "noteActivity" | "isLockSoon">;

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
  const askedId = readFilesRequest(message);
  if (askedId === undefined) return;
  if (askedId === shownId && handed && !isWorkHidden(session.state.get()))
    handOver(port, handed, session);
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
    session.onSignOut(() => end()),
    session.isLockSoon.subscribe(() =>
      send({ type: "lock-soon", isSoon: session.isLockSoon.get() }),
    ),
  ];
  function end() {
    release();
    for (const unsubscribe of subscriptions) unsubscribe();
    port.close();
  }
  port.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    const message = readWindowMessage(data);
    if (message === "active") session.noteActivity();
    if (message === "left") end();
  });
  port.start();
  const name = `case-viewer.file-window.${crypto.randomUUID()}`;
  navigator.locks
    .request(name, () => {
      send(filesMessage(handed, name));
      return released;
    })
    // A browser that blocks site data refuses the lock.
    .catch(() => refuse(port));
}

/** Tells a window that this tab has no files for it. */
function refuse(port: MessagePort): void {
  const message: TabMessage = { type: "none" };
  port.postMessage(message);
}
