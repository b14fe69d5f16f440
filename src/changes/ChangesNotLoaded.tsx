import { TriangleAlert } from "lucide-react";
import { useMessages } from "#i18n/LanguageProvider.tsx";
import { useStore } from "#lib/store.ts";
import { Button } from "#ui/Button.tsx";
import { StatusLabel } from "#ui/StatusLabel.tsx";
import styles from "./ChangesNotLoaded.module.css";
import { useSeenCases } from "./seen-cases.ts";

export function ChangesNotLoaded() {
  const { changes, failures } = useMessages();
  const isNotLoaded = useStore(useSeenCases().isNotLoaded);
  return (
    isNotLoaded && (
      <div role="alert" className={`line ${styles.line}`}>
        <StatusLabel tone="warn" Icon={TriangleAlert}>
          {changes.notLoaded}
        </StatusLabel>
        <Button variant="quiet" onClick={() => location.reload()}>
          {failures.reload}
        </Button>
      </div>
    )
  );
}
