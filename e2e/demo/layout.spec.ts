import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";

/** The pixels by which a page scrolls sideways, or would if `main` did not clip. */
const overflowOf = (page: Page) =>
  page.evaluate(() => {
    scrollTo({ left: 10_000, behavior: "instant" });
    const scrolled = scrollX;
    scrollTo({ left: 0, behavior: "instant" });
    const main = document.querySelector("main");
    return Math.max(scrolled, main ? main.scrollWidth - main.clientWidth : 0);
  });

const fits = async (page: Page, screen: string) => expect(await overflowOf(page), screen).toBe(0);

for (const locale of ["en-GB", "ru-RU"]) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale });

    test("the first screenful of a case answers everything", async ({ casePage, page }) => {
      await casePage.goto(900453);
      const list = page.getByRole("list", { name: /^(Stages|Этапы)$/ });
      const stages = list.getByRole("listitem");
      await expect(stages).toHaveCount(8);
      const abouts = casePage
        .section("Representment")
        .getByRole("button", { name: /^(About|Сведения о поле) / });
      const tenth = abouts.nth(9).locator("xpath=ancestor::dd");
      const turn = page.getByRole("complementary");
      expect(page.viewportSize()).toEqual({ width: 1280, height: 800 });
      for (const element of [casePage.heading, turn, ...(await stages.all()), tenth]) {
        await expect(element).toBeInViewport({ ratio: 1 });
      }
      expect(await page.evaluate(() => scrollY)).toBe(0);
    });
  });
}

test.describe("in Russian, whose words are longer", () => {
  test.use({ locale: "ru-RU" });

  test("no page is wider than its window", async ({ home, casePage, createPage, page }) => {
    /** Phones, tablets, half a screen, and the breakpoints. */
    const widths = [320, 390, 480, 759, 760, 899, 900, 999, 1000, 1100];
    const fitsAlways = async (screen: string) => {
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        await fits(page, `${screen} at ${width}`);
      }
    };
    await home.goto();
    await page.getByRole("button", { name: /12/ }).click();
    await expect(page.getByRole("row")).toHaveCount(13);
    await expect(page.getByText("DP-26-453")).toBeVisible();
    await fitsAlways("worklist");
    await casePage.goto(900453);
    await expect(casePage.heading).toBeVisible();
    await fitsAlways("case");
    await createPage.goto("?bpCode=DP");
    await expect(page.getByRole("form")).toBeVisible();
    await fitsAlways("create");
  });
});

test("a larger font of the browser enlarges everything, and no page is wider than its window", async ({
  home,
  casePage,
  createPage,
  page,
  context,
}) => {
  const browser = await context.newCDPSession(page);
  await browser.send("Page.setFontSizes", { fontSizes: { standard: 24 } });
  const heading = page.getByRole("heading", { level: 1 });
  for (const open of [
    () => home.goto(),
    () => casePage.goto(900453),
    () => createPage.goto("?bpCode=DP"),
  ]) {
    await open();
    await expect(heading).toHaveCSS("font-size", /^3\dpx$/);
    const icon = page.getByRole("banner").locator("svg").first();
    await expect(icon).toHaveCSS("width", "30px");
    for (const width of [480, 760, 1140, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await fits(page, `${await heading.textContent()} at ${width}`);
    }
  }
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("no screen is wider than the phone", async ({
    page,
    home,
    casePage,
    createPage,
    settingsPage,
  }) => {
    await home.goto();
    await home.open("no id at all, but a long text that somebody pasted from a letter");
    await expect(page.getByRole("alert")).toBeVisible();
    await fits(page, "home");
    await settingsPage.goto();
    await expect(settingsPage.heading).toBeVisible();
    await fits(page, "settings");
    // Eight stages; right to left; thirty digits.
    for (const id of [900453, 900458, 900460]) {
      await casePage.goto(id);
      await expect(casePage.stages).toBeVisible();
      await casePage.showHidden.check();
      await page.getByRole("button", { name: /^Show all/ }).tap();
      await fits(page, `case ${id}`);
      await casePage.stages.getByRole("link").last().tap();
      await fits(page, `the last stage of case ${id}`);
    }
    await casePage.goto(900453);
    await casePage.attachments.preview("letter-to-merchant.txt").click();
    await expect(casePage.attachments.shown("letter-to-merchant.txt")).toBeVisible();
    await fits(page, "preview");
    await page.keyboard.press("Escape");
    await casePage.raw.getByText("The answer as received").click();
    await expect(casePage.raw).toContainText("isCurentUserObserver");
    await fits(page, "raw");
    await page.goto("/no/such/page");
    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading).toBeVisible();
    await fits(page, "page not found");
    // The control: an element that is too wide is detected.
    await heading.evaluate((element) => {
      element.style.minWidth = "500px";
    });
    expect(await overflowOf(page)).toBeGreaterThan(0);
    await createPage.goto("?bpCode=DP");
    await createPage.submit.click();
    await createPage.addField.click();
    await fits(page, "create with faults");
  });
});
