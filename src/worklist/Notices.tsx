import { Suspense } from "react";
import { lazyComponent } from "#ui/lazy-component.tsx";
import { useWorklistState } from "./WorklistProvider.tsx";

const DeadlineNotices = lazyComponent(
  async () => (await import("./notify/DeadlineNotices.tsx")).DeadlineNotices,
);

/** Notifies of deadlines on every screen, once the operator has switched that on. */
export function Notices() {
  const [{ isNotifying }] = useWorklistState();
  return (
    isNotifying && (
      <Suspense>
        <DeadlineNotices />
      </Suspense>
    )
  );
}
