import { requiredContext } from "#lib/required-context.ts";
import type { AppClipboard } from "./clipboard.ts";

export const [ClipboardContext, useClipboard] = requiredContext<AppClipboard>("ClipboardContext");
