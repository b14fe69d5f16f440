import { HttpResponse } from "msw";
import { afterEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { Mismatch } from "#wire/leaf.ts";
import {
  base64Of,
  bytesOf,
  catchDownloads,
  download,
  letter,
  outcome,
  preview,
  row,
  show,
} from "./fixtures/attachments-page.tsx";
import { documentAt, noise } from "./fixtures/case-answer.ts";
import { answer, answerFiles, startFileService } from "./fixtures/file-service.ts";
import { documentAnchor } from "./list/document-anchor.ts";

startFileService();
afterEach(() => void vi.restoreAllMocks());

describe("the list", () => {
  test("shows every document once with what is known of it, and asks for nothing", async () => {
    const asked = vi.fn<() => undefined>();
    answer(asked);
    await show([
      letter,
      documentAt(1, { name: "scan.PNG", created: "11.05.2026", stage: "", creator: "" }),
      documentAt(2, { name: "letter.docx", created: new Mismatch(5) }),
      documentAt(3, { name: "" }),
    ]);
    await expect.element(row(3)).toBeVisible();
    expect(page.getByRole("listitem").elements()).toHaveLength(4);
    for (const shown of ["letter.txt", "Representment › Evidence", "petrova, 1 Nov 2026"]) {
      await expect.element(row()).toHaveTextContent(shown);
    }
    await expect.element(row()).not.toHaveTextContent("loaded");
    await expect.element(row(1)).toHaveTextContent("11.05.2026");
    await expect.element(row(2)).toHaveTextContent("5Unexpected type");
    await expect.element(row(3)).toHaveTextContent("unnamed document 4");
    await expect.element(download("unnamed document 4")).toBeVisible();
    expect(preview("letter.txt").elements()).toHaveLength(1);
    expect(preview("scan.PNG").elements()).toHaveLength(1);
    expect(preview("letter.docx").elements()).toHaveLength(0);
    expect(asked).not.toHaveBeenCalled();
  });

  test.each([3, 250])("leads once to the one (%i) that a link named too early", async (at) => {
    onTestFinished(() => history.replaceState(null, "", location.pathname + location.search));
    const scrolled = vi.spyOn(Element.prototype, "scrollIntoView");
    const documents = Array.from({ length: 300 }, (_, index) =>
      documentAt(index, { name: `${index}.txt` }),
    );
    location.hash = documentAnchor(documents[at]?.path ?? "");
    await show(documents);
    await expect.element(download(`${at}.txt`)).toBeInViewport();
    await expect.element(row(at)).toHaveFocus();
    await expect.element(download("299.txt")).toBeInTheDocument();
    expect(scrolled).toHaveBeenCalledOnce();
  });

  test("writes out what would hide or turn a name around", async () => {
    await show([documentAt(0, { name: "receipt\u202Efdp.exe" })]);
    await expect.element(download("receipt\\u202Efdp.exe")).toBeVisible();
    const name = row().element().querySelector("bdi");
    expect(name?.textContent).toBe("receipt\\u202Efdp.exe");
  });

  test("masks a card number in a name, wherever it stands, and shows it when asked to", async () => {
    const saved = catchDownloads();
    answerFiles(base64Of("one"));
    await show([{ ...letter, name: "4111111111111111.txt" }]);
    await expect.element(preview("4111••••••••1111.txt")).toBeVisible();
    await download("4111••••••••1111.txt").click();
    await expect.element(row()).toHaveTextContent("Downloaded");
    await expect.poll(() => saved.map(({ name }) => name)).toEqual(["4111xxxxxxxx1111.txt"]);
    expect(document.body.innerHTML).not.toContain("4111111111111111");
    await row().getByRole("button", { name: "Show number" }).click();
    await expect.element(row()).toHaveTextContent("4111111111111111");
  });
});

describe("a download", () => {
  test("saves the bytes as they are under a safe name, with size and checksum", async () => {
    const saved = catchDownloads();
    const bytes = noise(300_000);
    answerFiles(bytes.toBase64());
    await show([{ ...letter, name: "../a.pdf.exe" }]);
    await download("../a.pdf.exe").click();
    await expect.element(outcome).toHaveTextContent("Downloaded ../a.pdf.exe, 300 kB");
    await expect.poll(() => saved.map(({ name }) => name)).toEqual(["a.pdf.exe.bin"]);
    expect(await bytesOf(saved[0])).toEqual(bytes);
    await page.getByText("SHA-256").click();
    const digest = await crypto.subtle.digest("SHA-256", bytes);
    await expect.element(page.getByText(new Uint8Array(digest).toHex())).toBeVisible();
  });

  test("tells the size of every file, and which of them are no files", async () => {
    const saved = catchDownloads();
    answerFiles(base64Of("hello"), base64Of("all right"), "", "a!");
    await show([letter, documentAt(1), documentAt(2), documentAt(3)]);
    await download("letter.txt").click();
    await expect.element(row(0)).toHaveTextContent("5 bytes");
    await expect.element(row(1)).toHaveTextContent("9 bytes");
    await expect.element(row(2)).toHaveTextContent("Empty");
    await expect.element(row(3)).toHaveTextContent("Corrupt");
    await expect.poll(() => saved).toHaveLength(1);
  });

  test.each([
    ["Empty", "", "This file is empty."],
    ["Corrupt", "data:text/plain;base64,aGk=", "a data URL instead of base64"],
    ["Corrupt", "aGVsbG8_", "URL-safe"],
    ["Corrupt", "a!", "not valid base64"],
    ["Corrupt", "aGVsb", "cut off"],
    ["Corrupt", 7, "not text"],
    ["Not sent", undefined, "without this file's content"],
  ])("says %s for %j, and saves nothing", async (word, content, sentence) => {
    const saved = catchDownloads();
    answerFiles(content);
    await show([letter]);
    await download("letter.txt").click();
    await expect.element(row()).toHaveTextContent(word);
    await expect.element(row().getByRole("alert")).toHaveTextContent(sentence);
    expect(saved).toEqual([]);
  });

  test("says when the case does not have the document any more", async () => {
    answerFiles();
    await show([letter]);
    await download("letter.txt").click();
    await expect.element(row()).toHaveTextContent("No longer there");
    await expect.element(row().getByRole("alert")).toHaveTextContent("Refresh the case.");
  });

  test("says what went wrong, and tries again", async () => {
    const saved = catchDownloads();
    const errorMessage = "Files of 4111111111111111 are <b>locked</b>.";
    answer(() => HttpResponse.json({ success: false, errorMessage }));
    await show([letter]);
    await download("letter.txt").click();
    const alert = row().getByRole("alert");
    await expect
      .element(alert)
      .toHaveTextContent(/Files of 4111••••••••1111.* are <b>locked<\/b>\./);
    expect(saved).toEqual([]);
    answerFiles(base64Of("hello"));
    await alert.getByRole("button", { name: "Try again" }).click();
    await expect.element(outcome).toHaveTextContent("Downloaded letter.txt, 5 bytes");
    await expect.poll(() => saved).toHaveLength(1);
    await expect.element(alert).not.toBeInTheDocument();
    await expect.element(download("letter.txt")).toHaveFocus();
  });
});
