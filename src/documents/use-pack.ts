import { useEffect, useRef, useState } from "react";
import { useApi } from "#api/ApiProvider.tsx";
import { useLanguage } from "#language/LanguageProvider.tsx";
import type { CaseId } from "#model/case-id.ts";
import type { Pack, PackProgress } from "./pack/pack-messages.ts";
import { sweepPackFolder } from "./pack-folder.ts";

/** Where the evidence pack stands. */
export type PackState =
  | { readonly kind: "idle" | "opening" }
  | { readonly kind: "making"; readonly progress: PackProgress | undefined }
  | { readonly kind: "saved"; readonly pack: Omit<Pack, "blob"> }
  | { readonly kind: "failed"; readonly error: unknown };

/** The pack as the screen has it. */
export type PackInHand = ReturnType<typeof usePack>;

/** What makes a pack and shows it; it comes when somebody is about to want one. */
export const importPack = async () => {
  const [{ readPack }, { PackStateView }, { saveFile }] = await Promise.all([
    import("./pack/pack-reader.ts"),
    import("./pack/PackStateView.tsx"),
    import("./saved-file.ts"),
  ]);
  return { readPack, PackStateView, saveFile };
};

/** Fetches that code ahead of the press; what hinders it is told after the press. */
export const preparePack = () => void importPack().catch(() => {});

/** Makes the evidence pack of a case when it is wanted; leaving the page gives it up. */
export function usePack(caseId: CaseId) {
  const api = useApi();
  const { tag } = useLanguage();
  const [state, setState] = useState<PackState>({ kind: "idle" });
  const making = useRef<AbortController>(undefined);
  useEffect(() => {
    void sweepPackFolder();
    return () => making.current?.abort();
  }, []);
  const isBusy = state.kind === "opening" || state.kind === "making";

  async function take() {
    if (isBusy) return;
    const { signal } = (making.current = new AbortController());
    setState({ kind: "opening" });
    try {
      const { readPack, saveFile } = await importPack();
      signal.throwIfAborted();
      setState({ kind: "making", progress: undefined });
      const onProgress = (progress: PackProgress) => {
        if (!signal.aborted) setState({ kind: "making", progress });
      };
      const { blob, ...pack } = await readPack(api, caseId, tag, { signal, onProgress });
      signal.throwIfAborted();
      saveFile(blob, `case-${caseId}-evidence.zip`);
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
