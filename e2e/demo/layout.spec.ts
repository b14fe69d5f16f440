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

for (const [language, locale] of [
  ["English", "en-GB"],
  ["Russian", "ru-RU"],
] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ locale });

    test("the first screenful of a case answers everything", async ({ casePage, page }) => {
      await casePage.goto(900453);
      const list = page.getByRole("list", { name: /^(Stages|Этапы)$/ });
      await expect(list).toBeVisible();
      const stages = await list.getByRole("listitem").all();
      expect(stages).toHaveLength(8);
      const abouts = await casePage
        .section("Representment")
        .getByRole("button", { name: /^(About|Сведения о поле) / })
        .all();
      const fields = abouts.slice(0, 10).map((about) => about.locator("xpath=ancestor::dd"));
      expect(fields).toHaveLength(10);
      const turn = page.getByRole("complementary");
      expect(page.viewportSize()).toEqual({ width: 1280, height: 800 });
      for (const element of [casePage.heading, turn, ...stages, ...fields]) {
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
    const fits = async (screen: string) => {
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        expect(await overflowOf(page), `${screen} at ${width}`).toBe(0);
      }
    };
    await home.goto();
    await page.getByRole("button", { name: /12/ }).click();
    await expect(page.getByRole("row")).toHaveCount(13);
    await expect(page.getByText("DP-26-453")).toBeVisible();
    await fits("worklist");
    await casePage.goto(900453);
    await expect(casePage.heading).toBeVisible();
    await fits("case");
    await createPage.goto("?bpCode=DP");
    await expect(page.getByRole("form")).toBeVisible();
    await fits("create");
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
      expect(await overflowOf(page), `${await heading.textContent()} at ${width}`).toBe(0);
    }
  }
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("no case is wider than the screen", async ({ casePage, page }) => {
    // Eight stages; right to left; thirty digits.
    for (const id of [900453, 900458, 900460]) {
      await casePage.goto(id);
      await expect(casePage.stages).toBeVisible();
      await casePage.showHidden.check();
      await page.getByRole("button", { name: /^Show all/ }).tap();
      expect(await overflowOf(page), `case ${id}`).toBe(0);
      await casePage.stages.getByRole("link").last().tap();
      expect(await overflowOf(page), `case ${id}`).toBe(0);
    }
    // The control: an element that is too wide is detected.
    await casePage.heading.evaluate((heading) => {
      heading.style.minWidth = "500px";
    });
    expect(await overflowOf(page)).toBeGreaterThan(0);
  });

  test("no other screen is wider than the screen", async ({
    page,
    home,
    casePage,
    createPage,
    settingsPage,
  }) => {
    await home.goto();
    await expect(home.heading).toBeVisible();
    await home.open("no id at all, but a long text that somebody pasted from a letter");
    expect(await overflowOf(page), "home").toBe(0);
    await settingsPage.goto();
    await expect(settingsPage.heading).toBeVisible();
    expect(await overflowOf(page), "settings").toBe(0);
    await page.goto("/no/such/page");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await overflowOf(page), "page not found").toBe(0);
    await casePage.goto(900453);
    await casePage.attachments.preview("letter-to-merchant.txt").click();
    await expect(casePage.attachments.shown("letter-to-merchant.txt")).toBeVisible();
    expect(await overflowOf(page), "preview").toBe(0);
    await page.keyboard.press("Escape");
    await casePage.raw.getByText("The answer as received").click();
    await expect(casePage.raw).toContainText("isCurentUserObserver");
    expect(await overflowOf(page), "raw").toBe(0);
    await createPage.goto("?bpCode=DP");
    await createPage.submit.click();
    await createPage.addField.click();
    expect(await overflowOf(page), "create with faults").toBe(0);
  });

  test("buttons are large enough for a thumb", async ({ casePage, page }) => {
    await casePage.goto(900453);
    await expect(casePage.stages).toBeVisible();
    const small = await page.getByRole("button").evaluateAll((buttons) =>
      buttons
        .filter((button) => {
          const { width, height } = button.getBoundingClientRect();
          return Math.min(width, height) < 24;
        })
        .map(({ ariaLabel, textContent }) => ariaLabel ?? textContent),
    );
    expect(small).toEqual([]);
  });
});
