import { useEffect, useState } from "react";
import { useLocation, useRouteError } from "react-router";
import { useMessages } from "#i18n/LanguageProvider.tsx";
import { ChunkLoadError } from "#lib/import-chunk.ts";
import { Button } from "#ui/Button.tsx";
import { Main, MessagePage } from "#ui/Main.tsx";
import { reloadOnce, scriptAddress } from "./reload-once.ts";

/** Shows that a page could not be loaded or has stopped working, until the operator goes to another page. */
export const RouteErrorPage = () => <BrokenPage key={useLocation().key} error={useRouteError()} />;

/** Shows the name of an error but not its message, which may quote a value of the case. */
function BrokenPage({ error }: { readonly error: unknown }) {
  const { app, failures } = useMessages();
  const { broken } = app;
  const isNotLoaded = error instanceof ChunkLoadError;
  const [isReloading, setReloading] = useState(isNotLoaded);

  useEffect(() => {
    if (!isReloading) return;
    void reloadOnce().then(setReloading);
  }, [isReloading]);

  if (isReloading) return <Main isBusy />;
  return (
    <MessagePage title={isNotLoaded ? failures.notLoaded.what : broken.title} isAlert>
      {isNotLoaded ? (
        <p>{failures.notLoaded.whatToDo}</p>
      ) : (
        <p>
          {broken.whatToDo}
          <br />
          {broken.error({
            name: error instanceof Error ? error.name : typeof error,
            build: scriptAddress.split("/").at(-1) ?? "",
          })}
        </p>
      )}
      <Button variant="primary" onClick={() => location.reload()}>
        {failures.reload}
      </Button>
    </MessagePage>
  );
}
