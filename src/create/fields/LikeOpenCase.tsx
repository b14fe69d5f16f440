import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { Copy } from "lucide-react";
import { useState } from "react";
import { type Api, useApi } from "#api/ApiProvider.tsx";
import { caseQueries } from "#api/queries.ts";
import { maskedStart } from "#language/card-number.ts";
import { useFullWords } from "#language/LanguageProvider.tsx";
import type { Case } from "#model/case.ts";
import { isCaseId } from "#model/case-id.ts";
import { Button } from "#ui/Button.tsx";
import { Dialog } from "#ui/Dialog.tsx";
import { SentText } from "#ui/SentText.tsx";
import styles from "./FreeRows.module.css";
import { LikeCaseForm } from "./LikeCaseForm.tsx";

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
