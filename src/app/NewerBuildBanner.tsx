import { useQuery } from "@tanstack/react-query";
import { RefreshCw } from "lucide-react";
import { useState } from "react";
import { useMessages } from "#i18n/LanguageProvider.tsx";
import { pageVersion, servedVersion } from "#lib/page-version.ts";
import { Button } from "#ui/Button.tsx";
import { Banner } from "#ui/Notice.tsx";

const checkIntervalMs = 5 * 60_000;

/** Says once that this tab runs an older build. */
export function NewerBuildBanner() {
  const { app, failures } = useMessages();
  const { title, later } = app.newerBuild;
  const [isDismissed, setDismissed] = useState(false);
  const { data: isOffered } = useQuery({
    queryKey: ["newer-build"],
    queryFn: async ({ signal }) => {
      const version = await servedVersion(signal);
      return version !== undefined && version !== pageVersion() && !isUnsaved();
    },
    initialData: false,
    enabled: !isDismissed,
    staleTime: checkIntervalMs,
    refetchInterval: checkIntervalMs,
    refetchOnWindowFocus: true,
  });
  if (!isOffered || isDismissed) return null;
  return (
    <Banner tone="info" Icon={RefreshCw} title={title}>
      <Button onClick={() => location.reload()}>{failures.reload}</Button>
      <Button onClick={() => setDismissed(true)}>{later}</Button>
    </Banner>
  );
}

/** Whether the browser would ask before the page is left. */
const isUnsaved = (): boolean => !dispatchEvent(new Event("beforeunload", { cancelable: true }));
