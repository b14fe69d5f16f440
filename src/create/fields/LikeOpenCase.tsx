import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { Copy } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import { type Api, useApi } from "#api/ApiProvider.tsx";
import { caseQueries } from "#api/queries.ts";
import { FailureNotice } from "#failure/FailureNotice.tsx";
import { maskedStart } from "#language/card-number.ts";
import { useFullWords } from "#language/LanguageProvider.tsx";
import type { Case } from "#model/case.ts";
import { type CaseId, isCaseId, readCaseId } from "#model/case-id.ts";
import { Button } from "#ui/Button.tsx";
import { Dialog } from "#ui/Dialog.tsx";
import { SentText } from "#ui/SentText.tsx";
import { TextField } from "#ui/TextField.tsx";
import styles from "./FreeRows.module.css";

interface LikeOpenCaseProps {
  /** A case was chosen: its name, and the codes of its fields in the order sent. */
  readonly onChoose: (name: string, codes: readonly string[]) => void;
}

/** Takes over the field codes of a case: of one that was opened before, or of any by its id. */
export function LikeOpenCase({ onChoose }: LikeOpenCaseProps) {
  const { fields: words } = useFullWords().create;
  const cases = openCases(useQueryClient(), useApi());
  const [isOpen, setOpen] = useState(false);
  function choose(one: Case) {
    setOpen(false);
    onChoose(nameOf(one), codesOf(one));
  }
  return (
    <>
      <Button icon={<Copy aria-hidden />} onClick={() => setOpen(true)}>
        {words.like}
      </Button>
      {isOpen && (
        <Dialog title={words.like} onClose={() => setOpen(false)}>
          <p>{words.likeHint}</p>
          <ul className={styles.cases}>
            {cases.map((one) => (
              <li key={one.id}>
                <Button onClick={() => choose(one)}>
                  <SentText>{nameOf(one)}</SentText>
                  <SentText>{one.processName}</SentText>
                </Button>
              </li>
            ))}
          </ul>
          <LikeCaseForm onRead={choose} />
        </Dialog>
      )}
    </>
  );
}

/** Reads a case by its id, like any other. No form of its own: it stands in one. */
function LikeCaseForm({ onRead }: { readonly onRead: (one: Case) => void }) {
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

/** The cases that are in memory because they were opened. */
function openCases(client: QueryClient, api: Api): Case[] {
  return client
    .getQueryCache()
    .findAll({ queryKey: [...caseQueries.all, "detail"] })
    .flatMap(({ queryKey: [, , id] }) => (isCaseId(id) ? [id] : []))
    .flatMap((id) => client.getQueryData(caseQueries.detail(api, id).queryKey)?.case ?? []);
}

const nameOf = ({ code, id }: Case): string => maskedStart(code || String(id));

const codesOf = ({ stages }: Case): string[] =>
  stages.flatMap(({ fields }) => fields.map(({ code }) => code));
