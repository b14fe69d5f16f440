import { Lock } from "lucide-react";
import { useMessages } from "#i18n/LanguageProvider.tsx";
import { useStore } from "#lib/store.ts";
import { Button } from "#ui/Button.tsx";
import { Banner } from "#ui/Notice.tsx";
import { useSession } from "./SessionProvider.tsx";

interface LockWarningProps {
  /** A locked session sends no further request. */
  readonly isCreating: boolean;
}

export function LockWarning({ isCreating }: LockWarningProps) {
  const { session: t } = useMessages();
  const isSoon = useStore(useSession().isLockSoon);
  if (!isSoon) return null;
  return (
    <Banner tone="warn" Icon={Lock} title={t.locksSoon} isOver>
      {isCreating && <span>{t.creatingStops}</span>}
      {/* Any activity keeps the session open, so the press itself is enough. */}
      <Button>{t.staySignedIn}</Button>
    </Banner>
  );
}
