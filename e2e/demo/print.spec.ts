import { expect, test } from "../fixtures.ts";
import { pageTexts } from "../pdf-text.ts";

test("the case is printed whole, with its id and its time on every page", async ({
  casePage,
  palette,
  page,
}) => {
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
    expect(text).toContain("Case900453·DP-26-453");
    expect(text).toMatch(/Retrieved\d{1,2}\w{3,4}\d{4},\d\d:\d\d:\d\d/);
  }
  const whole = pages.join("");
  for (const text of [
    "Disputeopened",
    "Riskscorehidden0417",
    "Disputeclosed",
    "receipt-48213.pdf",
  ]) {
    expect(whole).toContain(text);
  }
  for (const text of ["Refresh", "Findincase", "Download", "AsJSON"]) {
    expect(whole).not.toContain(text);
  }
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  await expect(page.getByText("Retrieved")).toHaveCount(0);

  await page.evaluate(() => {
    window.print = () => {
      document.title = "printed by the palette";
    };
  });
  await palette.run("print");
  await expect(page).toHaveTitle("printed by the palette");
});

test("a print is light in the dark theme, and print media on the screen shows it", async ({
  casePage,
  page,
  settingsPage,
}) => {
  await settingsPage.goto();
  await settingsPage.theme("Dark").check();
  await casePage.goto(900453);
  const ink = () => page.evaluate(() => getComputedStyle(document.body).color);
  await expect(casePage.section("Representment")).toBeVisible();
  expect(await ink()).toBe("rgb(231, 232, 234)");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText("Retrieved", { exact: false }).first()).toBeVisible();
  await expect(casePage.find).toBeHidden();
  expect(await ink()).toBe("rgb(28, 31, 36)");
});
