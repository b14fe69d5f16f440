import { Link } from "react-router";
import { useWords } from "#language/LanguageProvider.tsx";
import { MessagePage } from "#ui/MessagePage.tsx";

/** The address names no case: said without asking the service. */
export function NotACaseId() {
  const { notAnId } = useWords().case;
  return (
    <MessagePage title={notAnId.title} isAlert>
      <p>{notAnId.what}</p>
      <Link to="/">{notAnId.back}</Link>
    </MessagePage>
  );
}
