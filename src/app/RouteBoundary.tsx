import { useEffect, useState } from "react";
import { useLocation, useRouteError } from "react-router";
import { useMessages } from "#i18n/LanguageProvider.tsx";
import { ChunkLoadError } from "#lib/import-chunk.ts";
import { safeSessionStorage } from "#lib/storage.ts";
import { Button } from "#ui/Button.tsx";
import { Main } from "#ui/Main.tsx";
import { MessagePage } from "#ui/MessagePage.tsx";
import { fetchIndexHtml } from "./newer-build.ts";

/** Shows that a page could not be loaded or has stopped working, until the operator goes to another page. */
export const RouteBoundary = () => <BrokenPage key={useLocation().key} error={useRouteError()} />;

/**
 * The page for a screen that stopped working. When code could not be loaded, it first tries a newer build. It
 * shows the name of the error but not the message, which may quote a value of the case.
 */
function BrokenPage({ error }: { readonly error: unknown }) {
  const { broken } = useMessages().app;
  const [isReloading, setReloading] = useState(error instanceof ChunkLoadError);

  useEffect(() => {
    if (!isReloading) return;
    void loadNewerBuild().then(setReloading);
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
          build: build.split("/").at(-1) ?? "",
        })}
      </p>
      <Button variant="primary" onClick={() => location.reload()}>
        {broken.reload}
      </Button>
    </MessagePage>
  );
}

const reloadedKey = "case-viewer.reloaded";

/** The address of this build's script, which tells one build from another. */
const build = import.meta.url;

/**
 * Reloads the page after a part of the application could not be loaded, as when a newer build was
 * deployed meanwhile: once for a build, and only while its server has the page.
 *
 * @returns `false` when it is not reloaded; a promise that never resolves otherwise.
 */
export async function loadNewerBuild(): Promise<boolean> {
  if (safeSessionStorage.read(reloadedKey) === build) return false;
  if ((await fetchIndexHtml()) === "") return false;
  // Without storage the page would reload forever.
  if (!safeSessionStorage.write(reloadedKey, build)) return false;
  location.reload();
  return new Promise(() => {});
}
