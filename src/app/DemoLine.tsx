import { Info } from "lucide-react";
import { useEffect } from "react";
import { demoMessages } from "#i18n/demo-messages.ts";
import { useLanguage } from "#i18n/LanguageProvider.tsx";
import { safeLocalStorage } from "#lib/storage.ts";
import { StatusLabel } from "#ui/StatusLabel.tsx";
import { useListedCasesState } from "#worklist/store/listed-cases.ts";
import styles from "./DemoLine.module.css";

const closedKey = "case-viewer.demo-line";

/** Says above the list that the demo's data is invented, until a case has been opened in this browser. */
export function DemoLine() {
  const { invented } = demoMessages[useLanguage().tag];
  const [{ openedIds }] = useListedCasesState();
  const hasOpened = openedIds.size > 0;
  useEffect(() => {
    if (hasOpened) safeLocalStorage.write(closedKey, "yes");
  }, [hasOpened]);
  if (hasOpened || safeLocalStorage.read(closedKey) === "yes") return null;
  return (
    <p className={`screen-only small ${styles.line}`}>
      <StatusLabel tone="soft" Icon={Info}>
        {invented}
      </StatusLabel>
    </p>
  );
}
