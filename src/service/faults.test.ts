import { expect, test } from "vitest";
import { createBpPath, getBpItemPath } from "#wire/operations.ts";
import { lostArn } from "./demo/transactions.ts";
import { faultCaseIds } from "./faults.ts";
import { at, goodRequest, notesOn } from "./fixtures/requests.ts";
import { startService } from "./fixtures/start-service.ts";

test("reading a case fails by status, silence, a page, and a token that is refused once", async () => {
  const { post, read } = await startService();
  const answerTo = (id: number) => post(getBpItemPath(id));
  expect((await answerTo(faultCaseIds.status)).status).toBe(500);
  expect(await (await answerTo(faultCaseIds.page)).text()).toContain("<!doctype html>");
  const silence = await post(getBpItemPath(faultCaseIds.silent), {
    signal: AbortSignal.timeout(50),
  });
  await expect(silence.text()).rejects.toThrow("dropped");
  expect((await answerTo(faultCaseIds.unauthorizedOnce)).status).toBe(401);
  const answer = await read(faultCaseIds.unauthorizedOnce);
  expect(at(answer, "bpItem.id")).toBe(faultCaseIds.unauthorizedOnce);
  expect(notesOn(answer)).toEqual([]);
});

test("creating a case loses the answer after the case was created", async () => {
  const { post, read } = await startService();
  const body = JSON.stringify(goodRequest("DP", [lostArn]));
  await expect((await post(createBpPath, { body })).text()).rejects.toThrow("dropped");
  expect(await read(900464)).toMatchObject({ success: true });
});
