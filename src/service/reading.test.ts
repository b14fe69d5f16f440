import { expect, test } from "vitest";
import { createBpPath, getBpItemPath, tokenHeader } from "#wire/operations.ts";
import { demoCaseIds } from "./demo/first-cases.ts";
import { faultCaseIds } from "./faults.ts";
import { at, listAt, notesOn } from "./fixtures/requests.ts";
import { startService } from "./fixtures/start-service.ts";

/** The cases of the demo that break the specification on purpose. */
const oddCaseIds = [900461, 900462];
const casePath = getBpItemPath(900453);
const words: unknown = expect.stringMatching(/\p{L}+ \p{L}+/u);

test.each([...demoCaseIds])(
  "case %i is as the specification says, and one of the bank",
  async (id) => {
    const { post } = await startService();
    const response = await post(getBpItemPath(id));
    expect(response.status).toBe(200);
    expect(response.headers.get("Content-Type")).toBe("application/json; charset=utf-8");
    const answer: unknown = await response.json();
    expect(answer).toMatchObject({ success: true, bpItem: { id } });
    expect(notesOn(answer).length > 0).toBe(oddCaseIds.includes(id));
    const transaction = at(answer, "bpItem.startTrxProperty.0");
    const side = at(transaction, "operatorInitiator") ? "initiatorName" : "respondentName";
    expect(at(transaction, side)).toBe("Aldertree Bank");
  },
);

test.each([
  ["?getFilesInBody=true", {}, true],
  ["", { getFilesInBody: "true" }, true],
  ["", {}, false],
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

test.each(["999", "007", "abc"])("%j is no case, in words", async (id) => {
  const { post } = await startService();
  const response = await post(getBpItemPath(0).replace("0", id));
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ success: false, errorMessage: words });
});

test.each(["Bearer ", "Basic demo"])("%j is no token", async (token) => {
  const { post } = await startService();
  for (const path of [casePath, createBpPath]) {
    const response = await post(path, { headers: { [tokenHeader]: token } });
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({});
  }
});

test("a reading fails by status, silence, a page, and a token that is refused once", async () => {
  const { post, read } = await startService();
  const { status, page, silent, unauthorizedOnce } = faultCaseIds;
  expect((await post(getBpItemPath(status))).status).toBe(500);
  expect(await (await post(getBpItemPath(page))).text()).toContain("<!doctype html>");
  const silence = await post(getBpItemPath(silent), { signal: AbortSignal.timeout(50) });
  await expect(silence.text()).rejects.toThrow("dropped");
  expect((await post(getBpItemPath(unauthorizedOnce))).status).toBe(401);
  expect(await read(unauthorizedOnce)).toMatchObject({ success: false });
});

test("a case that others work on has another deadline and a file more at the second reading", async () => {
  const { read } = await startService();
  const stage = async () => at(await read(900452), "bpItem.stages.1");
  const [first, second, third] = [await stage(), await stage(), await stage()];
  expect(at(second, "autoActionDate")).not.toBe(at(first, "autoActionDate"));
  expect(listAt(at(first, "fields"), "1.documentsInfo")).toEqual([]);
  expect(listAt(at(second, "fields"), "1.documentsInfo")).toHaveLength(1);
  expect(third).toEqual(second);
});
