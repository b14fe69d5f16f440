import type { QueryClient } from "@tanstack/react-query";
import type { ApiConfig } from "#api/api-config.ts";
import { caseQueries } from "#api/queries.ts";
import { foldText } from "#i18n/fold-text.ts";
import type { CaseId } from "#model/case-id.ts";
import type { ListedCodes } from "./parse-case-text.ts";

/** The codes of the cases on the list that were read. A code that two cases share finds neither. */
export function listedCodes(
  ids: readonly CaseId[],
  queries: QueryClient,
  api: ApiConfig,
): ListedCodes {
  const idsByCode = new Map<string, CaseId | undefined>();
  let areComplete = true;
  for (const id of ids) {
    const summary = queries.getQueryData(caseQueries.summary(api, id).queryKey);
    if (!summary) areComplete = false;
    const code = comparable(summary?.code ?? "");
    if (code !== "") idsByCode.set(code, idsByCode.has(code) ? undefined : id);
  }
  return { idOfCode: (code) => idsByCode.get(comparable(code)), areComplete };
}

/** The code of a case is short; a pasted text may have any length. */
const maxCodeLength = 100;

const comparable = (code: string) => (code.length > maxCodeLength ? "" : foldText(code).trim());
