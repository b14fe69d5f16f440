import { useQueryClient } from "@tanstack/react-query";
import { useLocation } from "react-router";
import { useApi } from "#api/ApiProvider.tsx";
import { caseQueries } from "#api/queries.ts";
import { useFullLanguage } from "#language/LanguageProvider.tsx";
import { readCaseId } from "#model/case-id.ts";
import { Button } from "#ui/Button.tsx";
import { CopyStatus } from "#ui/CopyStatus.tsx";
import { copyText } from "#ui/clipboard.ts";
import { type Crash, crashReport } from "./crash-report.ts";

/** A report to copy for whoever mends the viewer, with what is in it. */
export function CrashReport(crash: Pick<Crash, "build" | "error">) {
  const { tag, words } = useFullLanguage();
  const { pathname: path } = useLocation();
  const api = useApi();
  const queries = useQueryClient();

  function copy() {
    const id = readCaseId(/\d+$/.exec(path)?.[0] ?? "");
    const shown = id && queries.getQueryData(caseQueries.detail(api, id).queryKey);
    return copyText(crashReport({ ...crash, path, tag, sent: shown?.sent }));
  }

  return (
    <>
      <p>{words.report.what}</p>
      <Button onClick={() => void copy()}>{words.report.copy}</Button>
      <CopyStatus />
    </>
  );
}
