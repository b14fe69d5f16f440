import { useMessages } from "#i18n/LanguageProvider.tsx";
import { useListedCases } from "#listed-cases/ListedCasesProvider.tsx";
import { allCases } from "#listed-cases/stored-view.ts";
import { Button } from "#ui/Button.tsx";
import { ReceivedText } from "#ui/text/ReceivedText.tsx";
import styles from "./NoMatch.module.css";

/** Says that no case matches the text of the filter. */
export function NoMatch({ text }: { readonly text: string }) {
  const { worklist: t } = useMessages();
  const listedCases = useListedCases();
  return (
    <p role="status" className={styles.none}>
      <ReceivedText>{t.noMatch({ text })}</ReceivedText>
      <Button variant="quiet" onClick={() => listedCases.setView(allCases)}>
        {t.showAll}
      </Button>
    </p>
  );
}
