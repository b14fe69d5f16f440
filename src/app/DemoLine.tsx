import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { Info } from "lucide-react";
import { useEffect, useState } from "react";
import { caseQueries } from "#api/queries.ts";
import { demoMessages } from "#i18n/demo-messages.ts";
import { useLanguage } from "#i18n/LanguageProvider.tsx";
import { safeLocalStorage } from "#lib/storage.ts";
import { StatusLabel } from "#ui/StatusLabel.tsx";
import styles from "./DemoLine.module.css";

const closedKey = "case-viewer.demo-line";

/** Says above the list that the demo's data is invented, until the first case has been opened in this browser. */
export function DemoLine() {
  const { invented } = demoMessages[useLanguage().tag];
  const queries = useQueryClient();
  const [isClosed] = useState(
    () => hasOpenedCase(queries) || safeLocalStorage.read(closedKey) === "yes",
  );
  useEffect(() => {
    const close = () => {
      if (hasOpenedCase(queries)) safeLocalStorage.write(closedKey, "yes");
    };
    // A case may have been opened by its address. One of the list is already being read when the list is left.
    close();
    return close;
  }, [queries]);
  return (
    !isClosed && (
      <p className={`screen-only small ${styles.line}`}>
        <StatusLabel tone="soft" Icon={Info}>
          {invented}
        </StatusLabel>
      </p>
    )
  );
}

const hasOpenedCase = (queries: QueryClient) =>
  queries.getQueriesData({ queryKey: caseQueries.detailsKey }).length > 0;
