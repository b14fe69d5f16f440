import { Amount } from "#case-ui/Amount.tsx";
import { useMessages } from "#i18n/LanguageProvider.tsx";
import type { Entry } from "../entries/entry.ts";
import { totalsOf } from "../entries/totals.ts";
import styles from "./ListTotals.module.css";

/**
 * The totals of the cases that the filter shows, by currency. Their place is empty while cases are read for the first
 * time: a total of some of them would be taken for that of all.
 */
export function ListTotals({ entries }: { readonly entries: readonly Entry[] }) {
  const { worklist: t } = useMessages();
  const { totals, counted } = totalsOf(entries);
  const loaded = entries.filter((entry) => entry.summary).length;
  const left = loaded - counted;
  const unloaded = entries.length - loaded;
  if (entries.some(({ isLoading, summary }) => isLoading && !summary)) {
    return <div className={styles.totals} />;
  }
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
      {unloaded > 0 && <span>{t.unloaded({ count: unloaded })}</span>}
    </div>
  );
}
