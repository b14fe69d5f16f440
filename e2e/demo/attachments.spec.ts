import { expect, test } from "../fixtures.ts";

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
  const image = attachments.shown("delivery-note-signature.png").getByRole("img");
  await expect
    .poll(() => image.evaluate((shown: HTMLImageElement) => shown.naturalWidth))
    .toBeGreaterThan(50);
  await page.keyboard.press("ArrowLeft");
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
