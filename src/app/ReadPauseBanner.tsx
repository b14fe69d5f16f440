import { useIsFetching } from "@tanstack/react-query";
import { Hourglass } from "lucide-react";
import { useApiConfig } from "#api/api-config.ts";
import { caseQueries } from "#api/queries.ts";
import { formatTimeOfDay } from "#i18n/computer-clock.ts";
import { useLanguage } from "#i18n/LanguageProvider.tsx";
import { useStore } from "#lib/store.ts";
import { Button } from "#ui/Button.tsx";
import { Banner } from "#ui/Notice.tsx";

/** Says until when cases wait to be read, where the service has asked for it. */
export function ReadPauseBanner() {
  const until = useStore(useApiConfig().client.readPause.until);
  return until !== undefined && <WaitingCases until={until} />;
}

function WaitingCases({ until }: { readonly until: number }) {
  const { readPause } = useApiConfig().client;
  const { tag, messages } = useLanguage();
  const { title, tryNow } = messages.app.readPause;
  if (useIsFetching({ queryKey: caseQueries.key }) === 0) return null;
  return (
    <Banner tone="info" Icon={Hourglass} title={title({ time: formatTimeOfDay(until, tag) })}>
      <Button onClick={readPause.end}>{tryNow}</Button>
    </Banner>
  );
}
