import { Link } from "react-router";
import { useWords } from "#language/LanguageProvider.tsx";
import { Page } from "#ui/Page.tsx";
import styles from "./page.module.css";

/** Any address that is no screen. */
export function NotFoundPage() {
  const { notFound } = useWords().app;
  return (
    <Page width="text">
      <title>{notFound.title}</title>
      <div className={styles.message}>
        <h1>{notFound.title}</h1>
        <p>{notFound.what}</p>
        <Link to="/">{notFound.back}</Link>
      </div>
    </Page>
  );
}
