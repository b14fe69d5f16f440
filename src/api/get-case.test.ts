import { describe, expect, test } from "vitest";
import type { CaseId } from "#model/case-id.ts";
import { readCaseId } from "#model/case-id.ts";
import dispute from "#wire/fixtures/dispute.json";
import odd from "#wire/fixtures/odd.json";
import { ExactNumber } from "#wire/json.ts";
import { Failure } from "./failure.ts";
import { connectionTo } from "./fixtures/connection.ts";
import { getCase, getFilesCall, receivedPart } from "./get-case.ts";

const id = (text = "900453"): CaseId => {
  const read = readCaseId(text);
  if (!read) throw new Error(text);
  return read;
};

/** A connection that gives these answers, one after another; the last one is repeated. */
function connect(...answers: ((init: RequestInit | undefined) => Response | Promise<Response>)[]) {
  const requests: Request[] = [];
  const refused: (string | undefined)[] = [];
  let token = 1;
  const connection = connectionTo(() => Response.error(), {
    baseUrl: "https://bank.example/api",
    async fetch(url, init) {
      init?.signal?.throwIfAborted();
      requests.push(new Request(url, init));
      const answer = answers[Math.min(requests.length, answers.length) - 1];
      if (!answer) throw new TypeError("no answer");
      return answer(init);
    },
    authorization: async () => `Bearer t${token}`,
    refuse(authorization) {
      refused.push(authorization);
      token += 1;
    },
  });
  return { connection, requests, refused };
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

test("a case is requested without following, caching or telling where the page is", async () => {
  const { connection, requests } = connect(json(dispute));
  expect((await getCase(connection, id(), options)).notes).toEqual([]);
  expect(requests).toMatchObject([
    {
      url: "https://bank.example/api/webapi/v1/BpEngineApi/GetBpItem/900453",
      redirect: "manual",
      cache: "no-store",
      referrerPolicy: "no-referrer",
    },
  ]);
});

test("requests files where the setting says", () => {
  expect(getFilesCall(id("1"), "query").path).toBe(
    "/webapi/v1/BpEngineApi/GetBpItem/1?getFilesInBody=true",
  );
  expect(getFilesCall(id("1"), "header")).toEqual({
    path: "/webapi/v1/BpEngineApi/GetBpItem/1",
    headers: { getFilesInBody: "true" },
  });
});

describe("a failure", () => {
  test.each([
    ["HTML", text("<html><script>alert(1)</script></html>"), "not-json"],
    ["nothing", text(""), "empty"],
    ["a redirect", redirected, "redirect"],
    ["204", text(null, { status: 204 }), "empty"],
    ["a truncated body", text('{"success":true,"bpItem":{'), "not-json"],
    ["null", text("null"), "not-object"],
    ["a list", text("[]"), "not-object"],
    ["success without a case", json({ success: true }), "no-case"],
  ])("%s", async (_name, answer, why) => {
    const reason = await reasonOf(getCase(connect(answer).connection, id(), options));
    expect(reason).toEqual({ kind: "unreadable", why });
  });

  test.each([
    ["7", json({ ...dispute, bpItem: { id: 7 } })],
    ["7", json({ bpItem: { id: "7" } })],
    ["9007199254740993", text('{"success":true,"bpItem":{"id":9007199254740993}}')],
    // The sentence has no room for more digits.
    ["7".repeat(40), json({ bpItem: { id: "7".repeat(1_000_000) } })],
  ])("another case, %s", async (other, answer) => {
    const reason = await reasonOf(getCase(connect(answer).connection, id(), options));
    expect(reason).toEqual({ kind: "unreadable", why: "other-case", id: other });
  });

  test.each([
    ["a refusal", { success: false, errorMessage: "<b>No</b>" }, 200, "<b>No</b>"],
    ["a refusal with a case", { ...dispute, success: false }, 200, ""],
    ["a refusal with status 500", { success: false, errorMessage: "No" }, 500, "No"],
  ])("%s", async (_name, answer, status, message) => {
    const { connection } = connect(json(answer, { status }));
    expect(await reasonOf(getCase(connection, id(), options))).toEqual({
      kind: "refused",
      message,
    });
  });

  test.each([
    [403, JSON.stringify({ success: false, errorMessage: "Not yours" }), "Not yours"],
    [404, "<html>", ""],
    [502, "Bad gateway", ""],
    [500, '{"error":"x"}', ""],
  ])("status %s", async (status, body, message) => {
    const { connection } = connect(text(body, { status }));
    const reason = await reasonOf(getCase(connection, id(), options));
    expect(reason).toEqual({ kind: "status", status, message });
  });

  test("no connection", async () => {
    expect(await reasonOf(getCase(connect().connection, id(), options))).toEqual({
      kind: "unreachable",
      why: "network",
    });
  });

  test("no answer within the time-out", async () => {
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

test("reads a case after a byte-order mark and with bad leaves", async () => {
  const answer = text(`\uFEFF${JSON.stringify({ ...odd, bpItem: { ...odd.bpItem, id: null } })}`);
  const { case: shown, notes } = await getCase(connect(answer).connection, id("900454"), options);
  expect(shown.stages).toHaveLength(3);
  expect(notes.length).toBeGreaterThan(5);
});

test("takes a text that is no id for a bad leaf, not for another case", async () => {
  const answer = json({ ...dispute, bpItem: { ...dispute.bpItem, id: "DP-453" } });
  const { case: shown } = await getCase(connect(answer).connection, id(), options);
  expect(shown.code).toBe("DP-26-453");
});

test("gives up a refused token, and continues with the next one", async () => {
  const { connection, requests, refused } = connect(json({}, { status: 401 }), json(dispute));
  const { case: shown } = await getCase(connection, id(), options);
  expect(shown.code).toBe("DP-26-453");
  expect(refused).toEqual(["Bearer t1"]);
  const tokens = requests.map(({ headers }) => headers.get("X-Authorization"));
  expect(tokens).toEqual(["Bearer t1", "Bearer t2"]);
});

describe("a part of the case as received", () => {
  const bpItem = { stages: [7, { fields: ["x", { code: "f", value: new ExactNumber("1.10") }] }] };
  const partAt = (path: string) => receivedPart({ received: { bpItem } }, path);

  test("is found at the path of the model", () => {
    expect(partAt("stages[0].fields[0]")).toEqual({ code: "f", value: new ExactNumber("1.10") });
  });

  test.each(["stages[1]", "stages[0].fields[0].documentsInfo[0]", "__proto__.x", "toString"])(
    "is absent at %s",
    (path) => {
      expect(partAt(path)).toBeUndefined();
    },
  );
});
