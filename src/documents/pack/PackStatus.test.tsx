import { HttpResponse } from "msw";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import {
  base64Of,
  bytesOf,
  catchDownloads,
  letter,
  row,
  show,
} from "../fixtures/attachments-page.tsx";
import { answerWith, documentAt, noise } from "../fixtures/case-answer.ts";
import {
  answer,
  answerFiles,
  answerSlowly,
  filesWith,
  startFileService,
} from "../fixtures/file-service.ts";
import { unzip } from "../fixtures/unzip.ts";
import { openTempFolder } from "../reader/temp-folder.ts";

startFileService();

const downloadAll = page.getByRole("button", { name: "Download all", exact: true });
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
  for (const text of [
    "Downloaded: 3 files, 15 bytes",
    "1 file could not be packed. The list and the report say why.",
  ]) {
    await expect.element(outcome).toHaveTextContent(text);
  }
  await expect.poll(() => saved.map(({ name }) => name)).toEqual(["case-900453-evidence.zip"]);
  await expect.element(row(0)).toHaveTextContent("5 bytes");
  await expect.element(row(3)).toHaveTextContent("Empty");
  expect(requests.map(({ url }) => new URL(url).search)).toEqual(["?getFilesInBody=true"]);
  await expect.element(downloadAll).toHaveFocus();
});

test("removes the temporary files of a closed tab when a case is opened", async () => {
  const folder = await openTempFolder(true);
  await folder?.getFileHandle("left", { create: true });
  const now = Date.now();
  vi.spyOn(Date, "now").mockReturnValue(now + 61_000);
  await show([letter]);
  await expect.poll(packFiles).not.toContain("left");
});

test("packs the report of a case without documents", async () => {
  const saved = catchDownloads();
  answer(() => HttpResponse.json(answerWith([])));
  await show([]);
  await page.getByRole("button", { name: "Download report" }).click();
  await expect.element(outcome).toHaveTextContent("the case's data; no files");
  const files = unzip(await bytesOf(saved[0]));
  expect(files).toHaveLength(4);
  const report = files.find(({ name }) => name === "report.html");
  expect(new TextDecoder().decode(report?.bytes)).toContain('"id":900453');
});

async function packFiles(): Promise<string[]> {
  const folder = await openTempFolder(false);
  return folder ? Array.fromAsync(folder.keys()) : [];
}

test("packs long documents byte for byte through one temporary file", async () => {
  const saved = catchDownloads();
  const scan = noise(9_000_001);
  answerFiles(scan.toBase64(), `${scan.toBase64()}!`, base64Of("hello"));
  await show([letter, documentAt(1), documentAt(2)]);
  const others = await packFiles();
  await downloadAll.click();
  await expect.poll(() => saved).toHaveLength(1);
  const [first, second] = unzip(await bytesOf(saved[0]));
  expect(first?.bytes.toBase64() === scan.toBase64()).toBe(true);
  expect(new TextDecoder().decode(second?.bytes)).toBe("hello");
  expect((await packFiles()).filter((name) => !others.includes(name))).toHaveLength(1);
});

test("shows the progress, and ends with Cancel, which removes the temporary files", async () => {
  const saved = catchDownloads();
  const { length } = answerSlowly(noise(9_000_000).toBase64(), 8_000_000);
  await show([letter]);
  const others = await packFiles();
  await downloadAll.click();
  await expect.element(bar).toHaveAttribute("max", String(length));
  await expect.element(page.getByText("8 MB of 12 MB")).toBeVisible();
  await expect.element(downloadAll).toHaveAttribute("aria-disabled", "true");
  const ours = async () => (await packFiles()).filter((name) => !others.includes(name));
  await expect.poll(ours).not.toEqual([]);
  await cancel.click();
  await expect.element(bar).not.toBeInTheDocument();
  await expect.element(downloadAll).toHaveFocus();
  expect(saved).toEqual([]);
  await expect.poll(ours, { timeout: 5_000 }).toEqual([]);
});

test("says that the browser has no room for the pack, and tries again", async () => {
  const saved = catchDownloads();
  const worker = vi.spyOn(Worker.prototype, "postMessage").mockImplementation(function (
    this: Worker,
  ) {
    const data = { kind: "not-stored", problem: { why: "no-room", size: 6_000_000 } };
    this.dispatchEvent(new MessageEvent("message", { data }));
  });
  answerFiles(base64Of("hello"));
  await show([letter]);
  await downloadAll.click();
  const alert = page.getByRole("alert");
  await expect
    .element(alert)
    .toHaveTextContent("The browser's storage has no room for about 6 MB.");
  expect(saved).toEqual([]);
  worker.mockRestore();
  await alert.getByRole("button", { name: "Try again" }).click();
  await expect.element(outcome).toHaveTextContent("Downloaded: 1 file, 5 bytes");
  await expect.element(downloadAll).toHaveFocus();
});
