import { useEffect, useState } from "react";
import { useWords } from "#language/LanguageProvider.tsx";
import { PartNotLoaded } from "#language/lazy-part.tsx";
import { Button } from "#ui/Button.tsx";
import { MessagePage } from "#ui/MessagePage.tsx";
import { Page } from "#ui/Page.tsx";
import { useWorklist } from "#worklist/WorklistProvider.tsx";
import { build, loadFreshBuild } from "./fresh-build.ts";

/**
 * The page for a screen that stopped working, after a newer build was tried where there may be one.
 * Of the error it shows the name only: its message may quote a value of the case.
 */
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
      <p>
        {broken.whatToDo}
        <br />
        {broken.error({
          name: error instanceof Error ? error.name : typeof error,
          build: build.split("/").at(-1) ?? "",
        })}
      </p>
      <Button look="primary" onClick={() => location.reload()}>
        {broken.reload}
      </Button>
    </MessagePage>
  );
}
