import { Link } from "react-router";
import { useWords } from "#language/LanguageProvider.tsx";
import { Page } from "#ui/Page.tsx";
import styles from "./CaseScreen.module.css";

/** The address names no case: said without asking the service. */
export function NotACaseId() {
  const { notAnId } = useWords().case;
  return (
    <Page width="text">
      <title>{notAnId.title}</title>
      <div className={styles.message} role="alert">
        <h1>{notAnId.title}</h1>
        <p>{notAnId.what}</p>
        <Link to="/">{notAnId.back}</Link>
      </div>
    </Page>
  );
}
