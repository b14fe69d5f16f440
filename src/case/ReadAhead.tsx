import { focusManager, useIsFetching, useIsMutating, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useSyncExternalStore } from "react";
import { useApiConfig } from "#api/api-config.ts";
import { readAhead } from "#api/read-ahead.ts";
import { whenIdle } from "#lib/scheduler.ts";
import type { CaseId } from "#model/case-id.ts";
import { useSessionState } from "#session/SessionProvider.tsx";

const watchFocus = (listener: () => void) => focusManager.subscribe(listener);

/**
 * Reads the next case of the worklist once while the operator reads this one, when nothing else is read or sent.
 * Renders nothing.
 */
export function ReadAhead({ next }: { readonly next: CaseId }) {
  const queries = useQueryClient();
  const api = useApiConfig();
  const isBusy = useIsFetching() + useIsMutating() > 0;
  const isSignedIn = useSessionState() === "open";
  const isVisible = useSyncExternalStore(watchFocus, () => focusManager.isFocused());
  const canRead = !isBusy && isSignedIn && isVisible;
  const wasRead = useRef(false);
  useEffect(() => {
    if (!canRead || wasRead.current) return undefined;
    return whenIdle(() => {
      wasRead.current = true;
      void readAhead(queries, api, next);
    });
  }, [canRead, queries, api, next]);
  return null;
}
