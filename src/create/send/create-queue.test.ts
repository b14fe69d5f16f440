import { expect, test } from "vitest";
import type { CreateOutcome } from "#api/create-cases.ts";
import { Failure } from "#api/failure.ts";
import { readCaseId } from "#model/case-id.ts";
import { typedTransaction } from "../fixtures/transaction.ts";
import { FileUnreadable } from "../form/value-text.ts";
import { CreateQueue } from "./create-queue.ts";
import { countResults, createdIn } from "./queue-state.ts";

const made = (count: number): CreateOutcome => ({
  items: Array.from({ length: count }, () => ({ isCreated: true, id: undefined, message: "" })),
  isWhole: true,
  success: true,
});

/** A queue of 7 rows in requests of 3, whose answers a test gives one by one. */
function startQueue() {
  const sent: { numbers: number[]; answer: PromiseWithResolvers<CreateOutcome> }[] = [];
  const rows = Array.from({ length: 7 }, (_, index) => typedTransaction(index + 1, `arn-${index}`));
  const queue = new CreateQueue(rows, {
    size: 3,
    heldBack: [],
    canSend: () => true,
    onChange: () => {},
    send: (transactions) => {
      const answer = Promise.withResolvers<CreateOutcome>();
      sent.push({ numbers: transactions.map(({ number }) => number), answer });
      return answer.promise;
    },
  });
  const halted = queue.proceed();
  return { queue, sent, halted, last: () => sent.at(-1)?.answer };
}

test("sends requests one after another, each once, however often it is continued", async () => {
  const { queue, sent, halted, last } = startQueue();
  for (const count of [1, 2, 3]) {
    await expect.poll(() => sent.length).toBe(count);
    void queue.proceed();
    last()?.resolve(made(count === 3 ? 1 : 3));
  }
  await halted;
  await queue.proceed();
  expect(sent.map(({ numbers }) => numbers)).toEqual([[1, 2, 3], [4, 5, 6], [7]]);
  expect(queue.state.phase).toBe("ended");
  expect(countResults(queue.state)).toMatchObject({ created: 7, all: 7 });
});

test("pauses and stops between two requests, and stops at once while it is paused", async () => {
  const { queue, sent, halted, last } = startQueue();
  queue.pause();
  expect(queue.state.phase).toBe("pausing");
  void queue.proceed();
  expect(queue.state.phase).toBe("running");
  queue.pause();
  last()?.resolve(made(3));
  await halted;
  expect(queue.state.phase).toBe("paused");
  queue.stop();
  expect(queue.state.phase).toBe("stopped");
  expect(sent).toHaveLength(1);
  const continued = queue.proceed();
  expect(sent).toHaveLength(2);
  queue.stop();
  expect(queue.state.phase).toBe("stopping");
  last()?.resolve(made(3));
  await continued;
  expect(queue.state.phase).toBe("stopped");
  expect(sent).toHaveLength(2);
});

const refusal = { kind: "refused", message: "" } as const;

test.each([
  [
    "an answer that was lost",
    new Failure({ kind: "unknown-outcome", cause: refusal }),
    "unknown",
    { unknown: 3, ready: 4 },
  ],
  ["something unexpected", new Error("?"), "unknown", { unknown: 3, ready: 4 }],
  ["a refusal", new Failure(refusal), "failed", { refused: 3, ready: 4 }],
  ["an unreadable file", new FileUnreadable("f", new File([], "x")), "failed", { ready: 7 }],
  ["no network", new Failure({ kind: "unreachable", why: "offline" }), "failed", { ready: 7 }],
])(
  "%s stops it, and the rest is sent when the operator says so",
  async (_what, error, kind, counts) => {
    const { queue, sent, halted, last } = startQueue();
    last()?.reject(error);
    await halted;
    expect(queue.state).toMatchObject({ phase: "stopped", halt: { number: 1, kind, error } });
    expect(countResults(queue.state)).toMatchObject({ created: 0, ...counts });
    expect(queue.state.rows[0]?.sentAt === undefined).toBe(counts.ready === 7);
    void queue.proceed();
    expect(sent.map(({ numbers }) => numbers)).toEqual([
      [1, 2, 3],
      [4, 5, 6],
    ]);
  },
);

test("an answer with another number of items stops it, and none of them is matched", async () => {
  const { queue, halted, last } = startQueue();
  last()?.resolve({ ...made(4), isWhole: false });
  await halted;
  expect(queue.state).toMatchObject({ phase: "stopped", halt: { number: 1, kind: "unmatched" } });
  const rows = queue.state.rows.filter(({ request }) => request === 1);
  expect(rows.map(({ status, why, position }) => [status, why, position])).toEqual([
    ...[1, 2, 3].map(() => ["unknown", "unmatched", undefined]),
    ...[1, 2, 3, 4].map((position) => ["created", undefined, position]),
  ]);
});

test("an answer that leaves out an outcome stops it, and a refused item with an id is no created case", async () => {
  const { queue, halted, sent, last } = startQueue();
  const [first, second] = [readCaseId("7"), readCaseId("8")];
  const items = [
    { isCreated: true, id: first, message: "" },
    { isCreated: false, id: second, message: "no" },
    { isCreated: undefined, id: second, message: "" },
  ];
  last()?.resolve({ items, isWhole: true, success: true });
  await halted;
  expect(sent).toHaveLength(1);
  expect(queue.state).toMatchObject({ phase: "stopped", contradictions: [1] });
  expect(countResults(queue.state)).toMatchObject({ created: 1, refused: 1, notReported: 1 });
  expect(createdIn(queue.state)).toEqual([first]);
});
