import { useEffect, useRef, useState } from "react";
import { useApi } from "#api/ApiProvider.tsx";
import { idText } from "#language/card-number.ts";
import { useLanguage } from "#language/LanguageProvider.tsx";
import { painted } from "#language/painted.ts";
import { loadLanguage, type Tag } from "#language/words.ts";
import type { CaseId } from "#model/case-id.ts";
import { useSettings } from "#session/SessionProvider.tsx";
import type { Pack, Progress, Unkept } from "../reader/messages.ts";

/** Where the evidence pack stands. */
export type PackState =
  | { readonly kind: "idle" | "opening" }
  | { readonly kind: "making"; readonly progress: Progress | undefined }
  | { readonly kind: "saved"; readonly pack: Omit<Pack, "kind" | "blob"> }
  | { readonly kind: "unkept"; readonly why: Unkept["why"]; readonly size: number }
  | { readonly kind: "failed"; readonly error: unknown };

/** The pack as the screen has it. */
export type PackInHand = ReturnType<typeof usePack>;

/** What shows a pack; its words come with what makes it, before there is anything to show. */
export const importPackView = () => import("./PackStateView.tsx");

/** What makes a pack comes when somebody is about to want one. */
const importPack = async (tag: Tag) => {
  const [{ readPack }, { saveFile }] = await Promise.all([
    import("../reader/ask-reader.ts"),
    import("#export/save-file.ts"),
    importPackView(),
    loadLanguage(tag),
  ]);
  return { readPack, saveFile };
};

/** Clears away what an earlier pack left behind; a failure is told by the next one. */
const sweep = async () => {
  await painted();
  const { removeOldTempFiles } = await import("../reader/temp-folder.ts");
  await removeOldTempFiles();
};

/** Fetches that code ahead of the press; a failure is told when the button is pressed. */
export const preparePack = (tag: Tag) => void importPack(tag).catch(() => {});

/** Makes the evidence pack of a case when it is wanted; leaving the page gives it up. */
export function usePack(caseId: CaseId) {
  const api = useApi();
  const { tag } = useLanguage();
  const { timeZone: serviceZone, acquirerRoles } = useSettings();
  const [state, setState] = useState<PackState>({ kind: "idle" });
  const making = useRef<AbortController>(undefined);
  useEffect(() => {
    void sweep().catch(() => {});
    return () => making.current?.abort();
  }, []);
  const isBusy = state.kind === "opening" || state.kind === "making";

  async function take() {
    if (isBusy) return;
    const { signal } = (making.current = new AbortController());
    setState({ kind: "opening" });
    try {
      const { readPack, saveFile } = await importPack(tag);
      signal.throwIfAborted();
      setState({ kind: "making", progress: undefined });
      const onProgress = (progress: Progress) => {
        if (!signal.aborted) setState({ kind: "making", progress });
      };
      const report = { tag, serviceZone, acquirerRoles };
      const made = await readPack(api, caseId, report, { signal, onProgress });
      signal.throwIfAborted();
      if (made.kind === "unkept") {
        setState(made);
        return;
      }
      const { kind: _, blob, ...pack } = made;
      saveFile(blob, `case-${idText(caseId).replaceAll("•", "x")}-evidence.zip`);
      setState({ kind: "saved", pack });
    } catch (error) {
      if (!signal.aborted) setState({ kind: "failed", error });
    }
  }

  return {
    state,
    isBusy,
    take,
    cancel: () => {
      making.current?.abort();
      setState({ kind: "idle" });
    },
  };
}
