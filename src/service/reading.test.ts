import { expect, test } from "vitest";
import { getBpItemPath, tokenHeader } from "#wire/operations.ts";
import { demoCaseIds } from "./demo/demo-cases.ts";
import { at, listAt, notesOn } from "./fixtures/requests.ts";
import { startService } from "./fixtures/start-service.ts";

/** The cases of the demo that break the specification on purpose. */
const oddCaseIds = [900461, 900462];
const casePath = getBpItemPath(900453);
const words: unknown = expect.stringMatching(/\p{L}+ \p{L}+/u);

test.each([...demoCaseIds])("case %i is as the specification says", async (id) => {
  const { post } = await startService();
  const response = await post(getBpItemPath(id));
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toEqual({
    "content-type": "application/json; charset=utf-8",
    "cache-control": "no-cache",
    pragma: "no-cache",
  });
  const answer: unknown = await response.json();
  expect(answer).toMatchObject({ success: true, bpItem: { id } });
  expect(notesOn(answer).length > 0).toBe(oddCaseIds.includes(id));
});

test("an amount keeps every digit", async () => {
  const { post } = await startService();
  const text = await (await post(getBpItemPath(900460))).text();
  // Of the case, and of its transaction.
  expect(text.match(/"amount":9007199254740993,/g)).toHaveLength(2);
  expect(text).toContain('{\\"amount\\":123456789012345678901234567.125,');
});

test.each([
  ["?getFilesInBody=true", {}, true],
  ["?getfilesinbody=True", {}, true],
  ["", { getFilesInBody: "true" }, true],
  ["", {}, false],
  ["?getFilesInBody=false", {}, false],
])("asked by %j and the header %j, it sends the files: %j", async (query, headers, isSent) => {
  const { post } = await startService();
  const answer: unknown = await (await post(casePath + query, { headers })).json();
  const beginnings = listAt(answer, "bpItem.stages")
    .flatMap((stage) => listAt(stage, "fields"))
    .flatMap((field) => listAt(field, "documentsInfo"))
    .map((document) => at(document, "content"))
    .map((content) => (typeof content === "string" ? atob(content).slice(0, 4) : content));
  const files = ["%PDF", "\x89PNG", "\xff\xd8\xff\xe0", "To: ", "date"];
  expect(beginnings).toEqual(isSent ? files : files.map(() => undefined));
  expect(notesOn(answer)).toEqual([]);
});

test("an empty file and a corrupt one are sent as such", async () => {
  const { read } = await startService();
  const answer = await read(900458, "?getFilesInBody=true");
  const [, empty, corrupt] = listAt(answer, "bpItem.stages.0.fields.7.documentsInfo");
  expect(at(empty, "content")).toBe("");
  expect(at(corrupt, "content")).toMatch(/[^A-Za-z0-9+/=]/);
});

test("each reading finds a case that others work on a step further, but not for its files", async () => {
  const { read } = await startService();
  const first = await read(900452, "?getFilesInBody=true");
  expect(await read(900452)).toEqual(first);
  const second = await read(900452);
  expect(second).not.toEqual(first);
  const last = await read(900452);
  expect(last).not.toEqual(second);
  expect(await read(900452)).toEqual(last);
});

test.each(["999", "0", "007", "abc", "1e3", "9007199254740993", ""])(
  "%j is no case, in words",
  async (id) => {
    const { post } = await startService();
    const response = await post(getBpItemPath(0).replace("0", id));
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ success: false, errorMessage: words });
  },
);

test.each(["", "Bearer", "Bearer ", "Basic demo"])("%j is no token", async (token) => {
  const { post } = await startService();
  const response = await post(casePath, { headers: { [tokenHeader]: token } });
  expect(response.status).toBe(401);
  expect(await response.json()).toEqual({});
});

test("it answers POST only, below any base address, and knows two operations", async () => {
  const { post } = await startService();
  expect((await post(casePath, { method: "GET" })).status).toBe(405);
  expect((await post(`/some/where${casePath}`)).status).toBe(200);
  for (const path of ["/webapi/v1/BpEngineApi/ExecuteBp", `${casePath}/x`]) {
    expect((await post(path)).status).toBe(404);
  }
});
