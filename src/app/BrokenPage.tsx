import { useWords } from "#language/LanguageProvider.tsx";
import { Button } from "#ui/Button.tsx";
import { MessagePage } from "#ui/MessagePage.tsx";

/** A screen that stopped working: said without a stack. */
export function BrokenPage({ error }: { readonly error: unknown }) {
  const { broken } = useWords().app;
  return (
    <MessagePage title={broken.title} isAlert>
      <p>{broken.what}</p>
      <Button look="primary" onClick={() => location.reload()}>
        {broken.reload}
      </Button>
      <code>{error instanceof Error ? error.name : ""}</code>
    </MessagePage>
  );
}
