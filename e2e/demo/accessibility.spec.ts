import { demoArns } from "#service/demo/transactions.ts";
import { audit, expectAccessible } from "../accessible.ts";
import { expect, test } from "../fixtures.ts";

/** Both themes and both widths; a case with right-to-left texts, and one that contradicts itself. */
const looks = [
  { name: "light, wide", colorScheme: "light", width: 1280, id: 900458, bpCode: "DP" },
  { name: "dark, narrow", colorScheme: "dark", width: 390, id: 900462, bpCode: "COM" },
] as const;

for (const { name, colorScheme, width, id, bpCode } of looks) {
  test.describe(`in ${name}`, () => {
    test.use({ colorScheme, viewport: { width, height: 844 } });

    test("home, settings and other pages are accessible", async ({ page, home, settingsPage }) => {
      await home.goto();
      await home.open("nonsense");
      await expect(page.getByRole("alert")).toBeVisible();
      await expectAccessible(page, "home with a fault");
      await settingsPage.goto();
      await expect(settingsPage.heading).toBeVisible();
      await expectAccessible(page, "settings");
      await page.goto("/no/such/page");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found");
      await expectAccessible(page, "page not found");
      await page.getByRole("main").getByRole("link").click();
      await expect(home.heading).toBeVisible();
    });

    test("a case with everything open is accessible", async ({ page, casePage }) => {
      const { attachments } = casePage;
      await casePage.goto(id);
      await casePage.showHidden.check();
      await page
        .getByRole("button", { name: /^About / })
        .first()
        .click();
      await casePage.raw.getByText("The answer as received").click();
      await expect(casePage.raw).toContainText("isCurentUserObserver");
      await expectAccessible(page, `case ${id}`);
      await casePage.find.fill("amount");
      // The search hides everything else.
      await expect(casePage.transaction).toBeHidden();
      await expectAccessible(page, "what was found");
      await casePage.goto(900458);
      await attachments.download("return-slip.pdf").click();
      await expect(attachments.section.getByRole("alert")).toBeVisible();
      await expectAccessible(page, "documents that are none");
      await casePage.goto(900453);
      // A file under a field opens its preview, too.
      const file = "delivery-note-signature.png";
      await casePage.field("Representment", "Evidence").getByRole("button", { name: file }).click();
      const image = attachments.shown(file).getByRole("img");
      await expect
        .poll(() => image.evaluate((shown: HTMLImageElement) => shown.naturalWidth))
        .toBeGreaterThan(50);
      await expectAccessible(page, "a preview");
    });

    test("create and its result are accessible", async ({ page, createPage }) => {
      await createPage.goto(`?bpCode=${bpCode}`);
      await createPage.submit.click();
      await expect(page.getByRole("alert")).toContainText("Nothing was sent");
      await expectAccessible(page, "create with faults");
      await createPage.goto("?bpCode=FR&field.f_DisputeAmount=10.00&field.f_FraudType=06");
      await createPage.arn(1).fill(demoArns[0] ?? "");
      await page.getByRole("link", { name: "Settings" }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
      await expectAccessible(page, "leaving the form");
      await page.getByRole("button", { name: "Stay" }).click();
      await createPage.submit.click();
      await expect(createPage.result).toBeVisible();
      await expectAccessible(page, "result");
    });
  });
}

test.describe("in a contrast theme, which removes backgrounds and shadows", () => {
  test.use({ forcedColors: "active" });

  test("selected and switched-on elements stand out", async ({ casePage, palette }) => {
    await casePage.goto(900453);
    await expect(casePage.stage("Representment")).toHaveCSS("outline-style", "solid");
    await expect(casePage.stage("Chargeback")).toHaveCSS("outline-style", "none");
    const colourOf = () =>
      casePage.showHidden.evaluate((element) => getComputedStyle(element).backgroundColor);
    const switchedOff = await colourOf();
    await casePage.showHidden.check();
    await expect.poll(colourOf).not.toBe(switchedOff);
    await palette.find("copy");
    await expect(palette.options.first()).toHaveCSS("outline-style", "solid");
    await expect(palette.options.last()).toHaveCSS("outline-style", "none");
  });
});

test("the control: a contrast that is too weak is found", async ({ page, settingsPage }) => {
  await settingsPage.goto();
  await settingsPage.heading.evaluate((heading) => {
    heading.style.color = "rgb(180 180 180)";
  });
  expect((await audit(page)).found).toEqual([expect.stringMatching(/^color-contrast: h1/)]);
});
