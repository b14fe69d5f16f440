import { type ReactNode, Suspense } from "react";
import { useMessages } from "#i18n/LanguageProvider.tsx";
import { ErrorBoundary } from "#ui/ErrorBoundary.tsx";
import { Notice } from "#ui/Notice.tsx";

interface SectionBoundaryProps {
  /** What the section shows: another value renders it again. */
  readonly resetKey?: unknown;
  readonly children: ReactNode;
}

/** A section of the case: an error in it, or code that is still loading, leaves the rest of the page. */
export const SectionBoundary = ({ resetKey, children }: SectionBoundaryProps) => (
  <ErrorBoundary resetKey={resetKey} renderError={() => <BrokenSection />}>
    <Suspense>{children}</Suspense>
  </ErrorBoundary>
);

function BrokenSection() {
  return <Notice tone="warn" title={useMessages().case.broken} isAlert />;
}
