import { Amount } from "#case-ui/Amount.tsx";
import { useMessages } from "#i18n/LanguageProvider.tsx";
import type { Entry } from "../entries/entry.ts";
import { totalsOf } from "../entries/totals.ts";
import styles from "./ListTotals.module.css";

/** The totals of the cases that the filter shows, by currency. */
export function ListTotals({ entries }: { readonly entries: readonly Entry[] }) {
  const { worklist: t } = useMessages();
  const { totals, counted } = totalsOf(entries);
  const left = entries.filter((entry) => entry.summary).length - counted;
  if (totals.length === 0) return null;
  return (
    <div className={styles.totals}>
      {t.total}
      <ul>
        {totals.map((total) => (
          <li key={total.currency}>
            <Amount {...total} currency={total.currency || t.noCurrency} />
          </li>
        ))}
      </ul>
      {left > 0 && <span>{t.withoutAmount({ count: left })}</span>}
    </div>
  );
}
