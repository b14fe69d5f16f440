import { expect, type Locator } from "@playwright/test";
import type { Reply } from "../servers/replies.ts";

/** A reply whose end is noted: by the service, by the browser that gives up, or by the connection. */
export interface TimedReply {
  readonly reply: Reply;
  /** When the last answer ended, in milliseconds since 1970. */
  readonly endedAt: () => number | undefined;
}

/** Notes when a reply has ended. */
export function timed(proper: Reply): TimedReply {
  let ended: number | undefined;
  return {
    endedAt: () => ended,
    reply: (response, request) => {
      response.on("close", () => {
        ended = Date.now();
      });
      return proper(response, request);
    },
  };
}

/** Expects a sentence on the screen within two seconds of the answer's end. */
export async function expectWordsInTime(words: Locator, answer: TimedReply): Promise<void> {
  await words.first().waitFor({ timeout: 10_000 });
  const lateMs = Date.now() - (answer.endedAt() ?? Date.now());
  await expect(words.first()).toContainText(/\p{L}+ \p{L}+/u);
  expect(lateMs, "ms from the answer's end to the words").toBeLessThan(2000);
}
