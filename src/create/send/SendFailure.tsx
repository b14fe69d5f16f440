import { useLayoutEffect, useState } from "react";
import { isTokenRefused } from "#api/get-case.ts";
import { FailureNotice } from "#failure/FailureNotice.tsx";
import { useSession } from "#session/SessionProvider.tsx";

/** Why nothing was sent; a refused token is no reason any more once somebody has signed in anew. */
export function SendFailure({ error }: { readonly error: unknown }) {
  const session = useSession();
  const [mended, mend] = useState<unknown>();
  // Before anybody can sign in who has seen it.
  useLayoutEffect(
    () => session.subscribe(() => session.state() === "open" && mend(error)),
    [session, error],
  );
  return mended === error && isTokenRefused(error) ? null : <FailureNotice error={error} />;
}
