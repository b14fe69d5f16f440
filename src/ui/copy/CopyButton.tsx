import { useIsPrinting } from "../page/print-mode.ts";
import { ValueButton } from "./CopyToolbar.tsx";
import { useClipboard } from "./clipboard.ts";

interface CopyButtonProps {
  readonly label: string;
  readonly text: () => string;
}

/**
 * A button in a `CopyToolbar` that copies a value; nothing in print. CSS draws it after the value when the value has
 * the pointer or the focus. It has no icon element and no state, because a screen can have thousands.
 */
export function CopyButton({ label, text }: CopyButtonProps) {
  const clipboard = useClipboard();
  return useIsPrinting() ? null : (
    <ValueButton
      icon="copy"
      data-copy=""
      aria-label={label}
      onClick={() => void clipboard.copy(text)}
    />
  );
}
