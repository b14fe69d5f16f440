import { Component, type ReactNode, Suspense } from "react";
import { useMessages } from "#i18n/LanguageProvider.tsx";
import { ChunkLoadError } from "#lib/import-chunk.ts";
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

interface ErrorBoundaryProps {
  readonly resetKey?: unknown;
  readonly renderError: (error: unknown) => ReactNode;
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  readonly resetKey: unknown;
  readonly caught: { readonly error: unknown } | undefined;
}

class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { resetKey: this.props.resetKey, caught: undefined };

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { caught: { error } };
  }

  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, state: ErrorBoundaryState) {
    return Object.is(resetKey, state.resetKey) ? null : { resetKey, caught: undefined };
  }

  override render() {
    const { caught } = this.state;
    return caught ? this.props.renderError(caught.error) : this.props.children;
  }
}
