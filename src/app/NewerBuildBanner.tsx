import { RefreshCw } from "lucide-react";
import { useEffect, useState } from "react";
import { useMessages } from "#i18n/LanguageProvider.tsx";
import { Button } from "#ui/Button.tsx";
import { Banner } from "#ui/Notice.tsx";
import { watchForNewerBuild } from "./newer-build.ts";

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
