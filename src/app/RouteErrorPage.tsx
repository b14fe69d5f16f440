import { useEffect, useState } from "react";
import { useLocation, useRouteError } from "react-router";
import { useMessages } from "#i18n/LanguageProvider.tsx";
import { ChunkLoadError } from "#lib/import-chunk.ts";
import { pageVersion, servedVersion } from "#lib/page-version.ts";
import { safeSessionStorage } from "#lib/storage.ts";
import { Button } from "#ui/Button.tsx";
import { Main, MessagePage } from "#ui/Main.tsx";

/** Stands until the operator goes to another page. */
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
            build: pageVersion(),
          })}
        </p>
      )}
      <Button variant="primary" onClick={() => location.reload()}>
        {failures.reload}
      </Button>
    </MessagePage>
  );
}

const reloadedKey = "case-viewer.reloaded";

/**
 * Reloads the page, as after a newer build was deployed: once for a build, and only while its server has the page.
 * @returns `false` when it is not reloaded; a promise that never resolves otherwise.
 */
export async function reloadOnce(): Promise<boolean> {
  const version = pageVersion();
  if (safeSessionStorage.read(reloadedKey) === version) return false;
  if ((await servedVersion()) === undefined) return false;
  // Without storage the page would reload forever.
  if (!safeSessionStorage.write(reloadedKey, version)) return false;
  location.reload();
  return new Promise(() => {});
}
