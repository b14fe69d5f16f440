import { readFileSync } from "node:fs";
import { expect, test } from "../fixtures.ts";
import { save, sha256Of } from "../saved.ts";

/** A file of the demo as the service has it. */
const stored = (name: string) => readFileSync(`src/service/demo/files/${name}`);

const files = {
  "receipt-48213.pdf": "receipt.pdf",
  "delivery-note-signature.png": "signature.png",
  "at-the-door.jpg": "parcel.jpg",
  "letter-to-merchant.txt": "letter.txt",
  "deliveries-of-the-day.csv": "deliveries.csv",
};

test("every document of every stage is listed once, on one line, with where it belongs", async ({
  casePage: { attachments, ...casePage },
}) => {
  await casePage.page.goto("/cases/900453");
  await expect(attachments.items).toHaveCount(Object.keys(files).length);
  for (const name of Object.keys(files)) {
    await expect(attachments.download(name)).toHaveCount(1);
    expect((await attachments.item(name).boundingBox())?.height).toBeLessThan(42);
  }
  await expect(attachments.item("receipt-48213.pdf")).toContainText("Retrieval request");
  await expect(attachments.item("letter-to-merchant.txt")).toContainText("Evidence");
  await expect(attachments.item("letter-to-merchant.txt")).toContainText("smirnov");
});

test("every file arrives byte for byte, with its size", async ({ casePage }) => {
  await casePage.goto(900453);
  for (const [name, file] of Object.entries(files)) {
    const bytes = stored(file);
    expect(bytes.length).toBeGreaterThan(0);
    expect(await save(casePage.attachments.download(name))).toEqual({
      name,
      size: bytes.length,
      sha256: sha256Of(bytes),
    });
    await expect(casePage.attachments.item(name)).toContainText("Downloaded");
  }
});

test("20 MB show how far they are, and can be given up and taken again", async ({ casePage }) => {
  const { attachments } = casePage;
  const name = "terminal-journal.bin";
  await casePage.goto(900457);
  // Within the page: from outside, all of it may have come before the press.
  const cancelling = await attachments.item(name).evaluateHandle((item) => ({
    done: new Promise<void>((resolve) => {
      new MutationObserver((_, observer) => {
        const button = [...item.querySelectorAll("button")].find(
          ({ textContent }) => textContent === "Cancel",
        );
        if (!button || !item.querySelector("[role=progressbar], progress")) return;
        observer.disconnect();
        button.click();
        resolve();
      }).observe(item, { childList: true, subtree: true });
    }),
  }));
  await attachments.download(name).click();
  await cancelling.evaluate(({ done }) => done);
  await expect(attachments.progress(name)).toHaveCount(0);
  await expect(attachments.download(name)).toBeFocused();
  const saved = await save(attachments.download(name));
  expect(saved.size).toBe(20 * 1024 * 1024);
  expect(saved.sha256).toBe("3ff793fa6b9aa9be914e8d2366766b12a46f114880c807bc558e498f37902420");
});

test("a file under a field opens its preview, and from there every file of the case", async ({
  casePage,
  page,
}) => {
  const { attachments } = casePage;
  const isViewer = await page.evaluate(() => navigator.pdfViewerEnabled);
  await casePage.goto(900453);
  const chip = casePage
    .field("Representment", "Evidence")
    .getByRole("button", { name: "delivery-note-signature.png" });
  await chip.click();
  for (const name of ["delivery-note-signature.png", "at-the-door.jpg"]) {
    const image = attachments.shown(name).getByRole("img");
    await expect
      .poll(() => image.evaluate((shown: HTMLImageElement) => shown.naturalWidth))
      .toBeGreaterThan(50);
    await page.keyboard.press("ArrowRight");
  }
  const letter = attachments.shown("letter-to-merchant.txt");
  await expect(letter).toContainText("the cardholder says that the sofa");
  await expect(letter).toContainText("4 of 5");
  const button = letter.getByRole("button", { name: "Download letter-to-merchant.txt" });
  expect((await save(button)).sha256).toBe(sha256Of(stored("letter.txt")));
  for (const _ of [1, 2, 3]) await page.keyboard.press("ArrowLeft");
  const pdf = attachments.shown("receipt-48213.pdf");
  await (isViewer
    ? expect(pdf.locator("iframe")).toHaveAttribute("src", /^blob:/)
    : expect(pdf).toContainText("does not show PDF files here"));
  await page.keyboard.press("Escape");
  await expect(chip).toBeFocused();
});

test("on a wide screen the preview stands beside the fields", async ({ casePage, page }) => {
  await page.setViewportSize({ width: 1680, height: 1000 });
  await casePage.goto(900453);
  await casePage.attachments.preview("letter-to-merchant.txt").click();
  const shown = casePage.section("letter-to-merchant.txt").first();
  await expect(shown).toContainText("the cardholder says that the sofa");
  const fields = await casePage.section("Representment").boundingBox();
  const beside = await shown.boundingBox();
  expect((fields?.x ?? 0) + (fields?.width ?? 0)).toBeLessThan(beside?.x ?? 0);
  await page.keyboard.press("Escape");
  await expect(casePage.attachments.preview("letter-to-merchant.txt")).toBeFocused();
});
