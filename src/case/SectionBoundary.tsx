import { type ReactNode, Suspense } from "react";
import { useMessages } from "#i18n/LanguageProvider.tsx";
import { ErrorBoundary } from "#ui/ErrorBoundary.tsx";
import { Notice } from "#ui/Notice.tsx";

interface SectionBoundaryProps {
  /** The data that the section shows. After an error another value renders the section again. */
  readonly resetKey?: unknown;
  readonly children: ReactNode;
}

/** Limits an error, and the wait for code, to one section of the case; the rest of the page stays. */
export const SectionBoundary = ({ resetKey, children }: SectionBoundaryProps) => (
  <ErrorBoundary resetKey={resetKey} renderError={() => <BrokenSection />}>
    <Suspense>{children}</Suspense>
  </ErrorBoundary>
);

function BrokenSection() {
  return <Notice tone="warn" title={useMessages().case.broken} isAlert />;
}
