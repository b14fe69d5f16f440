import { Copy } from "lucide-react";
import { useState } from "react";
import { useMessages } from "#i18n/LanguageProvider.tsx";
import type { CaseId } from "#model/case-id.ts";
import { Button } from "#ui/Button.tsx";
import { useClipboard } from "#ui/copy/clipboard.tsx";
import { useListedCases } from "#worklist/store/listed-cases.ts";

/**
 * The cases that a form has created. No operation of the service lists cases, so an id that is nowhere else
 * is lost with the result: created cases are put on the operator's list at once, as far as it has room.
 */
export function useCreatedCases() {
  const listed = useListedCases();
  const [ids, setIds] = useState<readonly CaseId[]>([]);
  const [kept, setKept] = useState<ReadonlySet<CaseId>>(new Set());
  return {
    ids,
    /** Functions, because the list changes without this component. */
    unlisted: () => ids.filter((id) => !listed.has(id)),
    unkept: () => ids.filter((id) => !listed.has(id) && !kept.has(id)),
    add: (created: readonly CaseId[]) => {
      if (created.length === 0) return;
      listed.addCreated(created);
      setIds((ids) => [...new Set([...ids, ...created])]);
    },
    markKept: (saved: readonly CaseId[]) => setKept((all) => new Set([...all, ...saved])),
  };
}

export type CreatedCases = ReturnType<typeof useCreatedCases>;

interface CreatedCasesProps {
  readonly createdCases: CreatedCases;
}

export function CreatedCasesNote({ createdCases }: CreatedCasesProps) {
  const { created: t } = useMessages().create.result;
  const { ids, unlisted, unkept } = createdCases;
  if (ids.length === 0) return null;
  const { length: missing } = unlisted();
  const sentences = [
    missing < ids.length && t.listed({ count: ids.length - missing }),
    missing > 0 && t.unlisted({ count: missing }),
    unkept().length > 0 && t.copyThem,
  ];
  return <p role="status">{sentences.filter(Boolean).join(" ")}</p>;
}

export function CopyCaseNumbers({ createdCases }: CreatedCasesProps) {
  const { created: t } = useMessages().create.result;
  const clipboard = useClipboard();
  const { ids } = createdCases;
  if (ids.length === 0) return null;
  async function copy() {
    if (await clipboard.copy(() => ids.join("\n"))) createdCases.markKept(ids);
  }
  return (
    <Button variant="quiet" icon={<Copy aria-hidden />} onClick={() => void copy()}>
      {t.copy({ count: ids.length })}
    </Button>
  );
}
