import { expect, test } from "vitest";
import type { CreateOutcome } from "#api/create-cases.ts";
import { Failure } from "#api/failure.ts";
import { readCaseId } from "#model/case-id.ts";
import { FileUnreadable } from "../file-text.ts";
import { judgeRow } from "./batch-row.ts";
import { BatchRun } from "./batch-run.ts";
import { countResults, createdIn } from "./row-result.ts";

const rowsOf = (count: number) =>
  Array.from({ length: count }, (_, at) =>
    judgeRow({ number: at + 1, arn: `arn-${at + 1}`, card: `card-${at + 1}` }, "none"),
  );

const made = (count: number): CreateOutcome => ({
  items: Array.from({ length: count }, () => ({ isCreated: true, id: undefined, message: "" })),
  isWhole: true,
  success: true,
});

/** A run of 7 rows in requests of 3, whose answers a test gives one by one. */
function aRun(isOpen = () => true) {
  const sent: { numbers: number[]; answer: PromiseWithResolvers<CreateOutcome> }[] = [];
  const run = new BatchRun(rowsOf(7), {
    size: 3,
    held: [],
    isOpen,
    send: (rows) => {
      const answer = Promise.withResolvers<CreateOutcome>();
      sent.push({ numbers: rows.map(({ number }) => number), answer });
      return answer.promise;
    },
  });
  const last = () => sent.at(-1)?.answer;
  /** Answers every request but the last one. */
  async function untilLast() {
    for (const count of [2, 3]) {
      last()?.resolve(made(3));
      await expect.poll(() => sent.length).toBe(count);
    }
  }
  return { run, sent, last, untilLast, numbers: () => sent.map(({ numbers }) => numbers) };
}

test("requests go out one after another, each once, however often it is pressed", async () => {
  const { run, sent, last, numbers } = aRun();
  const done = [run.proceed(), run.proceed()];
  for (const count of [1, 2, 3]) {
    await expect.poll(() => sent.length).toBe(count);
    done.push(run.proceed());
    last()?.resolve(made(count === 3 ? 1 : 3));
  }
  await Promise.all(done);
  await run.proceed();
  expect(numbers()).toEqual([[1, 2, 3], [4, 5, 6], [7]]);
  expect(run.state().phase).toBe("ended");
  expect(countResults(run.state())).toMatchObject({ created: 7, all: 7 });
});

test("a pause is between two requests, and can be taken back", async () => {
  const { run, sent, last } = aRun();
  const first = run.proceed();
  run.pause();
  expect(run.state().phase).toBe("pausing");
  void run.proceed();
  expect(run.state().phase).toBe("running");
  run.pause();
  last()?.resolve(made(3));
  await first;
  expect(run.state().phase).toBe("paused");
  expect(sent).toHaveLength(1);
  void run.proceed();
  await expect.poll(() => sent.length).toBe(2);
});

test.each([
  [
    "an answer that was lost",
    new Failure({ kind: "unknown-outcome", cause: { kind: "refused", message: "" } }),
    "unknown",
    { unknown: 3, unsent: 4 },
  ],
  ["something unexpected", new Error("?"), "unknown", { unknown: 3, unsent: 4 }],
  ["a refusal", new Failure({ kind: "refused", message: "" }), "failed", { refused: 3, unsent: 4 }],
  [
    "a refused token",
    new Failure({ kind: "status", status: 401, message: "" }),
    "failed",
    { refused: 3, unsent: 4 },
  ],
  ["a file that is gone", new FileUnreadable(new File([], "x")), "failed", { unsent: 7 }],
  ["no network", new Failure({ kind: "unreachable", why: "offline" }), "failed", { unsent: 7 }],
])("%s stops it, and the rest goes out when it is said so", async (_what, error, kind, counts) => {
  const { run, sent, last, numbers } = aRun();
  const stopped = run.proceed();
  last()?.reject(error);
  await stopped;
  expect(run.state().phase).toBe("stopped");
  expect(run.state().requests.map(({ state }) => state.kind)).toEqual([kind, "waiting", "waiting"]);
  expect(countResults(run.state())).toMatchObject({ created: 0, ...counts });
  expect(run.state().requests[0]?.at === undefined).toBe(counts.unsent === 7);
  void run.proceed();
  await expect.poll(() => sent.length).toBe(2);
  expect(numbers()).toEqual([
    [1, 2, 3],
    [4, 5, 6],
  ]);
});

test.each([
  ["more items than transactions", { ...made(4), isWhole: false }],
  [
    "an item that does not say",
    { ...made(3), items: [...made(2).items, { isCreated: undefined, id: undefined, message: "" }] },
  ],
])("%s stop it too", async (_what, outcome) => {
  const { run, last } = aRun();
  const stopped = run.proceed();
  last()?.resolve(outcome);
  await stopped;
  expect(run.state().phase).toBe("stopped");
  expect(countResults(run.state()).unknown).toBeGreaterThan(0);
  expect(createdIn(run.state().requests)).toEqual([]);
});

test("what was refused has made no case, whatever id comes with it", async () => {
  const { run, last } = aRun();
  const done = run.proceed();
  const [first, second] = [readCaseId("7"), readCaseId("8")];
  const items = [
    { isCreated: true, id: first, message: "" },
    { isCreated: false, id: second, message: "no" },
    { isCreated: undefined, id: second, message: "" },
  ];
  last()?.resolve({ items, isWhole: true, success: false });
  run.stop();
  await done;
  expect(createdIn(run.state().requests)).toEqual([first]);
});

test("nothing goes out while nobody is signed in", async () => {
  let isOpen = true;
  const { run, sent, last } = aRun(() => isOpen);
  const paused = run.proceed();
  isOpen = false;
  last()?.resolve(made(3));
  await paused;
  expect(run.state().phase).toBe("paused");
  expect(sent).toHaveLength(1);
});

test("stopped behind the request on its way, or at once when nothing is", async () => {
  const { run, last } = aRun();
  const done = run.proceed();
  run.stop();
  expect(run.state().phase).toBe("stopping");
  last()?.resolve(made(3));
  await done;
  expect(run.state().phase).toBe("stopped");
  const other = aRun().run;
  other.stop();
  expect(other.state().phase).toBe("stopped");
});

test("a press that comes when the last answer is there changes nothing any more", async () => {
  const { run, last, untilLast } = aRun();
  const done = run.proceed();
  await untilLast();
  run.pause();
  last()?.resolve(made(1));
  await done;
  expect(run.state().phase).toBe("ended");
  run.pause();
  run.stop();
  expect(run.state().phase).toBe("ended");
});

test("a run whose last request failed has nothing left to send", async () => {
  const { run, last, untilLast } = aRun();
  const done = run.proceed();
  await untilLast();
  last()?.reject(new Failure({ kind: "refused", message: "" }));
  await done;
  expect(run.state().phase).toBe("ended");
});
