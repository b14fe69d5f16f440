import { Suspense } from "react";
import { lazyComponent } from "#ui/lazy-component.tsx";
import { useWorklistState } from "./WorklistProvider.tsx";

const DeadlineNotifications = lazyComponent(
  async () => (await import("./notify/DeadlineNotifications.tsx")).DeadlineNotifications,
);

/** Notifies of deadlines on every screen, once the operator has switched that on. */
export function Notifications() {
  const [{ isNotifying }] = useWorklistState();
  return (
    isNotifying && (
      <Suspense>
        <DeadlineNotifications />
      </Suspense>
    )
  );
}
