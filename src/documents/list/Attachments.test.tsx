import { HttpResponse } from "msw";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { Mismatch } from "#wire/spec-value.ts";
import {
  base64Of,
  catchDownloads,
  download,
  letter,
  outcome,
  preview,
  row,
  show,
} from "../fixtures/attachments-page.tsx";
import { documentAt, noise } from "../fixtures/case-answer.ts";
import {
  answer,
  answerFiles,
  answerSlowly,
  filesWith,
  startFileService,
} from "../fixtures/file-service.ts";

startFileService();

test("the list shows every document once with its facts, and requests nothing", async () => {
  const requested = vi.fn<() => undefined>();
  answer(requested);
  await show([
    letter,
    documentAt(1, { name: "letter.docx", created: new Mismatch(5) }),
    documentAt(2, { name: "" }),
    documentAt(3, { name: "receipt\u202Efdp.exe" }),
  ]);
  await expect.element(row(3)).toBeVisible();
  expect(page.getByRole("listitem").elements()).toHaveLength(4);
  for (const shown of ["letter.txt", "Representment › Evidence", "1 Nov 2026, petrova"]) {
    await expect.element(row()).toMatchTextContent(shown);
  }
  await expect.element(row(1)).toMatchTextContent("5Not in the expected form");
  await expect.element(row(2)).toMatchTextContent("unnamed document 3");
  expect(row(3).element().querySelector("bdi")?.textContent).toBe("receipt\\u202Efdp.exe");
  expect(preview("letter.txt").elements()).toHaveLength(1);
  expect(preview("letter.docx").elements()).toHaveLength(0);
  expect(requested).not.toHaveBeenCalled();
});

test("the list shows the picture of an image that was read, also without a name", async () => {
  catchDownloads();
  const png =
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYPhfDwAChAGA2FGV3wAAAABJRU5ErkJggg==";
  answerFiles({ name: "", content: png });
  await show([{ ...letter, name: "" }]);
  await download("unnamed document 1").click();
  await expect.poll(() => row().element().querySelector("img")?.naturalWidth).toBe(1);
});

test("a download saves a file under a safe name and shows the size of each, or says why there is none and saves nothing", async () => {
  const saved = catchDownloads();
  const name = "../a.pdf.exe";
  const hello = { name, content: base64Of("hello") };
  answerFiles(hello, "", "a!", undefined, "data:text/plain;base64,aGVsbG8=");
  await show([{ ...letter, name }, ...[1, 2, 3, 4, 5].map((index) => documentAt(index))]);
  await download(name).click();
  await expect.element(row(0)).toMatchTextContent("5 bytes");
  for (const [index, state, sentence] of [
    [1, "Empty", "This file is empty."],
    [2, "Corrupt", "Ask for the file to be attached again."],
    [3, "Not received", "without this file's content"],
    [4, "Corrupt", "Attaching it again will not help"],
    [5, "file-5.txt", "Refresh the case."],
  ] as const) {
    await expect.element(row(index)).toMatchTextContent(state);
    await download(`file-${index}.txt`).click();
    await expect.element(row(index).getByRole("alert")).toMatchTextContent(sentence);
  }
  await expect.poll(() => saved.map(({ name }) => name)).toEqual(["a.pdf.exe.bin"]);
  expect(await (await saved[0]?.blob)?.text()).toBe("hello");
});

test("a download shows a failure, and tries again", async () => {
  const saved = catchDownloads();
  const errorMessage = "Files of 4111111111111111 are <b>locked</b>.";
  answer(() => HttpResponse.json({ success: false, errorMessage }));
  await show([letter]);
  await download("letter.txt").click();
  const alert = row().getByRole("alert");
  await expect.element(alert).toMatchTextContent(/4111••••••••1111.* are <b>locked<\/b>\./);
  expect(saved).toEqual([]);
  answerFiles(base64Of("hello"));
  await alert.getByRole("button", { name: "Try again" }).click();
  await expect.element(outcome).toMatchTextContent("Downloaded letter.txt");
  await expect.poll(() => saved).toHaveLength(1);
  await expect.element(alert).not.toBeInTheDocument();
  await expect.element(download("letter.txt")).toHaveFocus();
});

test("a download reads the case once for several files, also for one that is asked for meanwhile", async () => {
  const saved = catchDownloads();
  const requests: string[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  answer(async ({ request }) => {
    requests.push(request.url);
    await promise;
    return HttpResponse.json(filesWith(base64Of("one"), base64Of("two"), base64Of("three")));
  });
  await show([0, 1, 2].map((index) => documentAt(index)));
  await download("file-0.txt").click();
  await download("file-1.txt").click();
  await download("file-2.txt").click();
  await expect.poll(() => requests).toHaveLength(1);
  await row(0).getByRole("button", { name: "Cancel" }).click();
  resolve();
  await expect.poll(() => saved.map(({ name }) => name)).toEqual(["file-1.txt", "file-2.txt"]);
  // The cancelled one, and the one that the others share.
  expect(requests).toHaveLength(2);
});

test("what was downloaded is known no longer when the session locks", async () => {
  catchDownloads();
  answerFiles(base64Of("one"), base64Of("three"));
  const { session } = await show([documentAt(0), documentAt(1)], { auth: "token" });
  session.signIn("t");
  await download("file-0.txt").click();
  await expect.element(row(1)).toMatchTextContent("5 bytes");
  session.lock();
  await expect.element(row(1)).not.toMatchTextContent("5 bytes");
});

test.each([
  ["broke", new ErrorEvent("error", { cancelable: true }), "Something went wrong"],
  ["is not there", new Event("error", { cancelable: true }), "could not be loaded"],
])(
  "a download shows that the worker %s, without an uncaught error",
  async (_what, error, sentence) => {
    vi.spyOn(Worker.prototype, "postMessage").mockImplementation(function (this: Worker) {
      this.dispatchEvent(error);
    });
    await show([letter]);
    await download("letter.txt").click();
    await expect.element(row().getByRole("alert")).toMatchTextContent(sentence);
    expect(error.defaultPrevented).toBe(true);
  },
);

const downloadAll = page.getByRole("button", { name: "Download all", exact: true });
const confirm = page
  .getByRole("dialog", { name: "Download all" })
  .getByRole("button", { name: "Download", exact: true });
const packed = page.getByRole("status").first();

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
    await expect.element(packed).toMatchTextContent(text);
  }
  await expect.poll(() => saved.map(({ name }) => name)).toEqual(["case-900453-evidence.zip"]);
  await expect.element(row(0)).toMatchTextContent("5 bytes");
  await expect.element(row(3)).toMatchTextContent("Empty");
  expect(requests.map(({ url }) => new URL(url).search)).toEqual(["?getFilesInBody=true"]);
  await expect.element(downloadAll).toHaveFocus();
});

const content = noise(3_000_000).toBase64();
const cancel = page.getByRole("button", { name: "Cancel" });
const bar = page.getByRole("progressbar", { name: "Loading letter.txt" });

test("the progress of a download shows the received and the total bytes, and ends with Cancel, which returns the focus", async () => {
  const saved = catchDownloads();
  const { length, sendRest } = answerSlowly(content);
  await show([letter]);
  await download("letter.txt").click();
  await expect.element(bar).toHaveAttribute("max", String(length));
  await expect.element(row()).toMatchTextContent("2 MB of 4 MB");
  await expect.element(download("letter.txt")).toBeDisabled();
  await cancel.click();
  await expect.element(bar).not.toBeInTheDocument();
  await expect.element(download("letter.txt")).toHaveFocus();
  sendRest();
  expect(saved).toEqual([]);
});

test("the progress of a download ends with the page", async () => {
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
