import { describe, expect, test } from "vitest";
import { createBpPath, getBpItemPath, tokenHeader } from "#wire/operations.ts";
import { faultArns } from "../demo/transactions.ts";
import { at, type HostedService, notesOn, textAt } from "./hosted-service.ts";
import { goodRequest } from "./requests.ts";

/** What the faults do, on any host. */
export function failingSuite(service: HostedService): void {
  const read = (id: number) => service.post(getBpItemPath(id));
  const create = (arn: string, signal?: AbortSignal) =>
    service.post(createBpPath, { body: JSON.stringify(goodRequest("DP", [arn])), signal });
  const isCreated = async () => at(await service.read(900464), "success");

  describe("a fault of GetBpItem", () => {
    test.each([401, 403, 500, 502])("answers %i", async (status) => {
      expect(await read(990_000 + status)).toMatchObject({ status, text: "" });
    });

    test("breaks the JSON off", async () => {
      const { status, text } = await read(990001);
      expect(status).toBe(200);
      expect(text).toMatch(/^\{"bpItem"/);
      expect(() => void JSON.parse(text)).toThrow(SyntaxError);
    });

    test("succeeds without a case", async () => {
      expect(JSON.parse((await read(990002)).text)).toEqual({ success: true, errorMessage: "" });
    });

    test("sends another case", async () => {
      expect(at(JSON.parse((await read(990003)).text), "bpItem.id")).toBe(900453);
    });

    test("says nothing until the caller gives up", async () => {
      const call = service.post(getBpItemPath(990004), { signal: AbortSignal.timeout(150) });
      await expect(call).rejects.toBeInstanceOf(Error);
    });

    test("refuses at length, with markup", async () => {
      const answer: unknown = JSON.parse((await read(990005)).text);
      expect(at(answer, "success")).toBe(false);
      expect(textAt(answer, "errorMessage")).toMatch(/^<img .{500,}<\/script>$/s);
    });

    test("puts a byte-order mark before a case", async () => {
      const response = await service.host.call(getBpItemPath(990006), {
        method: "POST",
        headers: { [tokenHeader]: "Bearer demo" },
      });
      const bytes = new Uint8Array(await response.arrayBuffer());
      expect(bytes.slice(0, 3)).toEqual(Uint8Array.of(0xef, 0xbb, 0xbf));
      const text = new TextDecoder().decode(bytes);
      expect(at(JSON.parse(text), "bpItem.id")).toBe(990006);
      expect(notesOn(text)).toEqual([]);
    });

    test("drops the connection", async () => {
      await expect(read(990007)).rejects.toBeInstanceOf(Error);
    });

    test("sends a page instead", async () => {
      const { status, headers, text } = await read(990200);
      expect(status).toBe(200);
      expect(headers.get("Content-Type")).toContain("text/html");
      expect(text).toContain("<!doctype html>");
    });

    test("wants a new token once", async () => {
      await service.host.restart();
      expect((await read(990411)).status).toBe(401);
      expect(at(JSON.parse((await read(990411)).text), "bpItem.id")).toBe(990411);
    });
  });

  describe("a fault of CreateBp", () => {
    test("answers 500 and has created the case", async () => {
      expect((await create(faultArns.statusAfterwards)).status).toBe(500);
      expect(await isCreated()).toBe(true);
    });

    test("drops the connection and has created the case", async () => {
      await expect(create(faultArns.dropAfterwards)).rejects.toBeInstanceOf(Error);
      expect(await isCreated()).toBe(true);
    });

    test("wants a new token once, and creates nothing before", async () => {
      await service.host.restart();
      expect((await create(faultArns.unauthorizedOnce)).status).toBe(401);
      expect(await isCreated()).toBe(false);
      expect((await create(faultArns.unauthorizedOnce)).status).toBe(200);
      expect(await isCreated()).toBe(true);
    });

    test("says nothing and has created the case", async () => {
      const call = create(faultArns.silentAfterwards, AbortSignal.timeout(400));
      await expect(call).rejects.toBeInstanceOf(Error);
      expect(await isCreated()).toBe(true);
    });

    test("answers one item too many", async () => {
      const { text } = await create(faultArns.oneItemMore);
      expect(JSON.parse(text)).toMatchObject({
        success: true,
        resultItems: [{ bpItemId: 900464, success: true }, { success: false }],
      });
    });
  });
}
