import { RefreshCw } from "lucide-react";
import { useEffect, useState } from "react";
import { useMessages } from "#i18n/LanguageProvider.tsx";
import { useListedCases } from "#listed-cases/ListedCasesProvider.tsx";
import { Banner } from "#ui/Banner.tsx";
import { Button } from "#ui/Button.tsx";
import { watchForNewerBuild } from "./build.ts";
import { reloadPage } from "./RouteBoundary.tsx";

/** Says once that this tab runs an older build, and offers to load the newer one. */
export function NewerBuild() {
  const { broken, newerBuild: words } = useMessages().app;
  const listedCases = useListedCases();
  const [isShown, setShown] = useState(false);
  useEffect(() => watchForNewerBuild(() => setShown(true)), []);
  if (!isShown) return null;
  return (
    <Banner tone="info" Icon={RefreshCw} title={words.title}>
      <span>{words.whatToDo}</span>
      <Button onClick={() => reloadPage(listedCases)}>{broken.reload}</Button>
      <Button onClick={() => setShown(false)}>{words.later}</Button>
    </Banner>
  );
}
