import type { ReactElement, ReactNode } from "react";
import { useWords } from "#i18n/LanguageProvider.tsx";
import { ErrorBoundary } from "#ui/ErrorBoundary.tsx";
import { Notice } from "#ui/Notice.tsx";

interface SafePartProps {
  /** What the part shows: another one is tried anew. */
  readonly of?: unknown;
  /** Puts the notice where the part would be, as an element that may stand there. */
  readonly wrapNotice?: (notice: ReactNode) => ReactNode;
  readonly children: ReactNode;
}

/** A part of the case that may fail without taking the rest along. */
export const SafePart = ({ of, wrapNotice = asItIs, children }: SafePartProps) => (
  <ErrorBoundary resetKey={of} renderError={() => wrapNotice(<BrokenPart />)}>
    {children}
  </ErrorBoundary>
);

const asItIs = (notice: ReactNode) => notice;

function BrokenPart() {
  return <Notice tone="warn" title={useWords().case.broken} isAlert />;
}

interface SafeItemsProps<T> {
  readonly items: readonly T[];
  readonly keyOf: (item: T) => string;
  /** Draws one, with its key. */
  readonly renderItem: (item: T) => ReactElement;
  /** Puts the notice where an item would be, as an element that may stand there. */
  readonly wrapNotice: (item: T, notice: ReactNode) => ReactNode;
}

/**
 * Items of a case, each of which may fail without taking the others along. There may be thousands, so
 * what keeps each in its place is there from the moment that one has failed.
 */
export function SafeItems<T>({ items, keyOf, renderItem, wrapNotice }: SafeItemsProps<T>) {
  const apart = () =>
    items.map((item) => (
      <SafePart key={keyOf(item)} of={item} wrapNotice={(notice) => wrapNotice(item, notice)}>
        {renderItem(item)}
      </SafePart>
    ));
  return <ErrorBoundary renderError={apart}>{items.map(renderItem)}</ErrorBoundary>;
}
