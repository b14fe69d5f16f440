/**
 * Locks ARNs while they are sent. Another tab may read the history of requests too late, so that both would
 * send the same ARN; a Web Lock is granted to one tab only.
 * @returns the ARNs that another request has locked, in this or another tab; and the release.
 */
export async function lockArns(arns: readonly string[]) {
  const released = Promise.withResolvers<void>();
  const isLocked = await Promise.all(arns.map((arn) => lockOne(arn, released.promise)));
  return {
    lockedElsewhere: arns.filter((_, index) => !isLocked[index]),
    release: () => released.resolve(),
  };
}

/** Locks an ARN until `released` resolves. @returns false when another request has the lock. */
function lockOne(arn: string, released: Promise<void>): Promise<boolean> {
  // Without TLS there is no lock manager, and with site data blocked it refuses.
  if (!("locks" in navigator)) return Promise.resolve(true);
  return new Promise((resolve) => {
    navigator.locks
      .request(`case-viewer.create.${arn}`, { ifAvailable: true }, (lock) => {
        resolve(lock !== null);
        return lock && released;
      })
      .catch(() => resolve(true));
  });
}
