import { useMessages } from "#i18n/LanguageProvider.tsx";
import styles from "./EmptyList.module.css";

/** Says what the box takes, while no cases are on the list. */
export function EmptyList({ titleId }: { readonly titleId: string }) {
  const { worklist: t } = useMessages();
  return (
    <div className="centred">
      <h1 id={titleId}>{t.title}</h1>
      <p>{t.empty}</p>
      <div data-room className={styles.room} />
      <dl className={styles.ways}>
        {Object.entries(t.ways).map(([example, what]) => (
          <div key={example}>
            <dt>{example}</dt>
            <dd className="soft">{what}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
