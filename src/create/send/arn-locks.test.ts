import { expect, test } from "vitest";
import { lockArns } from "./arn-locks.ts";

test("locks an ARN for one request at a time", async () => {
  const first = await lockArns(["a", "b"]);
  const second = await lockArns(["b", "c"]);
  expect([first.lockedElsewhere, second.lockedElsewhere]).toEqual([[], ["b"]]);
  first.release();
  second.release();
  await expect
    .poll(async () => {
      const lock = await lockArns(["a", "b", "c"]);
      lock.release();
      return lock.lockedElsewhere;
    })
    .toEqual([]);
});
