import { Lock } from "lucide-react";
import { useEffect } from "react";
import { useMessages } from "#i18n/LanguageProvider.tsx";
import type { Messages } from "#i18n/messages.ts";
import { useStore } from "#lib/store.ts";
import { Button } from "#ui/Button.tsx";
import { Banner } from "#ui/Notice.tsx";
import { useSession } from "./SessionProvider.tsx";

interface LockWarningProps {
  /** A locked session sends no further request. */
  readonly isCreating: boolean;
}

/** Warns a minute before the session is locked, also in the title of the tab, which may be in the background. */
export function LockWarning({ isCreating }: LockWarningProps) {
  const isSoon = useStore(useSession().isLockSoon);
  return isSoon && <LockBanner isCreating={isCreating} />;
}

/** The title of the page, which may have changed since the warning was put before it. */
export const titleWithoutWarning = ({ locksSoon }: Messages["session"]): string =>
  document.title.replace(`${locksSoon} `, "");

function LockBanner({ isCreating }: LockWarningProps) {
  const { session: t } = useMessages();
  useEffect(() => {
    document.title = `${t.locksSoon} ${document.title}`;
    return () => {
      document.title = titleWithoutWarning(t);
    };
  }, [t]);
  return (
    <Banner tone="warn" Icon={Lock} title={t.locksSoon} isOver>
      {isCreating && <span>{t.creatingStops}</span>}
      {/* Any activity keeps the session open, so the press itself is enough. */}
      <Button>{t.staySignedIn}</Button>
    </Banner>
  );
}
