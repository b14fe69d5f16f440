import { useEffect, useState } from "react";
import { useLocation, useRouteError } from "react-router";
import { useMessages } from "#i18n/LanguageProvider.tsx";
import { useListedCases } from "#listed-cases/ListedCasesProvider.tsx";
import type { ListedCases } from "#listed-cases/listed-cases.ts";
import { storeText, tryOrUndefined } from "#session/storage.ts";
import { Button } from "#ui/Button.tsx";
import { ChunkLoadError } from "#ui/import-chunk.ts";
import { MessagePage } from "#ui/MessagePage.tsx";
import { Page } from "#ui/Page.tsx";

/** Shows that a page could not be loaded or has stopped working, until the operator goes to another. */
export const RouteBoundary = () => <BrokenPage key={useLocation().key} error={useRouteError()} />;

/**
 * The page for a screen that stopped working. When a part could not be loaded it first tries a newer
 * build. It shows the name of the error but not the message, which may quote a value of the case.
 */
function BrokenPage({ error }: { readonly error: unknown }) {
  const { broken } = useMessages().app;
  const listedCases = useListedCases();
  const [isLeaving, setLeaving] = useState(error instanceof ChunkLoadError);

  useEffect(() => {
    if (!isLeaving) return;
    void loadNewerBuild(() => listedCases.saveForReload()).then(setLeaving);
  }, [isLeaving, listedCases]);

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
      <Button variant="primary" onClick={() => reloadPage(listedCases)}>
        {broken.reload}
      </Button>
    </MessagePage>
  );
}

/** Reloads the page, and keeps the worklist for it. */
export function reloadPage(listedCases: ListedCases): void {
  listedCases.saveForReload();
  location.reload();
}

const reloadedKey = "case-viewer.reloaded";

/** The address of this build's script, which tells one build from another. */
const build = import.meta.url;

/**
 * Reloads the page after a part of the application could not be loaded, as when a newer build was
 * deployed meanwhile: once for a build, and only while its server answers.
 *
 * @param before called just before the page is reloaded.
 * @returns `false` when it is not reloaded; a promise that never resolves otherwise.
 */
export async function loadNewerBuild(before: () => void): Promise<boolean> {
  // Without storage the page would reload forever.
  const isTried = tryOrUndefined(() => sessionStorage.getItem(reloadedKey) === build) ?? true;
  if (isTried || !(await isServed())) return false;
  if (!storeText(() => sessionStorage, reloadedKey, build)) return false;
  before();
  location.reload();
  return new Promise(() => {});
}

const isServed = (): Promise<boolean> =>
  fetch(import.meta.env.BASE_URL, { cache: "no-store" }).then(
    ({ ok }) => ok,
    () => false,
  );
