import { HttpResponse } from "msw";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { noProfile } from "#config/form-profile.ts";
import { catchDownloads } from "#documents/fixtures/attachments-page.tsx";
import { answer, startFileService } from "#documents/fixtures/file-service.ts";
import { unzip } from "#documents/fixtures/unzip.ts";
import dispute from "#wire/fixtures/dispute.json";
import { renderCase } from "./fixtures/render-case.tsx";

startFileService();

test("writes the evidence pack of an ended case, whose outcome is in its report", async () => {
  const saved = catchDownloads();
  const [opened, active, closed] = dispute.bpItem.stages;
  const outcome = {
    code: "f_Outcome",
    name: "Outcome",
    value: "In favour of the issuer",
    visible: true,
  };
  const internal = { name: "Internal", visible: false, documentsInfo: [{ name: "notes.txt" }] };
  const stages = [
    { ...opened, fields: [internal] },
    { ...active, isActive: false, stageCloseDate: "2026-11-20T10:00:00" },
    { ...closed, isActive: true, isNextStage: false, fields: [outcome] },
  ];
  const ended = { ...dispute, bpItem: { ...dispute.bpItem, stages } };
  answer(() => HttpResponse.json(ended));
  const { screen } = await renderCase({
    answers: [() => Response.json(ended)],
    profile: { ...noProfile, outcomeFields: ["f_Outcome"] },
  });
  await expect
    .element(screen.getByRole("complementary", { name: "Whose turn" }))
    .toMatchTextContent("In favour of the issuer");
  await page.getByRole("button", { name: "Download all" }).click();
  const dialog = page.getByRole("dialog");
  await expect
    .element(dialog.getByRole("switch", { name: "Include hidden fields" }))
    .toHaveAccessibleDescription("Off leaves out 1 file.");
  await dialog.getByRole("button", { name: "Download", exact: true }).click();
  await expect.poll(() => saved.length).toBe(1);
  const pack = await saved[0]?.blob;
  const entries = unzip(new Uint8Array((await pack?.arrayBuffer()) ?? []));
  const report = entries.find(({ name }) => name === "report.html");
  const text = new DOMParser()
    .parseFromString(new TextDecoder().decode(report?.bytes), "text/html")
    .querySelector("aside")?.textContent;
  expect(text).toContain("In favour of the issuer");
});
