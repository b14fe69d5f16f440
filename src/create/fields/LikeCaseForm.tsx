import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useRef, useState } from "react";
import { useApi } from "#api/ApiProvider.tsx";
import { caseQueries } from "#api/queries.ts";
import { FailureNotice } from "#failure/FailureNotice.tsx";
import { useFullWords } from "#language/LanguageProvider.tsx";
import type { Case } from "#model/case.ts";
import { type CaseId, readCaseId } from "#model/case-id.ts";
import { Button } from "#ui/Button.tsx";
import { SentText } from "#ui/SentText.tsx";
import { TextField } from "#ui/TextField.tsx";
import styles from "./FreeRows.module.css";

/** Reads a case by its id, like any other. No form of its own: it stands in one. */
export function LikeCaseForm({ onRead }: { readonly onRead: (one: Case) => void }) {
  const { app, create } = useFullWords();
  const api = useApi();
  const queries = useQueryClient();
  const box = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState<ReactNode>();
  const { mutate, error, isPending } = useMutation({
    mutationFn: (id: CaseId) => queries.fetchQuery(caseQueries.detail(api, id)),
    networkMode: "always",
  });

  function read() {
    if (isPending) return;
    const text = box.current?.value.trim() ?? "";
    const id = readCaseId(text);
    if (id !== undefined) {
      setFault(undefined);
      // Not called any more once the dialog is closed.
      mutate(id, { onSuccess: (retrieved) => onRead(retrieved.case) });
      return;
    }
    setFault(text === "" ? app.open.none : <SentText>{app.open.notId({ text })}</SentText>);
    box.current?.focus();
  }

  return (
    <div className={styles.like}>
      <TextField
        ref={box}
        label={app.open.caseId}
        inputMode="numeric"
        autoComplete="off"
        fault={fault}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
          event.preventDefault();
          read();
        }}
      />
      <Button look="primary" aria-disabled={isPending} onClick={read}>
        {create.fields.likeRead}
      </Button>
      {error && !isPending && <FailureNotice error={error} onRetry={read} />}
    </div>
  );
}
