import { Lock } from "lucide-react";
import { useEffect } from "react";
import { useMessages } from "#i18n/LanguageProvider.tsx";
import { Button } from "#ui/Button.tsx";
import { useStore } from "#ui/store.ts";
import styles from "./LockWarning.module.css";
import { useSession } from "./SessionProvider.tsx";

/** Says a minute before that the session will be locked, also in the title of a tab in the background. */
export function LockWarning() {
  const session = useSession();
  const isSoon = useStore({ subscribe: session.onLockSoon, get: session.isLockSoon });
  return isSoon && <Warning />;
}

function Warning() {
  const { session: t } = useMessages();
  useEffect(() => {
    const title = document.title;
    document.title = `${t.locksSoon} ${title}`;
    return () => {
      document.title = title;
    };
  }, [t]);
  return (
    <div role="alert" className={styles.warning}>
      <Lock aria-hidden size="1rem" />
      <b>{t.locksSoon}</b>
      <span>{t.workStays}</span>
      {/* Any activity keeps the session open, so the press itself is enough. */}
      <Button>{t.staySignedIn}</Button>
    </div>
  );
}
