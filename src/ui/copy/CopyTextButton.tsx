import { Copy } from "lucide-react";
import { IconButton } from "../IconButton.tsx";
import { useIsPrinting } from "../page/print-mode.ts";
import { useClipboard } from "./clipboard-context.ts";

interface CopyTextButtonProps {
  readonly label: string;
  /** Makes the text, once the code that makes it is loaded. */
  readonly load: () => Promise<string>;
}

/** An icon button that copies something as text; nothing in print. */
export function CopyTextButton({ label, load }: CopyTextButtonProps) {
  const clipboard = useClipboard();
  // Loaded ahead, because a browser allows copying only soon after the click. A failure is ignored here, because the
  // click reports it.
  const loadAhead = () => void load().catch(() => {});
  if (useIsPrinting()) return null;
  return (
    <IconButton
      Icon={Copy}
      label={label}
      onPointerEnter={loadAhead}
      onFocus={loadAhead}
      onClick={() => void clipboard.copy(load())}
    />
  );
}
