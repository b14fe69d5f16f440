import { type ReactNode, Suspense } from "react";
import { useMessages } from "#i18n/LanguageProvider.tsx";
import { ChunkLoadError } from "#lib/import-chunk.ts";
import { ErrorBoundary } from "#ui/ErrorBoundary.tsx";
import { Notice } from "#ui/Notice.tsx";
import { FailureNotice } from "./FailureNotice.tsx";

interface SectionBoundaryProps {
  readonly resetKey?: unknown;
  /** Whether a press of the operator shows the section. */
  readonly isRequested?: boolean;
  readonly children: ReactNode;
}

/** Limits an error, and the wait for code, to one section of the page. */
export function SectionBoundary({ resetKey, isRequested = false, children }: SectionBoundaryProps) {
  const t = useMessages();
  return (
    <ErrorBoundary
      resetKey={resetKey}
      renderError={(error) =>
        error instanceof ChunkLoadError ? (
          <FailureNotice error={error} takesFocus={isRequested} />
        ) : (
          <Notice tone="warn" title={t.case.broken} isAlert />
        )
      }
    >
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  );
}
