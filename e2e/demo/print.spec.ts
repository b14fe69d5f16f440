import { overflowOf } from "../accessible.ts";
import { expect, test } from "../fixtures.ts";
import { pageTexts } from "../pdf-text.ts";

test("the case is printed whole, and light from a dark screen", async ({ casePage, page }) => {
  await page.goto("settings");
  await page.getByRole("radio", { name: "Dark" }).check();
  await casePage.goto(900453);
  await expect(casePage.section("Representment")).toBeVisible();
  let pages: readonly string[] = [];
  const print = async () => {
    pages = pageTexts(await page.pdf({ format: "A4" }));
    return pages.join("");
  };
  // The code for print is loaded after the first screen.
  await expect.poll(print).toContain("Retrieved");
  expect(pages.length).toBeGreaterThan(2);
  for (const [index, text] of pages.entries()) {
    expect(text).toContain(`${index + 1}/${pages.length}`);
    expect(text).toMatch(/Case900453·DP-\d\d-453/);
    expect(text).toMatch(/Retrieved\d{1,2}\w{3,4}\d{4},\d\d:\d\d:\d\d/);
    expect(text).not.toMatch(/Refresh|Findincase|Download|AsJSON/);
  }
  const whole = pages.join("");
  for (const text of ["Disputeopened", "receipt-48213.pdf"]) expect(whole).toContain(text);
  // A hidden field, which the screen does not show.
  expect(whole).not.toContain("0417");
  await expect(page.getByText("Retrieved")).toHaveCount(0);

  const body = page.locator("body");
  await expect(body).toHaveCSS("color", "rgb(232, 233, 235)");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText("Retrieved").first()).toBeVisible();
  await expect(casePage.find).toBeHidden();
  // The header is slim beside a preview, on the screen only.
  await page.emulateMedia({ media: "screen" });
  await page.keyboard.press("v");
  await expect(casePage.attachments.shown("delivery-note-signature.png")).toBeVisible();
  await page.emulateMedia({ media: "print" });
  const paper = page.locator("body > div").last();
  await expect(paper.getByText("LINDEN & CO FURNITURE").first()).toBeInViewport({ ratio: 0.9 });
  await expect(body).toHaveCSS("color", "rgb(26, 29, 33)");
});

test.describe("in Russian, whose words are longer", () => {
  test.use({ locale: "ru-RU" });

  test("the worklist is printed as wide as its columns are, with its heads on every page", async ({
    home,
    page,
  }) => {
    await home.goto();
    const ids = Array.from({ length: 30 }, (_, index) => 900453 + index);
    await page.getByRole("search").getByRole("textbox").fill(ids.join(" "));
    await page.keyboard.press("Enter");
    await expect(page.getByRole("rowheader")).toHaveCount(31);
    await expect(page.getByRole("main")).toHaveAttribute("aria-busy", "false");
    const pdf = await page.pdf({ format: "A4", preferCSSPageSize: true });
    const boxes = [...pdf.toString("latin1").matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)];
    for (const [, width, height] of boxes) expect(Number(width)).toBeGreaterThan(Number(height));
    const pages = pageTexts(pdf);
    expect(pages.length).toBeGreaterThan(1);
    for (const text of pages) {
      expect(text).toMatch(/31кейс·получено\d+\S+20\d\d,\d\d:\d\d/);
      expect(text).toContain("Сумма");
      expect(text).not.toMatch(/Удалить|Календарь/);
    }
    // The width in pixels of A4 in landscape without its margins.
    await page.setViewportSize({ width: 1031, height: 700 });
    await page.emulateMedia({ media: "print" });
    expect(await overflowOf(page)).toBe(0);
  });
});
