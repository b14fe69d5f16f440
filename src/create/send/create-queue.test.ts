import { expect, test } from "vitest";
import type { CreateOutcome } from "#api/create-cases.ts";
import { Failure } from "#api/failure.ts";
import { readCaseId } from "#model/case-id.ts";
import { FileUnreadable } from "../form/value-text.ts";
import { readTransaction } from "../transactions/transaction.ts";
import { CreateQueue } from "./create-queue.ts";
import { countResults, createdIn } from "./queue-state.ts";

const rowsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...readTransaction(
      { key: `${index}`, number: index + 1, typed: `arn-${index + 1}`, isSentAnyway: false },
      "",
      false,
    ),
  }));

const made = (count: number): CreateOutcome => ({
  items: Array.from({ length: count }, () => ({ isCreated: true, id: undefined, message: "" })),
  isWhole: true,
  success: true,
});

/** A queue of 7 rows in requests of 3, whose answers a test gives one by one. */
function aQueue(isOpen = () => true) {
  const sent: { numbers: number[]; answer: PromiseWithResolvers<CreateOutcome> }[] = [];
  const queue = new CreateQueue(rowsOf(7), {
    size: 3,
    heldBack: [],
    isOpen,
    onChange: () => {},
    send: (rows) => {
      const answer = Promise.withResolvers<CreateOutcome>();
      sent.push({ numbers: rows.map(({ number }) => number), answer });
      return answer.promise;
    },
  });
  const last = () => sent.at(-1)?.answer;
  return { queue, sent, last, numbers: () => sent.map(({ numbers }) => numbers) };
}

test("sends requests one after another, each once, however often it is pressed", async () => {
  const { queue, sent, last, numbers } = aQueue();
  const done = [queue.proceed(), queue.proceed()];
  for (const count of [1, 2, 3]) {
    await expect.poll(() => sent.length).toBe(count);
    done.push(queue.proceed());
    last()?.resolve(made(count === 3 ? 1 : 3));
  }
  await Promise.all(done);
  await queue.proceed();
  expect(numbers()).toEqual([[1, 2, 3], [4, 5, 6], [7]]);
  expect(queue.state.phase).toBe("ended");
  expect(countResults(queue.state)).toMatchObject({ created: 7, all: 7 });
});

test("pauses between two requests, which can be taken back", async () => {
  const { queue, sent, last } = aQueue();
  const first = queue.proceed();
  queue.pause();
  expect(queue.state.phase).toBe("pausing");
  void queue.proceed();
  expect(queue.state.phase).toBe("running");
  queue.pause();
  last()?.resolve(made(3));
  await first;
  expect(queue.state.phase).toBe("paused");
  expect(sent).toHaveLength(1);
  void queue.proceed();
  await expect.poll(() => sent.length).toBe(2);
});

test.each([
  [
    "an answer that was lost",
    new Failure({ kind: "unknown-outcome", cause: { kind: "refused", message: "" } }),
    "unknown",
    { unknown: 3, ready: 4 },
  ],
  ["something unexpected", new Error("?"), "unknown", { unknown: 3, ready: 4 }],
  ["a refusal", new Failure({ kind: "refused", message: "" }), "failed", { refused: 3, ready: 4 }],
  [
    "a refused token",
    new Failure({ kind: "status", status: 401, message: "" }),
    "failed",
    { refused: 3, ready: 4 },
  ],
  ["a file that is gone", new FileUnreadable(new File([], "x")), "failed", { ready: 7 }],
  ["no network", new Failure({ kind: "unreachable", why: "offline" }), "failed", { ready: 7 }],
])(
  "%s stops it, and the rest is sent when the operator says so",
  async (_what, error, kind, counts) => {
    const { queue, sent, last, numbers } = aQueue();
    const stopped = queue.proceed();
    last()?.reject(error);
    await stopped;
    expect(queue.state.phase).toBe("stopped");
    expect(queue.state.halt).toMatchObject({ number: 1, kind, error });
    expect(countResults(queue.state)).toMatchObject({ created: 0, ...counts });
    expect(queue.state.rows[0]?.sentAt === undefined).toBe(counts.ready === 7);
    void queue.proceed();
    await expect.poll(() => sent.length).toBe(2);
    expect(numbers()).toEqual([
      [1, 2, 3],
      [4, 5, 6],
    ]);
  },
);

test("an answer with another number of items stops it, and none of them is matched", async () => {
  const { queue, last } = aQueue();
  const stopped = queue.proceed();
  last()?.resolve({ ...made(4), isWhole: false });
  await stopped;
  expect(queue.state).toMatchObject({ phase: "stopped", halt: { number: 1, kind: "unmatched" } });
  const rows = queue.state.rows.filter(({ request }) => request === 1);
  expect(rows.map(({ status, why, position }) => [status, why, position])).toEqual([
    ...[1, 2, 3].map(() => ["unknown", "unmatched", undefined]),
    ...[1, 2, 3, 4].map((position) => ["created", undefined, position]),
  ]);
});

test("an item that does not say stops it", async () => {
  const { queue, last } = aQueue();
  const stopped = queue.proceed();
  const unclear = { isCreated: undefined, id: undefined, message: "" };
  last()?.resolve({ ...made(3), items: [...made(2).items, unclear] });
  await stopped;
  expect(queue.state.phase).toBe("stopped");
  expect(countResults(queue.state)).toMatchObject({ created: 2, notReported: 1 });
});

test("a refused item is no created case, whatever id it has", async () => {
  const { queue, last } = aQueue();
  const done = queue.proceed();
  const [first, second] = [readCaseId("7"), readCaseId("8")];
  const items = [
    { isCreated: true, id: first, message: "" },
    { isCreated: false, id: second, message: "no" },
    { isCreated: undefined, id: second, message: "" },
  ];
  last()?.resolve({ items, isWhole: true, success: false });
  queue.stop();
  await done;
  expect(createdIn(queue.state)).toEqual([first]);
});

test("sends nothing while nobody is signed in", async () => {
  let isOpen = true;
  const { queue, sent, last } = aQueue(() => isOpen);
  const paused = queue.proceed();
  isOpen = false;
  last()?.resolve(made(3));
  await paused;
  expect(queue.state.phase).toBe("paused");
  expect(sent).toHaveLength(1);
});

test("stops after the request that is being sent, or at once", async () => {
  const { queue, last } = aQueue();
  const done = queue.proceed();
  queue.stop();
  expect(queue.state.phase).toBe("stopping");
  last()?.resolve(made(3));
  await done;
  expect(queue.state.phase).toBe("stopped");
  const other = aQueue().queue;
  other.stop();
  expect(other.state.phase).toBe("stopped");
});
