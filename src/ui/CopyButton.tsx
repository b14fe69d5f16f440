import { type Copied, copyButton } from "./copy-button.tsx";
import { useIsOnPaper } from "./paper.ts";

/**
 * A quiet button that copies the value it stands beside: seen where the pointer or the focus is, and
 * always without a pointer. Thousands of them cost no more than themselves: no icon, no state.
 */
export const CopyButton = (props: Copied) => (useIsOnPaper() ? null : copyButton(props));
