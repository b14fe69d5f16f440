import { expect, test } from "vitest";
import { inBackground } from "./yielder.ts";

/** Each step takes longer than a piece of work may. */
function* longSteps(count: number) {
  for (let at = 0; at < count; at += 1) {
    const until = performance.now() + 20;
    while (performance.now() < until);
    yield;
  }
}

test("work in the background lets everything else go first, also what is posted later", async () => {
  const done: string[] = [];
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener("message", ({ data }) => {
    done.push(`message ${data}`);
    if (data < 3) port2.postMessage(data + 1);
  });
  port1.start();
  const work = inBackground(longSteps(5));
  port2.postMessage(1);
  await work;
  expect(done).toEqual(["message 1", "message 2", "message 3"]);
});
