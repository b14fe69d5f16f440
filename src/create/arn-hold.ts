/** Some ARNs are in a request of unknown outcome, or in one that another tab is just making; nothing was sent. */
export class ArnsInDoubt extends Error {
  readonly arns: readonly string[];

  constructor(arns: readonly string[]) {
    super("ARNs are in another request");
    this.name = "ArnsInDoubt";
    this.arns = arns;
  }
}

/**
 * Does some work while no other tab can begin to do the same with these ARNs. What tabs write down
 * for one another may arrive after the press of a button in the other; a lock is given to one alone.
 * @param work gets those that another request holds.
 */
export async function holdingArns<T>(
  arns: readonly string[],
  work: (heldElsewhere: string[]) => Promise<T>,
): Promise<T> {
  const done = Promise.withResolvers<void>();
  try {
    const isHeld = await Promise.all(arns.map((arn) => hold(arn, done.promise)));
    return await work(arns.filter((_, at) => !isHeld[at]));
  } finally {
    done.resolve();
  }
}

/** @returns whether it is not held elsewhere; it is held here then until `done`. */
function hold(arn: string, done: Promise<void>): Promise<boolean> {
  // A page without TLS has no locks, and one whose site data are blocked gets none.
  if (!("locks" in navigator)) return Promise.resolve(true);
  return new Promise((resolve) => {
    navigator.locks
      .request(`case-viewer.create.${arn}`, { ifAvailable: true }, (lock) => {
        resolve(lock !== null);
        return lock && done;
      })
      .catch(() => resolve(true));
  });
}
