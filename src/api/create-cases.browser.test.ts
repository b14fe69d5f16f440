import { expect, test, vi } from "vitest";
import { readSettings } from "#config/settings.ts";
import type { ApiClient } from "./api-client.ts";
import { type CreateRequest, createCases } from "./create-cases.ts";
import { Failure, reasonOf } from "./failure.ts";
import { recordingClient, redirected, type TestAnswer, withBug } from "./fixtures/api-client.ts";

const connect = (answer: TestAnswer, changes?: Partial<ApiClient>) =>
  recordingClient([answer], changes);

const answered =
  (value: unknown, status = 200) =>
  () =>
    new Response(JSON.stringify(value), { status });

const request: CreateRequest = {
  bpCode: "DP",
  fields: [{ code: "f_Comment", value: "Ü" }],
  transactions: [
    { arn: "74000001234567890123456", card: { digits: "4276000000001234" } },
    { arn: "", card: { digits: "" } },
  ],
  onSend() {},
};

const created = answered({ success: true, resultItems: [{ bpItemId: 1, success: true }] });

test("CreateBp goes out with capitalised keys where the setting says so", async () => {
  const { settings } = readSettings({ requestKeys: "capitalized" });
  const { client, requests } = connect(created, { settings });
  await createCases(client, request);
  const body = {
    OperationDataList: [
      { AcquirerReferenceData: "74000001234567890123456", CardNumber: "4276000000001234" },
      {},
    ],
    Fields: [{ Code: "f_Comment", Value: "Ü" }],
    BpCode: "DP",
  };
  expect(await requests[0]?.text()).toBe(JSON.stringify(body));
});

test.each([
  ["without the page's cookies where the operator has a token", "Bearer t", "omit"],
  ["with them where a proxy knows the operator by one", undefined, "same-origin"],
] as const)("CreateBp goes out %s", async (_why, authorization, credentials) => {
  const { client, requests } = connect(created, { authorization: async () => authorization });
  await createCases(client, request);
  // The same for a reading.
  const safe = { redirect: "manual", cache: "no-store", referrerPolicy: "no-referrer" };
  expect(requests).toMatchObject([{ credentials, ...safe }]);
});

const lost = (cause: object) => ({ kind: "unknown-outcome", cause });
test.each<[string, TestAnswer, object]>([
  ["a broken connection", () => Promise.reject(new TypeError("x")), lost({ why: "network" })],
  ["an error of the viewer", () => withBug(new Response("{}")), lost({ name: "TypeError" })],
  ["a redirect", redirected, lost({ why: "redirect" })],
  ["400", () => new Response("", { status: 400 }), { kind: "status", status: 400 }],
])("tells what became of a create after %s", async (_name, answer, reason) => {
  const failed = createCases(connect(answer).client, request);
  await expect(failed).rejects.toBeInstanceOf(Failure);
  await expect(failed).rejects.toMatchObject({ reason });
});

test.each([
  [429, { kind: "status", status: 429 }],
  [503, lost({ status: 503 })],
])(
  "a create is sent once, also where %s asks to wait, and no reading waits for it",
  async (status, reason) => {
    const busy = () => new Response("", { status, headers: { "Retry-After": "1" } });
    const { client, requests } = connect(busy);
    await expect(createCases(client, request)).rejects.toMatchObject({ reason });
    expect(requests).toHaveLength(1);
    expect(client.readPause.until.get()).toBeUndefined();
  },
);

test("drops a token that was refused, also beside a case", async () => {
  for (const body of [{}, { resultItems: [{ bpItemId: 1, success: true }] }]) {
    const { client, refused } = connect(answered(body, 401));
    await createCases(client, request).catch(() => {});
    expect(refused).toEqual(["Bearer t1"]);
  }
});

const withStatus = (status: number) => () => new Response("", { status });

test("says behind a proxy that the operator may be signed out, and what became of the create", async () => {
  const behindProxy = { authorization: async () => undefined };
  const failureAfter = (answer: TestAnswer) =>
    createCases(connect(answer, behindProxy).client, request).catch(reasonOf);
  const signedOut = { isSignedOut: true };
  for (const answer of [() => new Response("<html>"), redirected, withStatus(511)]) {
    expect(await failureAfter(answer)).toMatchObject(lost(signedOut));
  }
  for (const status of [401, 440]) {
    const refusal = await failureAfter(withStatus(status));
    expect(refusal).toMatchObject({ kind: "status", status, ...signedOut });
  }
});

test("is sent where the browser believes to be without a network", async () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const { client, requests } = connect(created);
  expect(await createCases(client, request)).toMatchObject({ success: true });
  expect(requests).toHaveLength(1);
});

test.each([
  ["the wait for a token is given up", { authorization: () => Promise.reject(new Error("left")) }],
  ["the address is no URL", { baseUrl: "https://[" }],
])("is not sent when %s", async (_what, changes) => {
  const { client, requests } = connect(created, changes);
  const failed = createCases(client, request);
  await expect(failed).rejects.toMatchObject({ reason: { kind: "not-sent" } });
  expect(requests).toEqual([]);
});

const notSent = (cause: object) => ({ kind: "not-sent", cause });
test.each([
  ["text", "", new RangeError("Invalid string length"), { kind: "too-large" }],
  ["a stream", "https://service.example", new RangeError("x"), { kind: "too-large" }],
  ["text", "", new TypeError("x"), { kind: "unexpected", name: "TypeError" }],
  ["a stream", "https://service.example", new TypeError("x"), { name: "TypeError" }],
])("is not sent when its body cannot be written as %s", async (_what, baseUrl, error, cause) => {
  const { client, requests } = connect(() => new Response(""));
  const readBody: typeof fetch = async (url, init) => {
    await new Request(url, init).text();
    return client.fetch(url, init);
  };
  const broken: CreateRequest = {
    ...request,
    onSend() {
      throw error;
    },
  };
  const sent = createCases({ ...client, baseUrl, fetch: readBody }, broken);
  await expect(sent).rejects.toMatchObject({ reason: notSent(cause) });
  expect(requests).toEqual([]);
});

test("is not sent when its body was never read", async () => {
  const { promise, reject } = Promise.withResolvers<Response>();
  const { client } = connect(
    (init) => {
      init?.signal?.addEventListener("abort", () => reject(new TypeError("given up")));
      return promise;
    },
    {
      baseUrl: "https://service.example",
      settings: readSettings({ createTimeoutSeconds: 0.05 }).settings,
    },
  );
  const unasked = createCases(client, request);
  await expect(unasked).rejects.toMatchObject({ reason: notSent({ why: "timeout" }) });
});
