import { memo } from "react";
import { useWords } from "#language/LanguageProvider.tsx";
import { BatchResultRow } from "./BatchResultRow.tsx";
import type { RunRequest } from "./batch-run.ts";
import { groupOf, looseItems, type ResultGroup, resultsOf } from "./row-result.ts";

interface RequestResultsProps {
  readonly request: RunRequest;
  readonly group: ResultGroup | "all";
}

/** What became of the rows of one request; drawn anew only when that changes. */
export const RequestResults = memo(function RequestResults({
  request,
  group,
}: RequestResultsProps) {
  const { result: words } = useWords().batch;
  const results = resultsOf(request).filter((one) => group === "all" || groupOf(one) === group);
  const loose = looseItems(request).map(
    (item, at) =>
      ({
        item,
        name: words.loose({ request: request.number, number: at + 1 }),
        kind: item.isCreated === undefined ? "unsaid" : item.isCreated ? "created" : "refused",
      }) as const,
  );
  return (
    <>
      {results.map(({ row, kind, item }) => (
        <BatchResultRow
          key={row.number}
          name={words.row({ number: row.number })}
          arn={row.arn}
          kind={kind}
          item={item}
        />
      ))}
      {loose
        .filter(({ kind }) => group === "all" || groupOf({ kind }) === group)
        .map(({ item, name, kind }) => (
          <BatchResultRow key={name} name={name} arn="" kind={kind} item={item} />
        ))}
    </>
  );
});
