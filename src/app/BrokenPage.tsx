import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { useLanguage } from "#language/LanguageProvider.tsx";
import { PartNotLoaded } from "#language/lazy-part.tsx";
import { Button } from "#ui/Button.tsx";
import { CopyStatus } from "#ui/CopyStatus.tsx";
import { copyText } from "#ui/clipboard.ts";
import { MessagePage } from "#ui/MessagePage.tsx";
import { Page } from "#ui/Page.tsx";
import { isRecord } from "#wire/resource.ts";
import { useWorklist } from "#worklist/WorklistProvider.tsx";
import { build, loadFreshBuild } from "./fresh-build.ts";

/** A screen that stopped working: said without a stack, after a newer build was tried where one may be. */
export function BrokenPage({ error }: { readonly error: unknown }) {
  const { tag, words } = useLanguage();
  const { broken } = words.app;
  const { pathname } = useLocation();
  const queries = useQueryClient();
  const worklist = useWorklist();
  const [isLeaving, setLeaving] = useState(error instanceof PartNotLoaded);

  useEffect(() => {
    if (!isLeaving) return;
    void loadFreshBuild(() => worklist.handOver()).then(setLeaving);
  }, [isLeaving, worklist]);

  async function report() {
    const { crashReport } = await import("./crash-report.ts");
    const id = /\d+$/.exec(pathname)?.[0];
    const shown = queries
      .getQueryCache()
      .getAll()
      .find(({ queryKey }) => id !== undefined && String(queryKey.at(-1)) === id);
    const data: unknown = shown?.state.data;
    return crashReport({
      build,
      error,
      path: pathname,
      tag,
      sent: isRecord(data) ? data.sent : undefined,
    });
  }

  if (isLeaving) return <Page isBusy />;
  return (
    <MessagePage title={broken.title} isAlert>
      <p>{broken.what}</p>
      <p>
        <Button look="primary" onClick={() => location.reload()}>
          {broken.reload}
        </Button>{" "}
        <Button onClick={() => void copyText(report())}>{broken.copyReport}</Button>
      </p>
      <p>{broken.reportWhy}</p>
      <code>{error instanceof Error ? error.name : ""}</code>
      <CopyStatus />
    </MessagePage>
  );
}
