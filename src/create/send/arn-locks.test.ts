import { expect, test } from "vitest";
import { lockArns } from "./arn-locks.ts";

test("locks an ARN for one request at a time, also one that stands twice in it", async () => {
  const first = await lockArns(["a", "b"]);
  const second = await lockArns(["b", "c"]);
  expect([...first.lockedElsewhere, ...second.lockedElsewhere]).toEqual(["b"]);
  await Promise.all([first.release(), second.release()]);
  const third = await lockArns(["a", "b", "b", "c"]);
  expect([...third.lockedElsewhere]).toEqual([]);
  await third.release();
});
