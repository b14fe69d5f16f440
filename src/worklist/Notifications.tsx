import { lazy, Suspense } from "react";
import { importChunk } from "#ui/import-chunk.ts";
import { useWorklistState } from "./WorklistProvider.tsx";

const DeadlineNotifications = lazy(() =>
  importChunk(async () => ({
    default: (await import("./notify/DeadlineNotifications.tsx")).DeadlineNotifications,
  })),
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
