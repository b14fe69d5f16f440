import { useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useApiConfig } from "#api/api-config.ts";
import { caseQueries } from "#api/queries.ts";
import { useMessages } from "#i18n/LanguageProvider.tsx";
import type { CaseId } from "#model/case-id.ts";
import { maskedId } from "#privacy/card-number.ts";
import { Button } from "#ui/Button.tsx";
import styles from "./CasePlaceholder.module.css";

interface CasePlaceholderProps {
  readonly id: CaseId;
  readonly isLoading: boolean;
  readonly onLoad: () => void;
  readonly neighbours: ReactNode;
}

/** A placeholder with the layout of the case screen, so that nothing moves when the case arrives. */
export function CasePlaceholder(props: CasePlaceholderProps) {
  const { id, isLoading, onLoad, neighbours } = props;
  const messages = useMessages();
  const queries = useQueryClient();
  const { queryKey } = caseQueries.detail(useApiConfig(), id);
  return (
    <>
      <header className={styles.head}>
        <div className={styles.title}>
          <h1>{messages.case.untitled({ id: maskedId(id) })}</h1>
          <p role="status">
            {isLoading ? messages.case.loading({ id: maskedId(id) }) : messages.case.cancelled}
          </p>
        </div>
        {isLoading ? (
          <Button variant="quiet" onClick={() => void queries.cancelQueries({ queryKey })}>
            {messages.ui.cancel}
          </Button>
        ) : (
          <Button onClick={onLoad}>{messages.case.load}</Button>
        )}
        <div className={styles.neighbours}>{neighbours}</div>
        <div className={styles.blank} />
      </header>
      <div className={styles.columns}>
        <div />
        <div />
      </div>
    </>
  );
}
