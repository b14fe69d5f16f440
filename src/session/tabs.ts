import { randomId } from "#lib/storage.ts";
import * as z from "#lib/zod.ts";
import { type Losses, lossKinds, sumLosses } from "./work.ts";

/** What signing out would lose, here and in the other tabs. */
export interface LossesOfTabs {
  readonly here: Losses;
  readonly elsewhere: Losses;
  /** How many tabs did not answer. */
  readonly silent: number;
}

/** Another tab that has not answered by then is busy, or stopped by the browser. */
const answerTimeMs = 500;

/** A question has no losses; an answer is for the tab that has asked. */
const messageSchema = z.object({
  from: z.string(),
  to: z.optional(z.string()),
  losses: z.optional(z.partialRecord(z.enum(lossKinds), z.number())),
});

/**
 * Lets the tabs of this browser ask each other what signing out would lose. Each tab holds a lock of its own, by which
 * the others know that there is one that does not answer. A page without TLS has no locks, so nobody knows there.
 * @param countLosses what signing out would lose in this tab.
 */
export function connectTabs(countLosses: () => Losses): () => Promise<LossesOfTabs> {
  const prefix = "case-viewer.tab.";
  const own = prefix + randomId();
  // Not the channel of the sign-out: version 1.1.0 signs out at any message there.
  const channel = new BroadcastChannel("case-viewer.losses");
  const send = (message: z.output<typeof messageSchema>) => channel.postMessage(message);
  const locks = "locks" in navigator ? navigator.locks : undefined;
  // Held until the tab is closed. A browser that blocks site data refuses it.
  locks?.request(own, () => new Promise(() => {})).catch(() => {});

  channel.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    const message = messageSchema.safeParse(data).data;
    if (message && message.to === undefined) {
      send({ from: own, to: message.from, losses: countLosses() });
    }
  });

  async function otherTabs(): Promise<readonly string[] | undefined> {
    const held = await locks?.query().then(
      (all) => all.held,
      () => undefined,
    );
    return held
      ?.map(({ name = "" }) => name)
      .filter((name) => name.startsWith(prefix) && name !== own);
  }

  return async () => {
    const others = await otherTabs();
    const answers = new Map<string, Losses>();
    const { promise: answered, resolve } = Promise.withResolvers<void>();
    const isAnswered = () => others?.every((tab) => answers.has(tab)) ?? false;
    const listener = ({ data }: MessageEvent<unknown>) => {
      const message = messageSchema.safeParse(data).data;
      if (message?.to !== own) return;
      answers.set(message.from, message.losses ?? {});
      if (isAnswered()) resolve();
    };
    channel.addEventListener("message", listener);
    send({ from: own });
    if (isAnswered()) resolve();
    setTimeout(resolve, answerTimeMs);
    await answered;
    channel.removeEventListener("message", listener);
    return {
      here: countLosses(),
      elsewhere: sumLosses([...answers.values()]),
      silent: others?.filter((tab) => !answers.has(tab)).length ?? 0,
    };
  };
}
