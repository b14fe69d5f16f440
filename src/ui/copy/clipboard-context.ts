import { createContext, use } from "react";
import type { AppClipboard } from "./clipboard.ts";

export const ClipboardContext = createContext<AppClipboard | undefined>(undefined);

/** The clipboard. @throws Error outside a {@link ClipboardContext}. */
export function useClipboard(): AppClipboard {
  const clipboard = use(ClipboardContext);
  if (!clipboard) throw new Error("useClipboard needs a ClipboardContext above it");
  return clipboard;
}
