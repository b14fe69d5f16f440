import { HttpResponse } from "msw";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import {
  attachments,
  base64Of,
  catchDownloads,
  dialog,
  letter,
  preview,
  show,
} from "../fixtures/attachments-page.tsx";
import { documentAt } from "../fixtures/case-answer.ts";
import { answer, answerFiles, filesWith, startFileService } from "../fixtures/file-service.ts";

startFileService();
// The preview is a dialog.
beforeEach(() => page.viewport(1024, 800));
afterEach(() => page.viewport(1280, 800));

/** Opens the preview of a file. */
async function open(content: string, name = "letter.txt") {
  answerFiles({ name, content });
  await show([{ ...letter, name }]);
  await preview(name).click();
  return dialog(name);
}

const png =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYPhfDwAChAGA2FGV3wAAAABJRU5ErkJggg==";

/** A picture of this size, in base64. */
async function picture(width: number, height: number): Promise<string> {
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext("2d");
  const blob = await canvas.convertToBlob();
  return new Uint8Array(await blob.arrayBuffer()).toBase64();
}

const email = `From: =?utf-8?B?0JzQsNGA0LjRjw==?= <shop@linden.example>
To: disputes@aldertree.example
Subject: =?utf-8?B?0J7RgtCy0LXRgjog0LfQsNC60LDQtw==?=
MIME-Version: 1.0
Content-Type: multipart/mixed; boundary=x

--x
Content-Type: multipart/alternative; boundary=y

--y
Content-Type: text/plain; charset=utf-8

Доставлено 5 октября.
--y
Content-Type: text/html; charset=utf-8

<b>In the HTML</b><script>1</script>
--y--
--x
Content-Type: application/pdf
Content-Disposition: attachment; filename*=utf-8''%D0%BD%D0%B0%D0%BA%D0%BB%D0%B0%D0%B4%D0%BD%D0%B0%D1%8F.pdf
Content-Transfer-Encoding: base64

JVBERi0=
--x--
`;

test("says when it shows only the beginning of a text", async () => {
  const shown = await open(base64Of("a" + "ё".repeat(600_000)));
  await expect.element(shown).toMatchTextContent("Only the first 1 MB of 1.2 MB are shown.");
});

test("shows an image by its bytes, and leaves no object URL", async () => {
  const made = vi.spyOn(URL, "createObjectURL");
  const revoked = vi.spyOn(URL, "revokeObjectURL");
  answerFiles(png);
  const { unmount } = await show([letter]);
  await preview("letter.txt").click();
  const image = page.getByRole("img", { name: "letter.txt" });
  await expect.element(image).toBeVisible();
  // Never enlarged.
  expect(image.element().getBoundingClientRect().width).toBe(1);
  const url = image.element().getAttribute("src") ?? "";
  // The control: as long as the image is shown, its URL leads to it.
  expect((await (await fetch(url)).blob()).type).toBe("image/png");
  await page.getByRole("button", { name: "Close" }).click();
  await expect.element(image).not.toBeInTheDocument();
  await expect(fetch(url)).rejects.toThrow(TypeError);
  // The row still shows it.
  await unmount();
  expect(revoked.mock.calls).toHaveLength(made.mock.calls.length);
});

test("masks every card number in a long text until it is shown on demand", async () => {
  // Two pieces of lines, and a third that would end within the card number.
  const lines = "Строка 🙂\r\n".repeat(2 * 1454);
  const card = "4111 1111 1111 1111";
  const text = `${lines}${"a".repeat(15_990)}${card}${"b".repeat(20_000)}\n${card}`;
  const file = await open(base64Of(text));
  await expect.element(file).toMatchTextContent("Show number");
  const masked = text.replaceAll(card, "4111••••••••1111Show number");
  const shown = file.element().querySelector("pre")?.textContent ?? "";
  expect(shown.replaceAll(/\s/g, "")).toBe(masked.replaceAll(/\s/g, ""));
  await file.getByRole("button", { name: "Show number" }).first().click();
  await expect.element(file).toMatchTextContent(card);
});

test("shows an SVG that is named like another image as its source, and saves it on demand", async () => {
  const saved = catchDownloads();
  const svg = "<svg xmlns='http://www.w3.org/2000/svg'><script>1</script></svg>";
  const shown = await open(base64Of(svg), "scan.png");
  await expect.element(shown.getByText(svg)).toBeVisible();
  expect(shown.element().querySelector("img[alt='scan.png'], iframe, script")).toBeNull();
  await shown.getByRole("button", { name: "Download scan.png" }).click();
  await expect.poll(() => saved.map(({ name }) => name)).toEqual(["scan.png"]);
  expect((await saved[0]?.blob)?.type).toBe("application/octet-stream");
});

test("shows the cells of a CSV file, and its text on demand", async () => {
  const shown = await open(
    base64Of('day;place\n1;"Quarry Lane; 17"\n2;4111111111111111\n'),
    "deliveries.csv",
  );
  await expect.element(shown.getByRole("cell", { name: "Quarry Lane; 17" })).toBeVisible();
  await expect.element(shown.getByRole("columnheader", { name: "place" })).toBeVisible();
  await expect.element(shown.getByRole("cell", { name: "4111••••••••1111" })).toBeVisible();
  await shown.getByRole("button", { name: "Show as text" }).click();
  await expect.element(shown.getByText('1;"Quarry Lane; 17"')).toBeVisible();
  expect(shown.getByRole("table").elements()).toHaveLength(0);
});

test("shows an e-mail's headers, text and attachments, and nothing of its HTML", async () => {
  const shown = await open(base64Of(email), "answer.eml");
  await expect.element(shown).toMatchTextContent("Ответ: заказ");
  await expect.element(shown).toMatchTextContent("Мария <shop@linden.example>");
  await expect.element(shown.getByText("Доставлено 5 октября.")).toBeVisible();
  await expect.element(shown).toMatchTextContent("накладная.pdf 5 bytes");
  await expect.element(shown).not.toMatchTextContent("<b>");
  await shown.getByRole("button", { name: "Show as text" }).click();
  await expect.element(shown.getByText("MIME-Version: 1.0")).toBeVisible();
});

test.each([
  ["is HTML only", email.replace("text/plain", "text/x-other")],
  ["has an empty text part", email.replace("Доставлено 5 октября.", " ")],
])("shows as text the HTML of an e-mail that %s", async (_what, mail) => {
  const shown = await open(base64Of(mail), "answer.eml");
  await expect.element(shown.getByText("In the HTML")).toBeVisible();
  await expect.element(shown).not.toMatchTextContent("<b>");
  expect(shown.element().querySelector("pre b, script")).toBeNull();
});

test("turns an image and shows it in full, and keeps file and view when a refresh moves the file", async () => {
  answerFiles(await picture(3000, 200));
  const { rerender } = await show([letter]);
  await preview("letter.txt").click();
  const image = dialog("letter.txt").getByRole("img", { name: "letter.txt" });
  const shownSize = () => {
    const { width, height } = image.element().getBoundingClientRect();
    return { width, height };
  };
  await expect.poll(() => shownSize().width).toBeGreaterThan(500);
  expect(shownSize().width).toBeLessThan(1024);
  await userEvent.keyboard("]");
  await expect.poll(() => shownSize().height).toBeGreaterThan(shownSize().width);
  expect(shownSize().height).toBeLessThan(800);
  await dialog("letter.txt").getByRole("button", { name: "Full size" }).click();
  await expect.poll(shownSize).toEqual({ width: 200, height: 3000 });
  const added = documentAt(0, { id: "new", name: "new.txt" });
  await rerender(attachments([added, { ...letter, path: documentAt(1).path }], Date.now()));
  await expect.element(dialog("letter.txt")).toMatchTextContent("2 of 2");
  expect(shownSize()).toEqual({ width: 200, height: 3000 });
  await dialog("letter.txt").getByRole("button", { name: "Fit" }).click();
  await expect.poll(() => shownSize().height).toBeLessThan(800);
});

test.each([
  ["an image", png, "image/png", "PNG"],
  ["a PDF", base64Of("%PDF-1.7\n"), "application/pdf", "%PDF-1.7\n"],
  [
    "markup, with card numbers masked",
    base64Of("<script>1</script> 4111111111111111"),
    "text/plain;charset=utf-8",
    "<script>1</script> 4111••••••••1111",
  ],
])("opens %s in a window as what its bytes are", async (_what, content, type, text) => {
  vi.spyOn(navigator, "pdfViewerEnabled", "get").mockReturnValue(true);
  const opening = vi.spyOn(window, "open").mockReturnValue(null);
  const made = vi.spyOn(URL, "createObjectURL");
  const shown = await open(content, "page.html");
  await shown.getByRole("button", { name: "Open in a window" }).click();
  await expect.element(shown.getByRole("alert")).toMatchTextContent("blocked the window");
  const index = made.mock.results.findIndex(({ value }) => value === opening.mock.calls[0]?.[0]);
  const blob = made.mock.calls[index]?.[0];
  if (!(blob instanceof Blob)) throw new TypeError("no blob");
  expect(blob.type).toBe(type);
  expect(await blob.text()).toContain(text);
  await expect(fetch(String(opening.mock.calls[0]?.[0]))).rejects.toThrow(TypeError);
});

test.each([
  ["what is nothing that can be shown", new Uint8Array([80, 75, 3, 4, 0, 8]).toBase64(), "No prev"],
  ["a PDF, where the browser has no viewer", base64Of("%PDF-1.7\n"), "does not show PDF"],
])("offers the download, and no window and no frame, for %s", async (_what, content, text) => {
  vi.spyOn(navigator, "pdfViewerEnabled", "get").mockReturnValue(false);
  const saved = catchDownloads();
  const shown = await open(content, "scan.png");
  await expect.element(shown).toMatchTextContent(text);
  await shown.getByRole("button", { name: "Download", exact: true }).click();
  await expect.poll(() => saved.map(({ name }) => name)).toEqual(["scan.png"]);
  expect(shown.element().querySelector("iframe")).toBeNull();
  expect(shown.getByRole("button", { name: "Open in a window" }).query()).toBeNull();
});

test("shows a PDF in the browser's viewer, without its page list", async () => {
  vi.spyOn(navigator, "pdfViewerEnabled", "get").mockReturnValue(true);
  const shown = await open(base64Of("%PDF-1.7\n"), "receipt.pdf");
  const frame = () => shown.element().querySelector("iframe");
  await expect.poll(frame).not.toBeNull();
  // Its address has the options of the browser's viewer.
  const [url = "", options] = (frame()?.getAttribute("src") ?? "").split("#");
  expect(options).toBe("navpanes=0&view=FitH");
  const response = await fetch(url);
  expect((await response.blob()).type).toBe("application/pdf");
});

const region = (name: string) => page.getByRole("region", { name });

test("stands beside the fields where there is room, and goes through all files with one request", async () => {
  await page.viewport(1280, 800);
  const asked: string[] = [];
  answer(({ request }) => {
    asked.push(request.url);
    return HttpResponse.json(filesWith(base64Of("one"), base64Of("two"), base64Of("PK\0\b")));
  });
  await show([
    letter,
    documentAt(1, { name: "second.txt" }),
    documentAt(2, { name: "form.docx", stage: "Claim", field: "Papers" }),
  ]);
  await preview("letter.txt").click();
  await expect.element(region("letter.txt")).toHaveFocus();
  expect(page.getByRole("dialog").elements()).toHaveLength(0);
  await expect.element(region("letter.txt")).toMatchTextContent("one");
  await expect.element(region("letter.txt")).toMatchTextContent("1 Nov 2026, petrova3 bytes");
  await userEvent.keyboard("n");
  await expect.element(region("second.txt")).toMatchTextContent("two");
  await userEvent.keyboard("{Shift>}n{/Shift}");
  await expect.element(region("letter.txt")).toMatchTextContent("1 of 3");
  await userEvent.keyboard("{ArrowLeft}{ArrowRight}");
  await expect.element(region("second.txt")).toMatchTextContent("2 of 3");
  await region("second.txt").getByRole("button", { name: "Preview form.docx" }).click();
  await expect.element(region("form.docx")).toMatchTextContent("Claim › Papers");
  await expect.element(region("form.docx")).toMatchTextContent("No preview.");
  await userEvent.keyboard("{Shift>}nn{/Shift}");
  await expect.element(region("letter.txt")).toMatchTextContent("1 of 3");
  await userEvent.keyboard("{Escape}");
  await expect.element(preview("letter.txt")).toHaveFocus();
  expect(asked).toHaveLength(1);
});
