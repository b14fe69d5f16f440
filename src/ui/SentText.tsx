import type { ReactNode } from "react";
import { isolated, type SentLook } from "./isolated.tsx";

interface SentTextProps extends SentLook {
  readonly children: ReactNode;
}

/**
 * A value from outside: isolated, so that right-to-left text does not turn its surroundings,
 * with what looks like a card number masked, and marked when it is not of the declared type.
 */
export const SentText = ({ children, ...look }: SentTextProps) => isolated(children, look);
