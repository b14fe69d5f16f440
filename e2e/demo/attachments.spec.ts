import { readFileSync } from "node:fs";
import { expect, test } from "../fixtures.ts";
import { save } from "../saved.ts";

test("every document of every stage is listed on one line, with its stage and field", async ({
  casePage: { attachments, page },
}) => {
  await page.goto("/cases/900453");
  await expect(attachments.items).toHaveCount(5);
  for (const item of await attachments.items.all()) {
    expect((await item.boundingBox())?.height).toBeLessThan(42);
  }
  await expect(attachments.item("receipt-48213.pdf")).toContainText("Retrieval request");
  await expect(attachments.item("letter-to-merchant.txt")).toContainText("Evidence");
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
  const { bytes } = await save(button);
  expect(bytes.equals(readFileSync("src/service/demo/files/letter.txt"))).toBe(true);
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
