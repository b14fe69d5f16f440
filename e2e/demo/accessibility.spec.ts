import { demoArns, lostArn } from "#service/demo/transactions.ts";
import { faultCaseIds } from "#service/faults.ts";
import { audit, expectAccessible, overflowOf } from "../accessible.ts";
import { expect, test } from "../fixtures.ts";

const wide = { name: "light, wide", colorScheme: "light", width: 1280 } as const;
const narrow = { name: "dark, narrow", colorScheme: "dark", width: 390 } as const;
const looks = [
  // A case with right-to-left texts.
  { ...wide, ids: [900458], bpCode: "DP" },
  // With eight stages; right to left; with thirty digits; one that contradicts itself.
  { ...narrow, ids: [900453, 900458, 900460, 900462], bpCode: "COM" },
];

const amount = encodeURIComponent('{"amount":"10.00","currencyCode":"643"}');
const filledIn = `?bpCode=FR&field.f_DisputeAmount=${amount}&field.f_FraudType=06`;

for (const { name, colorScheme, width, ids, bpCode } of looks) {
  test.describe(`in ${name}`, () => {
    test.use({ colorScheme, viewport: { width, height: 844 } });

    test("home, settings and other pages are accessible", async ({ page, home }) => {
      await home.goto();
      await home.open("no id at all, but a long text that somebody pasted from a letter");
      await expect(page.getByRole("alert")).toBeVisible();
      await expectAccessible(page, "home with a fault");
      await page.goto("settings");
      await expect(page.getByRole("heading", { name: "Demo" })).toBeVisible();
      await expectAccessible(page, "settings");
      await page.goto("/no/such/page");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found");
      await expectAccessible(page, "page not found");
      await page.getByRole("main").getByRole("link").click();
      await expect(home.heading).toBeVisible();
    });

    test("a case with everything open is accessible", async ({ page, casePage }) => {
      const { attachments } = casePage;
      for (const id of ids) {
        await casePage.goto(id);
        if (id === 900453) await casePage.showHidden.click();
        if (width === narrow.width) await page.getByRole("button", { name: /^Show all/ }).click();
        expect(await overflowOf(page), `case ${id}`).toBe(0);
        await casePage.stages.getByRole("link").last().click();
        expect(await overflowOf(page), `the last stage of case ${id}`).toBe(0);
      }
      await page
        .getByRole("button", { name: /^About / })
        .first()
        .click();
      await casePage.openAnswer();
      await expect(casePage.raw).toContainText("isCurentUserObserver");
      await expectAccessible(page, "a case");
      await casePage.find.fill("amount");
      // The search hides everything else.
      await expect(casePage.transaction).toBeHidden();
      await expectAccessible(page, "what was found");
      await casePage.goto(900458);
      await attachments.download("return-slip.pdf").click();
      await expect(attachments.section.getByRole("alert")).toBeVisible();
      await expectAccessible(page, "documents that are none");
      await casePage.goto(900453);
      const file = "delivery-note-signature.png";
      await attachments.preview(file).click();
      const image = attachments.shown(file).getByRole("img");
      await expect
        .poll(() => image.evaluate((shown: HTMLImageElement) => shown.naturalWidth))
        .toBeGreaterThan(50);
      await expectAccessible(page, "a preview");
      await page.keyboard.press("Escape");
      await page.keyboard.press("?");
      await expectAccessible(page, "the shortcuts");
    });

    test("failures are accessible", async ({ page, casePage, createPage, signIn }) => {
      await casePage.goto(faultCaseIds.status);
      await expect(casePage.failure).toBeVisible();
      await expectAccessible(page, "a failure");
      await casePage.goto(faultCaseIds.unauthorizedOnce);
      await signIn.with("two words");
      await expect(signIn.accessToken).toHaveAccessibleDescription(/without spaces/);
      await expectAccessible(page, "signing in with a fault");
      await createPage.goto(filledIn);
      await createPage.send(lostArn);
      await expect(createPage.outcomeUnknown).toBeVisible();
      await createPage.submit.click();
      await expect(createPage.question).toBeVisible();
      await expectAccessible(page, "the question before a second case");
    });

    test("create and its result are accessible", async ({ page, createPage, quiet }) => {
      quiet.acceptDialogs();
      await createPage.goto(`?bpCode=${bpCode}`);
      await createPage.addField.click();
      await createPage.submit.click();
      await expect(page.getByRole("alert")).toContainText("Nothing was sent");
      await expectAccessible(page, "create with faults");
      await createPage.goto(filledIn);
      await createPage.arn(1).fill(demoArns[0] ?? "");
      await page.getByRole("link", { name: "Settings" }).click();
      await expect(page.getByRole("alertdialog")).toBeVisible();
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

  test("selected and switched-on elements stand out", async ({ casePage }) => {
    await casePage.goto(900453);
    await expect(casePage.stage("Representment")).toHaveCSS("outline-style", "solid");
    await expect(casePage.stage("Chargeback")).toHaveCSS("outline-style", "none");
    const colourOf = () =>
      casePage.showHidden.evaluate((element) => getComputedStyle(element).backgroundColor);
    const switchedOff = await colourOf();
    await casePage.showHidden.click();
    await expect.poll(colourOf).not.toBe(switchedOff);
  });
});

test("the control: a weak contrast and what is too wide are found", async ({ page }) => {
  await page.goto("settings");
  await page.getByRole("heading", { level: 1, name: "Settings" }).evaluate((heading) => {
    heading.style.color = "rgb(180 180 180)";
    heading.style.minWidth = "2000px";
  });
  expect(await overflowOf(page)).toBeGreaterThan(0);
  expect((await audit(page)).found).toEqual([expect.stringMatching(/^color-contrast: h1/)]);
});
