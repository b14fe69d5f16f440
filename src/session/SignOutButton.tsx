import { LogOut } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import { useMessages } from "#i18n/LanguageProvider.tsx";
import { Button } from "#ui/Button.tsx";
import { useSession } from "./SessionProvider.tsx";
import { SignOutQuestion } from "./SignOutQuestion.tsx";
import type { LossesOfTabs } from "./tabs.ts";

const isNothing = ({ here, elsewhere, silent }: LossesOfTabs): boolean =>
  Object.keys({ ...here, ...elsewhere }).length === 0 && silent === 0;

/** Signs out in every tab, after one question where something would be lost. */
export function SignOutButton({ label }: { readonly label?: ReactNode }) {
  const { session: t } = useMessages();
  const session = useSession();
  const isAsking = useRef(false);
  const [losses, setLosses] = useState<LossesOfTabs>();

  async function press() {
    if (isAsking.current) return;
    isAsking.current = true;
    const { signal } = session.work;
    const found = await session.askTabs();
    isAsking.current = false;
    // Another tab may have signed out meanwhile.
    if (signal.aborted) return;
    if (isNothing(found)) session.signOut();
    else setLosses(found);
  }

  return (
    <>
      <Button
        variant="quiet"
        onClick={() => void press()}
        icon={<LogOut aria-hidden />}
        aria-label={t.signOut}
      >
        {label ?? t.signOut}
      </Button>
      {losses && (
        <SignOutQuestion
          losses={losses}
          onConfirm={session.signOut}
          onCancel={() => setLosses(undefined)}
        />
      )}
    </>
  );
}
