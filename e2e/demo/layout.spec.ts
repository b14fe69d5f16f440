import { overflowOf } from "../accessible.ts";
import { expect, test } from "../fixtures.ts";

for (const locale of ["en-GB", "ru-RU"]) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale });

    test("the first screenful of a case answers everything", async ({ casePage, page }) => {
      await casePage.goto(900453);
      const list = page.getByRole("list", { name: /^(Stages|Этапы)$/ });
      const stages = list.getByRole("listitem");
      await expect(stages).toHaveCount(8);
      const tenth = page.locator("[id^=field-] > dd").nth(9);
      const turn = page.getByRole("complementary");
      expect(page.viewportSize()).toEqual({ width: 1280, height: 800 });
      for (const element of [casePage.heading, turn, ...(await stages.all()), tenth]) {
        await expect(element).toBeInViewport({ ratio: 1 });
      }
      expect(await page.evaluate(() => scrollY)).toBe(0);
    });
  });
}

test("each fact is said once, and the bar stays in sight", async ({ casePage, page }) => {
  await casePage.goto(900453);
  const left = page.getByText("2 days 4 hours left");
  await expect(casePage.turn).toContainText("Your bank's turn: smirnov");
  await expect(casePage.answer).toBeAttached();
  expect(await left.count()).toBeLessThanOrEqual(2);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const turn = casePage.main.getByText("Your bank's turn");
  const bar = [casePage.heading, turn.first(), left.first(), casePage.refresh];
  for (const part of bar) await expect(part).toBeInViewport({ ratio: 1 });
  expect((await casePage.refresh.boundingBox())?.y).toBeLessThan(36);
  const isRead = page.locator(":not([inert] *)");
  await expect(turn.and(isRead), "read once by a screen reader").toHaveCount(1);
  // The search box is not in the bar, but comes by its key, and nothing moves.
  const from = await page.evaluate(() => scrollY);
  await page.keyboard.press("f");
  await expect(casePage.find).toBeFocused();
  await expect(casePage.find).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => scrollY)).toBe(from);

  // Beside a preview the bar is all of the header.
  await page.evaluate(() => scrollTo(0, 0));
  await page.keyboard.press("Escape");
  await casePage.heading.click();
  await page.keyboard.press("v");
  await expect(casePage.turn).toHaveCount(0);
  await expect(turn.and(isRead)).toBeInViewport({ ratio: 1 });
});

test("a copy button stands beside its value, never over a text", async ({ casePage, page }) => {
  await casePage.goto(900453);
  await expect(casePage.answer).toBeAttached();
  const covered = await page.evaluate(() => {
    const main = document.querySelector("main");
    const parts = [...(main?.querySelectorAll("header, dl, table") ?? [])];
    return parts.flatMap((part) => {
      const buttons = [...part.querySelectorAll("[data-copy]")];
      const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const isHidden = text.parentElement?.closest(".visually-hidden");
        if (isHidden || !/[\p{L}\p{N}]/u.test(text.textContent ?? "")) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        for (const { left, right, top, bottom } of range.getClientRects()) {
          const over = buttons.filter((button) => {
            const area = button.getBoundingClientRect();
            const isBeside = area.left > right - 2 || area.right < left + 2;
            return !isBeside && area.top < bottom - 5 && area.bottom > top + 5;
          });
          found.push(...over.map((button) => `${button.ariaLabel}: ${text.textContent}`));
        }
      }
      return found;
    });
  });
  expect(covered).toEqual([]);
});

for (const { look, locale, fontSize, widths } of [
  {
    look: "in Russian, whose words are longer",
    locale: "ru-RU",
    fontSize: 16,
    // Phones, tablets, half a screen, and the breakpoints.
    widths: [320, 390, 480, 759, 760, 899, 900, 999, 1000, 1100],
  },
  {
    look: "with a larger font of the browser, which enlarges everything,",
    locale: "en-GB",
    fontSize: 24,
    widths: [480, 760, 1140, 1280],
  },
]) {
  test.describe(look, () => {
    test.use({ locale });

    test("no page is wider than its window", async ({
      home,
      casePage,
      createPage,
      page,
      context,
    }) => {
      const browser = await context.newCDPSession(page);
      await browser.send("Page.setFontSizes", { fontSizes: { standard: fontSize } });
      const fitsAlways = async (screen: string) => {
        const icon = page.getByRole("banner").locator("svg").first();
        await expect(icon).toHaveCSS("width", `${1.375 * fontSize}px`);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 800 });
          expect(await overflowOf(page), `${screen} at ${width}`).toBe(0);
        }
      };
      await home.goto();
      await expect(page.getByText(/DP-\d\d-453/)).toBeVisible();
      await expect(page.getByRole("main")).toHaveAttribute("aria-busy", "false");
      await fitsAlways("worklist");
      await casePage.goto(900453);
      await expect(page.getByRole("list", { name: /^(Stages|Этапы)$/ })).toBeVisible();
      await fitsAlways("case");
      await createPage.goto("?bpCode=DP");
      await expect(page.getByRole("form")).toBeVisible();
      await fitsAlways("create");
    });
  });
}

test.describe("on a touch screen", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test("a tap on a field offers to copy it, and opens nothing over it", async ({
    casePage,
    page,
  }) => {
    await casePage.goto(900453);
    await casePage.section("Representment").getByText("Tracking number").tap();
    await expect(page.getByRole("button", { name: "Copy Tracking number" })).toBeFocused();
    await expect(page.getByText("f_TrackingNumber")).toHaveCount(0);
  });
});
