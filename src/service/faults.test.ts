import { describe, expect, test } from "vitest";
import { createBpPath, getBpItemPath } from "#wire/operations.ts";
import { faultArns } from "./demo/transactions.ts";
import { at, goodRequest, notesOn } from "./fixtures/requests.ts";
import { startService } from "./fixtures/start-service.ts";

const { post } = await startService();
const longMarkup: unknown = expect.stringMatching(/^<img .{500,}<\/script>$/s);
const read = (id: number, signal?: AbortSignal) =>
  post(getBpItemPath(id), signal ? { signal } : {});

describe("a fault of GetBpItem", () => {
  test.each([401, 403, 500, 502])("is status %i", async (status) => {
    expect(await read(990_000 + status)).toMatchObject({ status, body: null });
  });

  test("is JSON that breaks off", async () => {
    const text = await (await read(990001)).text();
    expect(text).toMatch(/^\{"bpItem"/);
    expect(() => void JSON.parse(text)).toThrow(SyntaxError);
  });

  test.each([
    ["success without a case", 990002, { success: true, errorMessage: "" }],
    ["another case", 990003, { bpItem: { id: 900453 } }],
    ["a long refusal with markup", 990005, { success: false, errorMessage: longMarkup }],
  ])("is %s", async (_what, id, answer) => {
    expect(await (await read(id)).json()).toMatchObject(answer);
  });

  test("is a byte-order mark before a case", async () => {
    const bytes = new Uint8Array(await (await read(990006)).arrayBuffer());
    expect(bytes.slice(0, 3)).toEqual(Uint8Array.of(0xef, 0xbb, 0xbf));
    const answer: unknown = JSON.parse(new TextDecoder().decode(bytes));
    expect(at(answer, "bpItem.id")).toBe(990006);
    expect(notesOn(answer)).toEqual([]);
  });

  test("is a connection that drops, or that is silent until the caller gives up", async () => {
    await expect((await read(990007)).text()).rejects.toThrow("dropped");
    const silent = await read(990004, AbortSignal.timeout(50));
    await expect(silent.text()).rejects.toThrow("dropped");
  });

  test("is a page", async () => {
    const response = await read(990200);
    expect(response.headers.get("Content-Type")).toContain("text/html");
    expect(await response.text()).toContain("<!doctype html>");
  });

  test("is one refused token", async () => {
    expect((await read(990411)).status).toBe(401);
    expect(at(await (await read(990411)).json(), "bpItem.id")).toBe(990411);
  });
});

/** A service, and a request for the transaction with this ARN. */
async function startWith(arn: string) {
  const service = await startService();
  const body = JSON.stringify(goodRequest("DP", [arn]));
  return {
    create: (signal?: AbortSignal) => service.post(createBpPath, { body, signal: signal ?? null }),
    isCreated: async () => at(await service.read(900464), "success"),
  };
}

describe("a fault of CreateBp", () => {
  test("is status 500 after the case was created", async () => {
    const { create, isCreated } = await startWith(faultArns.statusAfterwards);
    expect((await create()).status).toBe(500);
    expect(await isCreated()).toBe(true);
  });

  test.each(["dropAfterwards", "silentAfterwards"] as const)(
    "is a lost answer after the case was created: %s",
    async (name) => {
      const { create, isCreated } = await startWith(faultArns[name]);
      const response = await create(AbortSignal.timeout(50));
      await expect(response.text()).rejects.toThrow("dropped");
      expect(await isCreated()).toBe(true);
    },
  );

  test("is one refused token, before anything was created", async () => {
    const { create, isCreated } = await startWith(faultArns.unauthorizedOnce);
    expect((await create()).status).toBe(401);
    expect(await isCreated()).toBe(false);
    expect((await create()).status).toBe(200);
    expect(await isCreated()).toBe(true);
  });

  test("is one item too many", async () => {
    const { create } = await startWith(faultArns.oneItemMore);
    expect(await (await create()).json()).toMatchObject({
      success: true,
      resultItems: [{ bpItemId: 900464, success: true }, { success: false }],
    });
  });
});
