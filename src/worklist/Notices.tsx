import { lazy, Suspense } from "react";
import { useWorklistState } from "./WorklistProvider.tsx";

const DeadlineNotices = lazy(async () => ({
  default: (await import("./DeadlineNotices.tsx")).DeadlineNotices,
}));

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
