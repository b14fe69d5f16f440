import { expect, test } from "vitest";
import { readSettings } from "#config/settings.ts";
import { caseIdOf } from "#model/fixtures/case-of.ts";
import dispute from "#wire/fixtures/dispute.json";
import odd from "#wire/fixtures/odd.json";
import { ExactNumber } from "#wire/json.ts";
import { Failure } from "./failure.ts";
import { recordingClient, redirected, type TestAnswer, withBug } from "./fixtures/api-client.ts";
import { getCase, messageOf, receivedPart } from "./get-case.ts";

const id = caseIdOf(900453);

const connect = (...answers: readonly TestAnswer[]) =>
  recordingClient(answers, { baseUrl: "https://bank.example/api" });

const json = (value: unknown, init?: ResponseInit) => () =>
  new Response(JSON.stringify(value), init);
const text = (body: string | ReadableStream | null, init?: ResponseInit) => () =>
  new Response(body, init);

const reasonOf = (promise: Promise<unknown>) =>
  promise.then(
    () => "no failure",
    (error: unknown) => (error instanceof Failure ? error.reason : error),
  );

const ownJson = (value: object, status = 200) => json({ success: false, ...value }, { status });
const unreadable = (why: string) => ({ kind: "unreadable", why });
const noCase = (message: string) => ({ ...unreadable("no-case"), message });
const refusal = (message: string) => ({ kind: "refused", message });
const status = (status: number, message = "") => ({ kind: "status", status, message });
const otherKey = (key: string) => ({ ...unreadable("other-key"), key });
const other = (received: string) => ({ ...unreadable("other-case"), id: received });

test.each<[string, () => Response, object]>([
  ["HTML", text("<html><script>alert(1)</script></html>"), unreadable("web-page")],
  ["a redirect", redirected, unreadable("redirect")],
  ["a truncated body", text('{"success":true,"bpItem":{'), unreadable("not-json")],
  ["null and no case", json({ success: null, errorMessage: "Moved" }), noCase("Moved")],
  ["another key", json({ Success: true, BpItem: dispute.bpItem }), otherKey("BpItem")],
  ["other keys in it", json({ success: true, bpItem: { Id: 900453, Code: "" } }), otherKey("Id")],
  ["an empty case", json({ success: true, bpItem: {}, errorMessage: "Locked" }), noCase("Locked")],
  ["another case", json({ ...dispute, bpItem: { id: 7 } }), other("7")],
  ["a refusal", ownJson({ errorMessage: "<b>No</b>" }), refusal("<b>No</b>")],
  ["a refusal with status 500", ownJson({ errorMessage: "No" }, 500), refusal("No")],
  ["403", ownJson({ errorMessage: "Not yours" }, 403), status(403, "Not yours")],
  ["502", text("Bad gateway", { status: 502 }), status(502)],
])("a failure: %s", async (_name, answer, reason) => {
  expect(await reasonOf(getCase(connect(answer).client, id))).toEqual(reason);
});

test("no connection, and no answer within the time-out", async () => {
  const broken = reasonOf(getCase(connect().client, id));
  expect(await broken).toEqual({ kind: "unreachable", why: "network" });
  const { promise, reject } = Promise.withResolvers<Response>();
  const { client } = connect((init) => {
    init?.signal?.addEventListener("abort", () => reject(new DOMException("", "AbortError")));
    return promise;
  });
  const { settings } = readSettings({ readTimeoutSeconds: 0.01 });
  const { signal } = new AbortController();
  const silent = reasonOf(getCase({ ...client, settings }, id, signal));
  expect(await silent).toEqual({ kind: "unreachable", why: "timeout", seconds: 0.01 });
});

test("an error of the viewer is none of the service", async () => {
  const { client } = connect(() => withBug(new Response("{}")));
  await expect(getCase(client, id)).rejects.toThrow("is not a function");
});

test.each([null, "DP-454"])(
  "reads a case after a byte-order mark and with bad leaves, of which its id may be one: %j",
  async (badId) => {
    const answer = { ...odd, bpItem: { ...odd.bpItem, id: badId } };
    const { client } = connect(text(`\uFEFF${JSON.stringify(answer)}`));
    const { case: caseData } = await getCase(client, caseIdOf(900454));
    expect(caseData.stages).toHaveLength(3);
  },
);

test.each(['"900453"', "9.00453e5", '"000900453"'])(
  "is the case that was asked for, whose id is written %s",
  async (sent) => {
    const answer = JSON.stringify(dispute).replace('"id":900453', `"id":${sent}`);
    const { case: caseData } = await getCase(connect(text(answer)).client, id);
    expect(caseData.code).toBe("DP-26-453");
  },
);

test.each([0, "false", null])(
  "shows a case beside a `success` of another type: %j",
  async (success) => {
    const { client } = connect(json({ ...dispute, success }));
    const { case: caseData } = await getCase(client, id);
    expect(caseData.code).toBe("DP-26-453");
  },
);

const longId = 2200123412341234;

test("masks an id as long as a card number in the service's words, also beside the case", async () => {
  const errorMessage = `Case ${longId} is old`;
  const answer = { success: true, errorMessage, bpItem: { id: longId } };
  const { client } = connect(ownJson({ errorMessage }), json(answer));
  const message = "Case 2200••••••••1234 is old";
  expect(await reasonOf(getCase(client, caseIdOf(longId)))).toMatchObject({ message });
  expect(messageOf(await getCase(client, caseIdOf(longId)))).toBe(message);
});

test.each<[string, TestAnswer]>([
  ["a web page", text("<!DOCTYPE html>")],
  ["a redirect", redirected],
  ["401", text("", { status: 401 })],
])("takes %s behind a proxy that adds the token for a lost sign-in", async (_what, answer) => {
  const client = { ...connect(answer).client, authorization: async () => undefined };
  expect(await reasonOf(getCase(client, id))).toMatchObject({ isSignedOut: true });
});

test("gives up a refused token, and continues with the next one", async () => {
  const { client, requests, refused } = connect(json({}, { status: 401 }), json(dispute));
  const { case: caseData } = await getCase(client, id);
  expect(caseData.code).toBe("DP-26-453");
  expect(refused).toEqual(["Bearer t1"]);
  const tokens = requests.map(({ headers }) => headers.get("X-Authorization"));
  expect(tokens).toEqual(["Bearer t1", "Bearer t2"]);
  expect(requests[1]?.url).toBe("https://bank.example/api/webapi/v1/BpEngineApi/GetBpItem/900453");
});

test("finds a part of the case as received at the path of the model", () => {
  const field = { code: "f", value: new ExactNumber("1.10") };
  const received = { bpItem: { stages: [7, { fields: ["x", field] }] } };
  expect(receivedPart({ received }, "stages[0].fields[0]")).toEqual(field);
  for (const path of ["stages[1]", "stages[0].fields[0].documentsInfo[0]", "__proto__.x"]) {
    expect(receivedPart({ received }, path)).toBeUndefined();
  }
});
