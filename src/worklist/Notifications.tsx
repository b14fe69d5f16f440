import { Suspense } from "react";
import { ErrorBoundary } from "#ui/ErrorBoundary.tsx";
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
      // If the code can't be loaded, the screen stays without notifications.
      <ErrorBoundary renderError={() => null}>
        <Suspense>
          <DeadlineNotifications />
        </Suspense>
      </ErrorBoundary>
    )
  );
}
