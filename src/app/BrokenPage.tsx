import { useRouteError } from "react-router";
import { useWords } from "#language/LanguageProvider.tsx";
import { Button } from "#ui/Button.tsx";
import { Page } from "#ui/Page.tsx";
import styles from "./page.module.css";

/** A screen that stopped working: said without a stack. */
export function BrokenPage() {
  const { broken } = useWords().app;
  const error = useRouteError();
  return (
    <Page width="text">
      <title>{broken.title}</title>
      <div className={styles.message} role="alert">
        <h1>{broken.title}</h1>
        <p>{broken.what}</p>
        <Button look="primary" onClick={() => location.reload()}>
          {broken.reload}
        </Button>
        <code>{error instanceof Error ? error.name : ""}</code>
      </div>
    </Page>
  );
}
