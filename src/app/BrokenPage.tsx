import { Suspense, useEffect, useState } from "react";
import { useWords } from "#language/LanguageProvider.tsx";
import { extraPart, PartNotLoaded } from "#language/lazy-part.tsx";
import { Button } from "#ui/Button.tsx";
import { MessagePage } from "#ui/MessagePage.tsx";
import { Page } from "#ui/Page.tsx";
import { useWorklist } from "#worklist/WorklistProvider.tsx";
import { build, loadFreshBuild } from "./fresh-build.ts";

const CrashReport = extraPart(async () => (await import("./CrashReport.tsx")).CrashReport);

/** A screen that stopped working: said without a stack, after a newer build was tried where one may be. */
export function BrokenPage({ error }: { readonly error: unknown }) {
  const { broken } = useWords().app;
  const worklist = useWorklist();
  const [isLeaving, setLeaving] = useState(error instanceof PartNotLoaded);

  useEffect(() => {
    if (!isLeaving) return;
    void loadFreshBuild(() => worklist.handOver()).then(setLeaving);
  }, [isLeaving, worklist]);

  if (isLeaving) return <Page isBusy />;
  return (
    <MessagePage title={broken.title} isAlert>
      <p>{broken.what}</p>
      <Button look="primary" onClick={() => location.reload()}>
        {broken.reload}
      </Button>
      <Suspense>
        <CrashReport build={build} error={error} />
      </Suspense>
      <code>{error instanceof Error ? error.name : ""}</code>
    </MessagePage>
  );
}
