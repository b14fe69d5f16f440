import { type ReactElement, type ReactNode, Suspense } from "react";
import { useWords } from "#i18n/LanguageProvider.tsx";
import { ErrorBoundary } from "#ui/ErrorBoundary.tsx";
import { Notice } from "#ui/Notice.tsx";

interface SafePartProps {
  /** What the part shows: another value renders it again. */
  readonly of?: unknown;
  readonly children: ReactNode;
}

/** A part of the case: an error in it, or code that is still loading, leaves the rest of the page. */
export const SafePart = ({ of, children }: SafePartProps) => (
  <ErrorBoundary resetKey={of} renderError={() => <BrokenPart />}>
    <Suspense>{children}</Suspense>
  </ErrorBoundary>
);

function BrokenPart() {
  return <Notice tone="warn" title={useWords().case.broken} isAlert />;
}

interface SafeItemsProps<T> {
  readonly items: readonly T[];
  /** Renders one, with its key. */
  readonly renderItem: (item: T) => ReactElement;
  /** Wraps the notice in the element that is valid in the item's place. */
  readonly wrapNotice: (item: T, notice: ReactNode) => ReactNode;
}

/**
 * Items of a case: an error in one leaves the others. There may be thousands, so each gets an error
 * boundary of its own only after one has failed.
 */
export function SafeItems<T>({ items, renderItem, wrapNotice }: SafeItemsProps<T>) {
  const apart = () =>
    items.map((item) => {
      const element = renderItem(item);
      const renderError = () => wrapNotice(item, <BrokenPart />);
      return (
        <ErrorBoundary key={element.key} resetKey={item} renderError={renderError}>
          {element}
        </ErrorBoundary>
      );
    });
  return <ErrorBoundary renderError={apart}>{items.map(renderItem)}</ErrorBoundary>;
}
