import { Link } from "react-router";
import { useWords } from "#language/LanguageProvider.tsx";
import { MessagePage } from "#ui/MessagePage.tsx";

/** Any address that is no screen. */
export function NotFoundPage() {
  const { notFound } = useWords().app;
  return (
    <MessagePage title={notFound.title}>
      <p>{notFound.what}</p>
      <Link to="/">{notFound.back}</Link>
    </MessagePage>
  );
}
