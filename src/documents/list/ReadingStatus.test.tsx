import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import {
  base64Of,
  catchDownloads,
  download,
  letter,
  outcome,
  row,
  show,
} from "../fixtures/attachments-page.tsx";
import { noise } from "../fixtures/case-answer.ts";
import { answerFiles, answerSlowly, startFileService } from "../fixtures/file-service.ts";

startFileService();
afterEach(() => void vi.restoreAllMocks());

const content = noise(3_000_000).toBase64();
const cancel = page.getByRole("button", { name: "Cancel" });
const bar = page.getByRole("progressbar", { name: "Loading letter.txt" });

test("shows the received and the total bytes, and ends with Cancel, which returns the focus", async () => {
  const saved = catchDownloads();
  const { length, sendRest } = answerSlowly(content);
  await show([letter]);
  await download("letter.txt").click();
  await expect.element(bar).toHaveAttribute("max", String(length));
  await expect.element(row()).toHaveTextContent("2 MB of 4 MB");
  await expect.element(download("letter.txt")).toBeDisabled();
  await cancel.click();
  await expect.element(bar).not.toBeInTheDocument();
  await expect.element(download("letter.txt")).toHaveFocus();
  sendRest();
  answerFiles(base64Of("hello"));
  await download("letter.txt").click();
  await expect.element(outcome).toHaveTextContent("Downloaded letter.txt");
  await expect.poll(() => saved).toHaveLength(1);
});

test("ends with the page", async () => {
  const saved = catchDownloads();
  const terminate = vi.spyOn(Worker.prototype, "terminate");
  const { sendRest } = answerSlowly(content);
  const { unmount } = await show([letter]);
  await download("letter.txt").click();
  await expect.element(cancel).toBeVisible();
  expect(terminate).not.toHaveBeenCalled();
  await unmount();
  await expect.poll(() => terminate.mock.calls.length).toBe(1);
  sendRest();
  expect(saved).toEqual([]);
});
