import { useEffect, useState } from "react";
import { useLocation, useRouteError } from "react-router";
import { useMessages } from "#i18n/LanguageProvider.tsx";
import { ChunkLoadError } from "#lib/import-chunk.ts";
import { Button } from "#ui/Button.tsx";
import { Main, MessagePage } from "#ui/Main.tsx";
import { reloadOnce, scriptAddress } from "./newer-build.ts";

/** Shows that a page could not be loaded or has stopped working, until the operator goes to another page. */
export const RouteErrorPage = () => <BrokenPage key={useLocation().key} error={useRouteError()} />;

/**
 * The page for a screen that stopped working. When code could not be loaded, it first tries a newer build. It
 * shows the name of the error but not the message, which may quote a value of the case.
 */
function BrokenPage({ error }: { readonly error: unknown }) {
  const { broken } = useMessages().app;
  const [isReloading, setReloading] = useState(error instanceof ChunkLoadError);

  useEffect(() => {
    if (!isReloading) return;
    void reloadOnce().then(setReloading);
  }, [isReloading]);

  if (isReloading) return <Main isBusy />;
  return (
    <MessagePage title={broken.title} isAlert>
      <p>{broken.what}</p>
      <p>
        {broken.whatToDo}
        <br />
        {broken.error({
          name: error instanceof Error ? error.name : typeof error,
          build: scriptAddress.split("/").at(-1) ?? "",
        })}
      </p>
      <Button variant="primary" onClick={() => location.reload()}>
        {broken.reload}
      </Button>
    </MessagePage>
  );
}
