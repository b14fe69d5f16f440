import { Suspense, useState } from "react";
import { lazyPart } from "#lib/lazy-part.ts";
import { useListedCasesState } from "#listed-cases/listed-cases-context.ts";

const DeadlineNotifications = lazyPart(
  async () => (await import("./notify/DeadlineNotifications.tsx")).DeadlineNotifications,
);

/** Notifies of deadlines on every screen, once the operator has switched that on. */
export function Notifications() {
  const [{ isNotifying }] = useListedCasesState();
  // Kept here, so that switching notifications off and on repeats none.
  const [notified] = useState(() => new Set<string>());
  return (
    isNotifying && (
      <Suspense>
        <DeadlineNotifications notified={notified} />
      </Suspense>
    )
  );
}
