import { useEffect, useState } from "react";
import { createPortal, flushSync } from "react-dom";
import type { RetrievedCase } from "#api/get-case.ts";
import { useSessionState } from "#session/SessionProvider.tsx";
import { isWorkHidden } from "#session/session.ts";
import { PrintedCase } from "./PrintedCase.tsx";

export interface PrintPortalProps {
  readonly retrieved: RetrievedCase;
  readonly includesHiddenFields: boolean;
  readonly onPrintLayoutReady: () => void;
}

/**
 * The printed case, rendered only while the browser prints. Its code is loaded soon after the case is shown, because
 * the browser prints synchronously what is in the document.
 */
export function PrintPortal({ onPrintLayoutReady, ...props }: PrintPortalProps) {
  const sessionState = useSessionState();
  const [printMedia] = useState(() => matchMedia("print"));
  const [isPrinting, setPrinting] = useState(printMedia.matches);
  useEffect(() => {
    const listeners = new AbortController();
    const options = { signal: listeners.signal };
    // The browser prints as soon as the listener returns.
    const show = () => flushSync(() => setPrinting(true));
    const hide = () => setPrinting(false);
    addEventListener("beforeprint", show, options);
    addEventListener("afterprint", hide, options);
    // Print media that are emulated fire no print events.
    printMedia.addEventListener("change", () => (printMedia.matches ? show() : hide()), options);
    onPrintLayoutReady();
    return () => listeners.abort();
  }, [printMedia, onPrintLayoutReady]);
  // A locked or signed-out session prints nothing.
  if (!isPrinting || isWorkHidden(sessionState)) return null;
  return createPortal(<PrintedCase {...props} />, document.body);
}
