/**
 * Locks ARNs while they are sent, each once. Another tab may read the history of requests too late, so that both would
 * send the same ARN; a Web Lock is granted to one tab only.
 * @returns the ARNs that another request has locked, in this or another tab; and the release, which resolves when the
 *   next request can lock them.
 */
export async function lockArns(arns: readonly string[]) {
  const released = Promise.withResolvers<void>();
  const locks = [...new Set(arns)].map((arn) => ({ arn, ...lockOne(arn, released.promise) }));
  const isLocked = await Promise.all(locks.map(({ isGranted }) => isGranted));
  return {
    lockedElsewhere: new Set(locks.flatMap(({ arn }, index) => (isLocked[index] ? [] : [arn]))),
    async release() {
      released.resolve();
      await Promise.all(locks.map(({ ended }) => ended));
    },
  };
}

/** Locks an ARN until `released` resolves. `isGranted` is false when another request has the lock. */
function lockOne(arn: string, released: Promise<void>) {
  const { promise: isGranted, resolve } = Promise.withResolvers<boolean>();
  // Without TLS there is no lock manager, and with site data blocked it refuses.
  const ended =
    "locks" in navigator
      ? navigator.locks
          .request(`case-viewer.create.${arn}`, { ifAvailable: true }, (lock) => {
            resolve(lock !== null);
            return lock && released;
          })
          .catch(() => resolve(true))
      : Promise.resolve(resolve(true));
  return { isGranted, ended };
}
