import { useEffect, useState } from "react";
import { createPortal, flushSync } from "react-dom";
import type { RetrievedCase } from "#api/get-case.ts";
import { useSessionState } from "#session/SessionProvider.tsx";
import { PrintedCase } from "./PrintedCase.tsx";

export interface CasePrintProps {
  readonly retrieved: RetrievedCase;
  readonly includesHiddenFields: boolean;
  readonly onLayoutReady: () => void;
}

/**
 * The printed case, rendered only while the browser prints. Its code is loaded soon after the case is shown, because
 * the browser prints synchronously what is in the document.
 */
export function CasePrint({ onLayoutReady, ...props }: CasePrintProps) {
  const state = useSessionState();
  const [onPaper] = useState(() => matchMedia("print"));
  const [isPrinting, setPrinting] = useState(onPaper.matches);
  useEffect(() => {
    const listening = new AbortController();
    const options = { signal: listening.signal };
    // The browser prints as soon as the listener returns.
    const show = () => flushSync(() => setPrinting(true));
    const hide = () => setPrinting(false);
    addEventListener("beforeprint", show, options);
    addEventListener("afterprint", hide, options);
    // Print media that are emulated fire no print events.
    onPaper.addEventListener("change", () => (onPaper.matches ? show() : hide()), options);
    onLayoutReady();
    return () => listening.abort();
  }, [onPaper, onLayoutReady]);
  // A locked or signed-out session prints nothing.
  if (!isPrinting || state === "idle" || state === "signed-out") return null;
  return createPortal(<PrintedCase {...props} />, document.body);
}
