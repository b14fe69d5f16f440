import type { ReactElement, ReactNode } from "react";
import { Boundary } from "#ui/Boundary.tsx";
import { SafePart } from "./SafePart.tsx";

interface SafeItemsProps<T> {
  readonly items: readonly T[];
  readonly keyOf: (item: T) => string;
  /** Draws one, with its key. */
  readonly renderItem: (item: T) => ReactElement;
  /** Puts the notice where an item would be, as an element that may stand there. */
  readonly place: (item: T, notice: ReactNode) => ReactNode;
}

/**
 * Items of a case, each of which may fail without taking the others along. There may be thousands, so
 * what keeps each in its place is there from the moment that one has failed.
 */
export function SafeItems<T>({ items, keyOf, renderItem, place }: SafeItemsProps<T>) {
  const apart = () =>
    items.map((item) => (
      <SafePart key={keyOf(item)} of={item} place={(notice) => place(item, notice)}>
        {renderItem(item)}
      </SafePart>
    ));
  return <Boundary renderInstead={apart}>{items.map(renderItem)}</Boundary>;
}
