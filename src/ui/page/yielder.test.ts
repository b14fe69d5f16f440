import { expect, test } from "vitest";
import { inBackground } from "./yielder.ts";

/** Each step takes longer than a slice. */
function* longSteps(count: number) {
  for (let step = 0; step < count; step += 1) {
    const until = performance.now() + 20;
    while (performance.now() < until);
    yield;
  }
}

test("work in the background lets other tasks run first, also later ones", async () => {
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
