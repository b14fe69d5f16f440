import { focusManager } from "@tanstack/react-query";
import { RefreshCw } from "lucide-react";
import { useEffect, useState } from "react";
import { useMessages } from "#i18n/LanguageProvider.tsx";
import { pageVersion, pageVersionIn } from "#lib/page-version.ts";
import { Button } from "#ui/Button.tsx";
import { Banner } from "#ui/Notice.tsx";
import { fetchIndexHtml } from "./reload-once.ts";

/** Says once that this tab runs an older build, and offers to load the newer one. */
export function NewerBuildBanner() {
  const { app, failures } = useMessages();
  const { title, later } = app.newerBuild;
  const [isShown, setShown] = useState(false);
  useEffect(() => watchForNewerBuild(() => setShown(true)), []);
  if (!isShown) return null;
  return (
    <Banner tone="info" Icon={RefreshCw} title={title}>
      <Button onClick={() => location.reload()}>{failures.reload}</Button>
      <Button onClick={() => setShown(false)}>{later}</Button>
    </Banner>
  );
}

const minMsBetweenChecks = 5 * 60_000;

/**
 * Looks for another build whenever the tab becomes visible, and every five minutes while it stays so.
 * @param onFound called once, and only while nothing is unsaved.
 */
function watchForNewerBuild(onFound: () => void): () => void {
  const stopping = new AbortController();
  let nextCheckAt = 0;

  async function check() {
    if (!focusManager.isFocused() || Date.now() < nextCheckAt) return;
    nextCheckAt = Date.now() + minMsBetweenChecks;
    const served = await fetchIndexHtml(stopping.signal);
    if (!isOtherBuild(served) || stopping.signal.aborted || isUnsaved()) return;
    stopping.abort();
    onFound();
  }

  const timer = setInterval(() => void check(), minMsBetweenChecks);
  const unsubscribe = focusManager.subscribe(() => void check());
  stopping.signal.addEventListener("abort", () => {
    clearInterval(timer);
    unsubscribe();
  });
  return () => stopping.abort();
}

/** Whether a page is that of another build of the viewer; `false` for any other page, such as one to sign in. */
function isOtherBuild(html: string): boolean {
  const version = pageVersionIn(html);
  if (version === undefined) return false;
  // The name of the script changes with each build, so only the page has it.
  const script = document.querySelector('script[type="module"][src]')?.getAttribute("src") ?? "";
  return version !== pageVersion() || !html.includes(script);
}

/** Whether the browser would ask before the page is left. */
const isUnsaved = (): boolean => !dispatchEvent(new Event("beforeunload", { cancelable: true }));
