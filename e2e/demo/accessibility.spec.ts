import { demoArns, lostArn } from "#service/demo/transactions.ts";
import { faultCaseIds } from "#service/faults.ts";
import { audit, expectAccessible, overflowOf } from "../accessible.ts";
import { expect, test } from "../fixtures.ts";

const amount = encodeURIComponent('{"amount":"10.00","currencyCode":"643"}');
const filledIn = `?bpCode=FR&field.f_DisputeAmount=${amount}&field.f_FraudType=06`;

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
});

test("a case with everything open is accessible", async ({ page, casePage }) => {
  const { attachments } = casePage;
  await casePage.goto(900453);
  await casePage.showHidden.click();
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
  await page.keyboard.press("Escape");
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
  // With right-to-left texts.
  await casePage.goto(900458);
  await attachments.download("return-slip.pdf").click();
  await expect(attachments.section.getByRole("alert")).toBeVisible();
  await expectAccessible(page, "documents that are none");
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
  await createPage.goto("?bpCode=COM");
  await createPage.addField.click();
  await createPage.submit.click();
  await expect(page.getByRole("alert")).toContainText("Nothing was sent");
  await expectAccessible(page, "create with faults");
  await createPage.goto(filledIn);
  await createPage.arn(1).fill(demoArns[0] ?? "");
  await createPage.submit.click();
  await expect(createPage.result).toBeVisible();
  await expectAccessible(page, "result");
});

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
