import * as z from "zod/mini";
import { attempt, keptJson, keysFrom } from "#session/storage.ts";

z.config({ jitless: true });

const prefix = "case-viewer.create.sent.";

/** An answer that never came is looked after within days; what is older only asks in vain. */
const longest = 30 * 24 * 3_600_000;

const schema = z.object({ at: z.number(), arns: z.array(z.string()) });

type Shared = z.output<typeof schema>;

/**
 * The ARNs of the requests of every tab whose outcome is not known, a key for each request, so that
 * tabs that write at once take nothing from each other. ARNs and times, and nothing else.
 */
export const sharedArns = {
  /** Writes down the ARNs of a request that was sent at `at`, milliseconds since 1970. */
  keep(id: string, shared: Shared): void {
    // Where nothing can be kept, this tab knows them all the same.
    attempt(() =>
      shared.arns.length === 0
        ? localStorage.removeItem(prefix + id)
        : localStorage.setItem(prefix + id, JSON.stringify(shared)),
    );
    for (const [other, { at }] of written()) if (isOld(at)) localStorage.removeItem(prefix + other);
  },

  /** By the id of the request. A look by a clock that is ahead sees less, and takes nothing away. */
  all(): ReadonlyMap<string, Shared> {
    return new Map(written().filter(([, { at }]) => !isOld(at)));
  },

  /** What became of these ARNs is known, whichever request they were in. */
  settle(arns: ReadonlySet<string>): void {
    for (const [id, shared] of this.all()) {
      const left = shared.arns.filter((arn) => !arns.has(arn));
      if (left.length < shared.arns.length) this.keep(id, { ...shared, arns: left });
    }
  },

  /** Forgets them all, in every tab. */
  clear(): void {
    for (const key of keysFrom(prefix)) localStorage.removeItem(key);
  },
};

const isOld = (at: number): boolean => at <= Date.now() - longest;

/** What is written down, old or not; what cannot be read goes away. */
function written(): [id: string, Shared][] {
  return keysFrom(prefix).flatMap((key) => {
    const shared = z.safeParse(
      schema,
      keptJson(() => localStorage, key),
    ).data;
    if (!shared) localStorage.removeItem(key);
    return shared ? [[key.slice(prefix.length), shared]] : [];
  });
}
