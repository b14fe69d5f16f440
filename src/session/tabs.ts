import { randomId } from "#lib/storage.ts";
import * as z from "#lib/zod.ts";
import { type Losses, lossKinds, sumLosses } from "./work.ts";

export interface LossesOfTabs {
  readonly here: Losses;
  readonly elsewhere: Losses;
  readonly silent: number;
}

/** Another tab that has not answered by then is busy, or stopped by the browser. */
const answerTimeMs = 500;

const answerSchema = z.object({
  tab: z.string(),
  losses: z.partialRecord(z.enum(lossKinds), z.number()),
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
  const questions = new BroadcastChannel("case-viewer.losses");
  const locks = "locks" in navigator ? navigator.locks : undefined;
  // Held until the tab is closed. A browser that blocks site data refuses it.
  locks?.request(own, () => new Promise(() => {})).catch(() => {});

  // A question is the name of the tab that asks, and of the channel on which it waits.
  questions.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    const answer: z.output<typeof answerSchema> = { tab: own, losses: countLosses() };
    const channel = new BroadcastChannel(String(data));
    channel.postMessage(answer);
    channel.close();
  });

  return async () => {
    const all = await locks?.query().catch(() => undefined);
    const others = all?.held
      ?.map(({ name = "" }) => name)
      .filter((name) => name.startsWith(prefix) && name !== own);
    const answers = new Map<string, Losses>();
    const { promise: answered, resolve } = Promise.withResolvers<void>();
    const isAnswered = () => others?.every((tab) => answers.has(tab)) ?? false;
    const channel = new BroadcastChannel(own);
    channel.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
      const answer = answerSchema.safeParse(data).data;
      if (answer) answers.set(answer.tab, answer.losses);
      if (isAnswered()) resolve();
    });
    questions.postMessage(own);
    if (isAnswered()) resolve();
    setTimeout(resolve, answerTimeMs);
    await answered;
    channel.close();
    return {
      here: countLosses(),
      elsewhere: sumLosses([...answers.values()]),
      silent: others?.filter((tab) => !answers.has(tab)).length ?? 0,
    };
  };
}
