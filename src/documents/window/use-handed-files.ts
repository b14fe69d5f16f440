import { useEffect, useState } from "react";
import { useSettings } from "#config/settings-context.ts";
import { pageVersion } from "#lib/page-version.ts";
import type { CaseId } from "#model/case-id.ts";
import { watchActivity } from "#session/idle-lock.ts";
import {
  type FilesRequest,
  type HandedFiles,
  type TabMessage,
  type WindowMessage,
} from "./window-messages.ts";

/** How long the case's tab may take to answer. A tab that shows another screen does not answer. */
const answerTimeoutMs = 3_000;

interface HandoverState {
  /** `none`: no tab has handed files over; `ended`: the tab is gone or locked, so the files are dropped. */
  readonly status: "asking" | "none" | "handed" | "ended";
  readonly handed?: HandedFiles;
  /** Whether the session of the case's tab is about to be locked. */
  readonly isLockSoon: boolean;
}

/** The files of a case that the tab which has opened this window hands over. Nothing is requested from the service. */
export function useHandedFiles(caseId: CaseId): HandoverState {
  const { idleMinutes } = useSettings();
  const [state, setState] = useState<HandoverState>({ status: "asking", isLockSoon: false });
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const port = askOpener(caseId);
    const showNone = () => setState({ status: "none", isLockSoon: false });
    const timer = setTimeout(showNone, port ? answerTimeoutMs : 0);
    const tell = (message: WindowMessage) => port?.postMessage(message);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      tell("left");
    });
    // The window is being closed, reloaded or left, and might come back out of the browser's cache.
    const leave = () => {
      showNone();
      leaving.abort();
    };
    window.addEventListener("pagehide", leave, { signal });
    port?.addEventListener("message", ({ data: message }: MessageEvent<TabMessage>) => {
      if (message.type === "lock-soon") {
        setState((last) => ({ ...last, isLockSoon: message.isSoon }));
        return;
      }
      clearTimeout(timer);
      // The tab may be of another build, which would hand over something else.
      if (message.type !== "files" || message.build !== pageVersion()) return showNone();
      setState({ status: "handed", handed: message.handed, isLockSoon: false });
      waitForRelease(message.lock, signal, () => setState({ status: "ended", isLockSoon: false }));
      signal.addEventListener(
        "abort",
        watchActivity(idleMinutes, () => tell("active")),
      );
    });
    port?.start();
    return () => leaving.abort();
  }, [caseId, idleMinutes]);
  return state;
}

/** Asks the tab that has opened this window. @returns the port of the answer; `undefined` when the tab is gone */
function askOpener(caseId: CaseId): MessagePort | undefined {
  const opener: unknown = window.opener;
  if (!isWindow(opener) || opener.closed || !("locks" in navigator)) return undefined;
  const { port1, port2 } = new MessageChannel();
  const request: FilesRequest = { type: "case-viewer.files", caseId };
  opener.postMessage(request, location.origin, [port2]);
  return port1;
}

const isWindow = (opener: unknown): opener is Window =>
  typeof opener === "object" && opener !== null && "postMessage" in opener;

/** Calls back when the tab releases its lock, or the browser does because the tab is gone. */
function waitForRelease(name: string, signal: AbortSignal, onReleased: () => void): void {
  navigator.locks.request(name, { signal }, onReleased).catch(() => {
    // Skipped where the window was left first.
    if (!signal.aborted) onReleased();
  });
}
