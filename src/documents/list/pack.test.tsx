import { HttpResponse } from "msw";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { base64Of, catchDownloads, letter, row, show } from "../fixtures/attachments-page.tsx";
import { documentAt, noise } from "../fixtures/case-answer.ts";
import {
  answer,
  answerFiles,
  answerSlowly,
  filesWith,
  startFileService,
} from "../fixtures/file-service.ts";

startFileService();

const downloadAll = page.getByRole("button", { name: "Download all", exact: true });
const confirm = page
  .getByRole("dialog", { name: "Download all" })
  .getByRole("button", { name: "Download", exact: true });
const cancel = page.getByRole("button", { name: "Cancel" });
const bar = page.getByRole("progressbar", { name: "Making the evidence pack" });
const outcome = page.getByRole("status").first();

test("saves all documents in one ZIP with one request, and describes it", async () => {
  const saved = catchDownloads();
  const requests: Request[] = [];
  answer(({ request }) => {
    requests.push(request);
    return HttpResponse.json(
      filesWith(base64Of("hello"), base64Of("other"), base64Of("hello"), ""),
    );
  });
  await show([letter, documentAt(1), documentAt(2), documentAt(3)]);
  await downloadAll.click();
  await confirm.click();
  for (const text of [
    "Downloaded: 3 files, 15 bytes",
    "1 file could not be packed. The list and the report say why.",
  ]) {
    await expect.element(outcome).toMatchTextContent(text);
  }
  await expect.poll(() => saved.map(({ name }) => name)).toEqual(["case-900453-evidence.zip"]);
  await expect.element(row(0)).toMatchTextContent("5 bytes");
  await expect.element(row(3)).toMatchTextContent("Empty");
  expect(requests.map(({ url }) => new URL(url).search)).toEqual(["?getFilesInBody=true"]);
  await expect.element(downloadAll).toHaveFocus();
});

test("shows the progress, and ends with Cancel", async () => {
  const saved = catchDownloads();
  const { length } = answerSlowly(noise(9_000_000).toBase64(), 8_000_000);
  await show([letter]);
  await downloadAll.click();
  await confirm.click();
  await expect.element(bar).toHaveAttribute("max", String(length));
  await expect.element(page.getByText("8 MB of 12 MB")).toBeVisible();
  await expect.element(downloadAll).toHaveAttribute("aria-disabled", "true");
  await cancel.click();
  await expect.element(bar).not.toBeInTheDocument();
  await expect.element(downloadAll).toHaveFocus();
  expect(saved).toEqual([]);
});

test("says that the browser can't store the pack, and tries again", async () => {
  const saved = catchDownloads();
  const worker = vi.spyOn(Worker.prototype, "postMessage").mockImplementation(function (
    this: Worker,
  ) {
    const problem = { type: "not-stored", size: 6_000_000 };
    const data = { type: "no-files", problem };
    this.dispatchEvent(new MessageEvent("message", { data }));
  });
  answerFiles(base64Of("hello"));
  await show([letter]);
  await downloadAll.click();
  await confirm.click();
  const alert = page.getByRole("alert");
  await expect.element(alert).toMatchTextContent("This browser window could not store about 6 MB.");
  expect(saved).toEqual([]);
  worker.mockRestore();
  await alert.getByRole("button", { name: "Try again" }).click();
  await expect.element(outcome).toMatchTextContent("Downloaded: 1 file, 5 bytes");
  await expect.element(downloadAll).toHaveFocus();
});
