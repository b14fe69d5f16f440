import { describe, expect, test } from "vitest";
import type { CaseId } from "#model/case-id.ts";
import { readCaseId } from "#model/case-id.ts";
import dispute from "#wire/fixtures/dispute.json";
import odd from "#wire/fixtures/odd.json";
import { ExactNumber } from "#wire/json.ts";
import type { Connection } from "./connection.ts";
import { Failure } from "./failure.ts";
import { getCase, getCaseCall, receivedPart } from "./get-case.ts";

const id = (text = "900453"): CaseId => {
  const read = readCaseId(text);
  if (!read) throw new Error(text);
  return read;
};

interface SentRequest {
  readonly url: string;
  readonly init: RequestInit | undefined;
}

/** A connection whose answers are given, one after another; the last one is repeated. */
function connect(...answers: ((init: RequestInit | undefined) => Response | Promise<Response>)[]) {
  const sent: SentRequest[] = [];
  const refused: (string | undefined)[] = [];
  let token = 1;
  const connection: Connection = {
    baseUrl: "https://bank.example/api",
    async fetch(url, init) {
      init?.signal?.throwIfAborted();
      sent.push({ url: new Request(url).url, init });
      const answer = answers[Math.min(sent.length, answers.length) - 1];
      if (!answer) throw new TypeError("no answer");
      return answer(init);
    },
    authorization: async () => `Bearer t${token}`,
    refuse(authorization) {
      refused.push(authorization);
      token += 1;
    },
  };
  return { connection, sent, refused };
}

const json = (value: unknown, init?: ResponseInit) => () =>
  new Response(JSON.stringify(value), init);
const text = (body: string | null, init?: ResponseInit) => () => new Response(body, init);
const options = { timeoutSeconds: 5 };

/** What `fetch` answers when it follows no redirect. */
const redirected = () =>
  Object.defineProperty(new Response(null), "type", { value: "opaqueredirect" });

const reasonOf = (promise: Promise<unknown>) =>
  promise.then(
    () => "no failure",
    (error: unknown) => (error instanceof Failure ? error.reason : error),
  );

test("GetBpItem goes out as specified", async () => {
  const { connection, sent } = connect(json(dispute));
  const { case: shown, notes } = await getCase(connection, id(), options);
  expect(shown.code).toBe("DP-26-453");
  expect(notes).toEqual([]);
  expect(sent).toHaveLength(1);
  expect(sent[0]?.url).toBe("https://bank.example/api/webapi/v1/BpEngineApi/GetBpItem/900453");
  expect(sent[0]?.init).toMatchObject({
    method: "POST",
    body: null,
    redirect: "manual",
    cache: "no-store",
    referrerPolicy: "no-referrer",
  });
  expect(sent[0]?.init?.headers).toEqual({
    "Content-Type": "application/json",
    Accept: "application/json",
    "X-Authorization": "Bearer t1",
  });
});

test("files are asked for where the setting says, and only then", () => {
  expect(getCaseCall(id("1"), false, "query")).toEqual({
    path: "/webapi/v1/BpEngineApi/GetBpItem/1",
  });
  expect(getCaseCall(id("1"), true, "query").path).toBe(
    "/webapi/v1/BpEngineApi/GetBpItem/1?getFilesInBody=true",
  );
  expect(getCaseCall(id("1"), true, "header")).toEqual({
    path: "/webapi/v1/BpEngineApi/GetBpItem/1",
    headers: { getFilesInBody: "true" },
  });
});

describe("answers that are none", () => {
  test.each([
    [
      "HTML",
      text("<html><script>alert(1)</script></html>"),
      { kind: "unreadable", why: "not-json" },
    ],
    ["nothing", text(""), { kind: "unreadable", why: "empty" }],
    ["a redirect", redirected, { kind: "unreadable", why: "redirect" }],
    ["204", text(null, { status: 204 }), { kind: "unreadable", why: "empty" }],
    [
      "a truncated body",
      text('{"success":true,"bpItem":{'),
      { kind: "unreadable", why: "not-json" },
    ],
    ["null", text("null"), { kind: "unreadable", why: "not-object" }],
    ["a list", text("[]"), { kind: "unreadable", why: "not-object" }],
    ["success without a case", json({ success: true }), { kind: "unreadable", why: "no-case" }],
    [
      "another case",
      json({ ...dispute, bpItem: { id: 7 } }),
      { kind: "unreadable", why: "other-case", id: "7" },
    ],
    [
      "another case, as text",
      json({ bpItem: { id: "7" } }),
      { kind: "unreadable", why: "other-case", id: "7" },
    ],
    [
      "another case, with more digits than a number holds",
      text('{"success":true,"bpItem":{"id":9007199254740993}}'),
      { kind: "unreadable", why: "other-case", id: "9007199254740993" },
    ],
    [
      "another case, with more digits than a sentence has room for",
      json({ bpItem: { id: "7".repeat(1_000_000) } }),
      { kind: "unreadable", why: "other-case", id: "7".repeat(40) },
    ],
    [
      "a refusal",
      json({ success: false, errorMessage: "<b>No</b>" }),
      { kind: "refused", message: "<b>No</b>" },
    ],
    [
      "a refusal with a case",
      json({ ...dispute, success: false }),
      { kind: "refused", message: "" },
    ],
    [
      "a refusal with status 500",
      json({ success: false, errorMessage: "No" }, { status: 500 }),
      { kind: "refused", message: "No" },
    ],
    [
      "403",
      json({ success: false, errorMessage: "Not yours" }, { status: 403 }),
      { kind: "status", status: 403, message: "Not yours" },
    ],
    ["404 in HTML", text("<html>", { status: 404 }), { kind: "status", status: 404 }],
    ["502", text("Bad gateway", { status: 502 }), { kind: "status", status: 502 }],
    ["500 in foreign JSON", json({ error: "x" }, { status: 500 }), { kind: "status", status: 500 }],
  ])("%s", async (_name, answer, reason) => {
    expect(await reasonOf(getCase(connect(answer).connection, id(), options))).toMatchObject(
      reason,
    );
  });

  test("no connection", async () => {
    expect(await reasonOf(getCase(connect().connection, id(), options))).toEqual({
      kind: "unreachable",
      why: "network",
    });
  });

  test("none within the time-out", async () => {
    const { connection } = connect(
      (init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener("abort", () => reject(new DOMException("", "AbortError")));
        }),
    );
    const { signal } = new AbortController();
    expect(await reasonOf(getCase(connection, id(), { timeoutSeconds: 0.01, signal }))).toEqual({
      kind: "unreachable",
      why: "timeout",
      seconds: 0.01,
    });
  });

  test("the caller gave up", async () => {
    const { connection } = connect(json(dispute));
    const reason = new DOMException("", "AbortError");
    expect(
      await reasonOf(getCase(connection, id(), { ...options, signal: AbortSignal.abort(reason) })),
    ).toBe(reason);
  });
});

test("a byte-order mark and bad leaves cost nothing", async () => {
  const answer = text(`\uFEFF${JSON.stringify({ ...odd, bpItem: { ...odd.bpItem, id: null } })}`);
  const { case: shown, notes } = await getCase(connect(answer).connection, id("900454"), options);
  expect(shown.stages).toHaveLength(3);
  expect(notes.length).toBeGreaterThan(5);
});

test("an id that is none is a bad leaf, and no other case", async () => {
  const answer = json({ ...dispute, bpItem: { ...dispute.bpItem, id: "DP-453" } });
  const { case: shown } = await getCase(connect(answer).connection, id(), options);
  expect(shown.code).toBe("DP-26-453");
});

test("a refused token is given up, and the next one carries on", async () => {
  const { connection, sent, refused } = connect(json({}, { status: 401 }), json(dispute));
  const { case: shown } = await getCase(connection, id(), options);
  expect(shown.code).toBe("DP-26-453");
  expect(refused).toEqual(["Bearer t1"]);
  expect(sent.map(({ init }) => new Headers(init?.headers).get("X-Authorization"))).toEqual([
    "Bearer t1",
    "Bearer t2",
  ]);
});

test("behind a proxy no token is sent, and a 401 is a failure", async () => {
  const { connection, sent } = connect(json({}, { status: 401 }));
  const behind = { ...connection, authorization: async () => undefined };
  expect(await reasonOf(getCase(behind, id(), options))).toMatchObject({
    kind: "status",
    status: 401,
  });
  expect(new Headers(sent[0]?.init?.headers).has("X-Authorization")).toBe(false);
});

describe("a part of the case as received", () => {
  const bpItem = { stages: [7, { fields: ["x", { code: "f", value: new ExactNumber("1.10") }] }] };
  const partAt = (path: string) => receivedPart({ received: { bpItem } }, path);

  test("is found where the model counts it", () => {
    expect(partAt("stages[0].fields[0]")).toEqual({ code: "f", value: new ExactNumber("1.10") });
  });

  test.each(["stages[1]", "stages[0].fields[0].documentsInfo[0]", "__proto__.x", "toString"])(
    "is not there for %s",
    (path) => {
      expect(partAt(path)).toBeUndefined();
    },
  );
});
