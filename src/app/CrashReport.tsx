import { useQueryClient } from "@tanstack/react-query";
import { useLocation } from "react-router";
import { useLanguage } from "#language/LanguageProvider.tsx";
import { Button } from "#ui/Button.tsx";
import { CopyStatus } from "#ui/CopyStatus.tsx";
import { copyText } from "#ui/clipboard.ts";
import { isRecord } from "#wire/resource.ts";
import { type Crash, crashReport } from "./crash-report.ts";

/** A report to copy for whoever mends the viewer, with what is in it. */
export function CrashReport(crash: Pick<Crash, "build" | "error">) {
  const { tag, words } = useLanguage();
  const { pathname: path } = useLocation();
  const queries = useQueryClient();

  function copy() {
    const id = /\d+$/.exec(path)?.[0];
    const shown = queries
      .getQueryCache()
      .getAll()
      .find(({ queryKey }) => id !== undefined && String(queryKey.at(-1)) === id);
    const data: unknown = shown?.state.data;
    const sent = isRecord(data) ? data.sent : undefined;
    return copyText(crashReport({ ...crash, path, tag, sent }));
  }

  return (
    <>
      <p>{words.report.what}</p>
      <Button onClick={() => void copy()}>{words.report.copy}</Button>
      <CopyStatus />
    </>
  );
}
