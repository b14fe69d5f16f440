import { Suspense } from "react";
import { useListedCasesState } from "#listed-cases/ListedCasesProvider.tsx";
import { lazyComponent } from "#ui/lazy-component.tsx";

const DeadlineNotifications = lazyComponent(
  async () => (await import("./notify/DeadlineNotifications.tsx")).DeadlineNotifications,
);

/** Notifies of deadlines on every screen, once the operator has switched that on. */
export function Notifications() {
  const [{ isNotifying }] = useListedCasesState();
  return (
    isNotifying && (
      <Suspense>
        <DeadlineNotifications />
      </Suspense>
    )
  );
}
