import { useEffect, useState } from "react";
import { Failure } from "#api/failure.ts";
import { FailureNotice } from "#failure/FailureNotice.tsx";
import { useSession } from "#session/SessionProvider.tsx";

/** Why nothing was sent; a refused token is no reason any more once somebody has signed in anew. */
export function SendFailure({ error }: { readonly error: unknown }) {
  const session = useSession();
  const [mended, mend] = useState<unknown>();
  useEffect(
    () => session.subscribe(() => session.state() === "open" && mend(error)),
    [session, error],
  );
  return mended === error && isTokenRefused(error) ? null : <FailureNotice error={error} />;
}

const isTokenRefused = (error: unknown): boolean =>
  error instanceof Failure && error.reason.kind === "status" && error.reason.status === 401;
