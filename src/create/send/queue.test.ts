import { expect, test } from "vitest";
import type { CreateOutcome } from "#api/create-cases.ts";
import { FileUnreadable } from "#api/create-cases.ts";
import { Failure } from "#api/failure.ts";
import { createStore } from "#lib/store.ts";
import { readCaseId } from "#model/case-id.ts";
import { emptyValues } from "../form/values.ts";
import { createdIn, unmatchedItems } from "../result/result-rows.ts";
import { isToSend, resultStatusOf } from "../rows/row.ts";
import { RowList } from "../rows/row-list.ts";
import { createPlanner } from "./plan.ts";
import { CreateQueue } from "./queue.ts";

const made = (count: number): CreateOutcome => ({
  items: Array.from({ length: count }, () => ({ isCreated: true, id: undefined, message: "" })),
  success: true,
});

/** A queue of 7 rows in requests of 3, whose answers a test gives one by one. */
function startQueue() {
  const sent: { numbers: number[]; answer: PromiseWithResolvers<CreateOutcome> }[] = [];
  const isSignedIn = createStore(true);
  const list = new RowList(Array.from({ length: 7 }, (_, index) => ({ rawArn: `740${index}` })));
  const planRequests = createPlanner(emptyValues(), {
    fields: [],
    columns: [],
    tag: "en-GB",
    transactionsPerRequest: 3,
  });
  const queue = new CreateQueue({
    list,
    canSend: () => isSignedIn.get(),
    send(_plan, { rows }) {
      const answer = Promise.withResolvers<CreateOutcome>();
      sent.push({ numbers: rows.map(({ number }) => number), answer });
      return answer.promise;
    },
    onCases: () => {},
  });
  const sendRest = () =>
    queue.send({
      bpCode: "DP",
      rows: list.get().filter(isToSend),
      planRequests,
      confirmed: new Map(),
      sentArns: new Map(),
      isRest: true,
    });
  function state() {
    const now = queue.state.get();
    if (!now) throw new Error("Nothing was sent");
    return now;
  }
  const halted = sendRest();
  const statuses = () => list.get().map(resultStatusOf);
  return {
    list,
    queue,
    state,
    sent,
    sendRest,
    halted,
    statuses,
    isSignedIn,
    last: () => sent.at(-1)?.answer,
  };
}

test("sends requests one after another, each once, however often it is told to", async () => {
  const { state, sent, sendRest, halted, statuses, last } = startQueue();
  for (const count of [1, 2, 3]) {
    await expect.poll(() => sent.length).toBe(count);
    void sendRest();
    last()?.resolve(made(count === 3 ? 1 : 3));
  }
  await halted;
  await sendRest();
  expect(sent.map(({ numbers }) => numbers)).toEqual([[1, 2, 3], [4, 5, 6], [7]]);
  expect(state().phase).toBe("ended");
  expect(new Set(statuses())).toEqual(new Set(["created"]));
});

test("stops between two requests, and sends the rest when the operator says so", async () => {
  const { queue, state, sent, sendRest, halted, last } = startQueue();
  queue.stop();
  expect(state().phase).toBe("stopping");
  last()?.resolve(made(3));
  await halted;
  expect(state()).toMatchObject({
    phase: "stopped",
    requests: 3,
    ends: [{ kind: "answered" }],
  });
  expect(sent).toHaveLength(1);
  const ended = sendRest();
  for (const count of [2, 3]) {
    await expect.poll(() => sent.length).toBe(count);
    last()?.resolve(made(count === 3 ? 1 : 3));
  }
  await ended;
  expect(sent.map(({ numbers }) => numbers)).toEqual([[1, 2, 3], [4, 5, 6], [7]]);
  expect(state()).toMatchObject({ phase: "ended", requests: 3 });
});

test("stops after the request in flight while nobody is signed in", async () => {
  const { state, sent, sendRest, halted, isSignedIn, last } = startQueue();
  isSignedIn.set(false);
  last()?.resolve(made(3));
  await halted;
  await sendRest();
  expect(state()).toMatchObject({ phase: "stopped", ends: [{ kind: "answered" }] });
  isSignedIn.set(true);
  void sendRest();
  expect(sent.map(({ numbers }) => numbers)).toEqual([
    [1, 2, 3],
    [4, 5, 6],
  ]);
});

const refusal = { kind: "refused", message: "" } as const;
const tooLarge = { kind: "not-sent", cause: { kind: "too-large" } } as const;
const tokenRefused = { kind: "status", status: 401, message: "", sentBytes: 1 } as const;

test.each([
  ["a lost answer", new Failure({ kind: "unknown-outcome", cause: refusal }), "unknown"],
  ["something unexpected before it was sent", new Error("?"), "notSent"],
  ["a refusal", new Failure(refusal), "refused"],
  ["an unreadable file", new FileUnreadable("f", new File([], "x")), "notSent"],
  ["a request that could not be sent", new Failure(tooLarge), "notSent"],
  ["a refused token", new Failure(tokenRefused), "notSent"],
])("%s stops it; what was not sent is the rest", async (_what, error, status) => {
  const { list, state, sent, sendRest, halted, statuses, last } = startQueue();
  last()?.reject(error);
  await halted;
  expect(state()).toMatchObject({
    phase: "stopped",
    ends: [{ requestNumber: 1, kind: status, error }],
  });
  expect(statuses()).toEqual([status, status, status, "notSent", "notSent", "notSent", "notSent"]);
  expect(list.get()[0]?.result?.sentAt === undefined).toBe(status === "notSent");
  void sendRest();
  expect(sent.at(-1)?.numbers).toEqual(status === "notSent" ? [1, 2, 3] : [4, 5, 6]);
  expect(state().ends).toHaveLength(status === "notSent" ? 0 : 1);
});

test("an answer with another number of items stops it, and none of them is matched", async () => {
  const { state, halted, statuses, last } = startQueue();
  last()?.resolve(made(4));
  await halted;
  expect(state()).toMatchObject({
    phase: "stopped",
    ends: [{ requestNumber: 1, kind: "unknown" }],
  });
  expect(statuses().slice(0, 3)).toEqual(["unknown", "unknown", "unknown"]);
  expect(unmatchedItems(state()).map(({ result }) => result.status)).toEqual(
    Array(4).fill("created"),
  );
});

test("an answer that leaves out an outcome stops it; what was not created can be sent again", async () => {
  const { list, state, halted, sent, statuses, last } = startQueue();
  const [first, second] = [readCaseId("7"), readCaseId("8")];
  const items = [
    { isCreated: true, id: first, message: "" },
    { isCreated: false, id: second, message: "no" },
    { isCreated: undefined, id: second, message: "" },
  ];
  last()?.resolve({ items, success: true });
  await halted;
  expect(sent).toHaveLength(1);
  expect(state()).toMatchObject({
    phase: "stopped",
    ends: [{ requestNumber: 1, isContradictory: true }],
  });
  expect(statuses().slice(0, 3)).toEqual(["created", "refused", "notReported"]);
  // A refused item with an id is no created case.
  expect(createdIn({ ...state(), rows: list.get() })).toEqual([first]);

  list.keepNotCreated();
  expect(list.get().slice(0, 2)).toMatchObject([
    { number: 2, refusal: "no" },
    { number: 3, refusal: undefined },
  ]);
  expect(statuses()).toEqual(Array(6).fill("notSent"));
});
