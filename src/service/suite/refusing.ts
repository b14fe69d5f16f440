import { describe, expect, test } from "vitest";
import { createBpPath, getBpItemPath, tokenHeader } from "#wire/operations.ts";
import { faultArns } from "../ledger.ts";
import { goodRequest } from "./claims.ts";
import { accepted, refused } from "./field-claims.ts";
import { at, type HostedService, textAt } from "./hosted-service.ts";

/** What CreateBp refuses of the fields, and what the transport refuses, on any host. */
export function refusingSuite(service: HostedService): void {
  describe("the fields of CreateBp", () => {
    test.each(refused)("refuses %s (%s)", async (_why, bpCode, fields, errorMessage) => {
      const answer = await service.create({ ...goodRequest(bpCode), fields });
      expect(answer).toEqual({ resultItems: [{ success: false, errorMessage }], success: false });
      expect(await service.read(900464)).toMatchObject({ success: false });
    });

    test.each(accepted)("accepts %s (%s)", async (_why, bpCode, fields) => {
      const answer = await service.create({ ...goodRequest(bpCode), fields });
      expect(textAt(answer, "resultItems.0.errorMessage")).toBe("");
      expect(at(answer, "success")).toBe(true);
    });
  });

  describe("the transport", () => {
    const body = JSON.stringify(goodRequest());

    test.each(["", "{", "undefined"])("answers 400 to the body %j", async (broken) => {
      const { status, text } = await service.post(createBpPath, { body: broken });
      expect(status).toBe(400);
      expect(JSON.parse(text)).toEqual({ success: false, errorMessage: "The body is not JSON." });
    });

    test.each([
      "[]",
      "null",
      "1",
      '{"operationDataList":1}',
      '{"fields":[1]}',
      '{"fields":[null]}',
      '{"fields":[{"code":"f_Docs"}]}',
    ])("answers 400 to the request %s", async (odd) => {
      const { status, text } = await service.post(createBpPath, { body: odd });
      expect(status).toBe(400);
      expect(textAt(JSON.parse(text), "errorMessage")).toBe(
        "The body is not a request for CreateBp.",
      );
    });

    test("takes a list that is null for none", async () => {
      const { status, text } = await service.post(createBpPath, {
        body: '{"operationDataList":null,"fields":null}',
      });
      expect(status).toBe(200);
      expect(at(JSON.parse(text), "resultItems.0.errorMessage")).toBe(
        "The request names no transaction.",
      );
    });

    test("answers 401 to CreateBp without a token, and creates nothing", async () => {
      const { status } = await service.post(createBpPath, { body, headers: { [tokenHeader]: "" } });
      expect(status).toBe(401);
      expect(await service.read(900464)).toMatchObject({ success: false });
    });

    test("answers 404 to another operation, whatever is sent to it", async () => {
      const faulty = JSON.stringify(goodRequest("DP", [faultArns.statusAfterwards]));
      for (const path of [
        "/webapi/v1/BpEngineApi/ExecuteBp",
        `${getBpItemPath(900453)}/x`,
        `${createBpPath}/x`,
      ]) {
        expect((await service.post(path, { body: faulty })).status).toBe(404);
      }
    });

    test.each(["GET", "PUT", "DELETE"])("answers 405 to %s", async (method) => {
      for (const id of [900453, 990500]) {
        expect((await service.post(getBpItemPath(id), { method })).status).toBe(405);
      }
    });

    test("answers below any base address", async () => {
      const { text } = await service.post(`/some/where${getBpItemPath(900453)}`);
      expect(at(JSON.parse(text), "bpItem.id")).toBe(900453);
    });
  });
}
