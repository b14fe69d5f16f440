import { Suspense } from "react";
import { lazyComponent } from "#ui/lazy-component.tsx";
import { useWorklistState } from "./WorklistProvider.tsx";

const DeadlineNotices = lazyComponent(
  async () => (await import("./notify/DeadlineNotices.tsx")).DeadlineNotices,
);

/** Tells of deadlines on every screen, for whoever asked to be told. */
export function Notices() {
  const { isNotifying } = useWorklistState();
  return (
    isNotifying && (
      <Suspense>
        <DeadlineNotices />
      </Suspense>
    )
  );
}
