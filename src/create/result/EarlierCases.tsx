import { Link } from "react-router";
import { idText } from "#language/card-number.ts";
import { useFullWords } from "#language/LanguageProvider.tsx";
import type { CaseId } from "#model/case-id.ts";
import { maxInPlace } from "../transactions/transaction-list.ts";
import styles from "./Result.module.css";

/** The cases that earlier tries of the same form have created; more than a few are on the worklist only. */
export function EarlierCases({ ids }: { readonly ids: readonly CaseId[] }) {
  const { result: words } = useFullWords().create;
  if (ids.length === 0 || ids.length > maxInPlace) return null;
  return (
    <p>
      {words.earlier}{" "}
      {ids.map((id) => (
        <Link key={id} to={`/cases/${id}`} className={styles.earlier}>
          {words.open({ id: idText(id) })}
        </Link>
      ))}
    </p>
  );
}
