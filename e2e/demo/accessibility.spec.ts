import type { Locator, Page } from "@playwright/test";
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

    test("home, settings and the page for unknown addresses are accessible", async ({
      page,
      home,
      settingsPage,
    }) => {
      await home.goto();
      await home.open("nonsense");
      await expect(page.getByRole("alert")).toBeVisible();
      await expectAccessible(page, "home with a fault");
      await settingsPage.goto();
      await expect(settingsPage.heading).toBeVisible();
      await expectAccessible(page, "settings");
      await page.goto("/no/such/page");
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expectAccessible(page, "page not found");
    });

    test("a case with everything open, and what is found in it, are accessible", async ({
      page,
      casePage,
    }) => {
      await casePage.goto(id);
      await expect(casePage.stages).toBeVisible();
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
    });

    test("documents and a preview are accessible", async ({ page, casePage }) => {
      const { attachments } = casePage;
      await casePage.goto(900458);
      await attachments.download("return-slip.pdf").click();
      await expect(attachments.section.getByRole("alert")).toBeVisible();
      await expectAccessible(page, "documents that are none");
      await casePage.goto(900453);
      await attachments.preview("letter-to-merchant.txt").click();
      await expect(attachments.shown("letter-to-merchant.txt")).toBeVisible();
      await expectAccessible(page, "a preview");
    });

    test("create with faults, its question before leaving, and a result are accessible", async ({
      page,
      createPage,
    }) => {
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

/** A picture of an element with a margin, since an outline is outside of its box. */
async function pictureOf(element: Locator): Promise<string> {
  await element.page().mouse.move(0, 0);
  const { x = 0, y = 0, width = 0, height = 0 } = (await element.boundingBox()) ?? {};
  const clip = { x: x - 4, y: y - 4, width: width + 8, height: height + 8 };
  const picture = await element.page().screenshot({ clip, animations: "disabled" });
  return picture.toString("base64");
}

/** How many colour values of two pictures differ visibly. */
const differing = (page: Page, first: string, second: string) =>
  page.evaluate(
    async (pictures) => {
      const [one, other] = await Promise.all(
        pictures.map(async (base64) => {
          const picture = await createImageBitmap(new Blob([Uint8Array.fromBase64(base64)]));
          const { width, height } = picture;
          const canvas = new OffscreenCanvas(width, height).getContext("2d");
          canvas?.drawImage(picture, 0, 0);
          return [...(canvas?.getImageData(0, 0, width, height).data ?? [])];
        }),
      );
      return (one ?? []).filter((value, at) => Math.abs(value - (other?.[at] ?? 0)) > 100).length;
    },
    [first, second],
  );

test.describe("in a contrast theme, which removes backgrounds and shadows", () => {
  test.use({ forcedColors: "active", contextOptions: { reducedMotion: "reduce" } });

  test("selected and switched-on elements are visible", async ({ page, casePage, palette }) => {
    type Step = () => Promise<void>;
    const expectVisible = async (element: Locator, leave: Step, enter: Step) => {
      await leave();
      const before = await pictureOf(element);
      await enter();
      const difference = await differing(page, before, await pictureOf(element));
      expect(difference).toBeGreaterThan(50);
      // The control: in the same state only some edges of letters differ.
      await leave();
      expect(await differing(page, before, await pictureOf(element))).toBeLessThan(difference / 3);
    };
    await casePage.goto(900453);
    const select = (stage: string) => async () => {
      await casePage.select(stage);
      await expect(casePage.section(stage)).toBeVisible();
      // The focus has a ring of its own: remove it.
      await casePage.heading.click();
    };
    await expectVisible(
      casePage.stage("Chargeback"),
      select("Representment"),
      select("Chargeback"),
    );
    const turn = (isOn: boolean) => async () => {
      await casePage.showHidden.setChecked(isOn);
      await casePage.heading.click();
    };
    await expectVisible(casePage.showHidden, turn(false), turn(true));
    await palette.find("copy");
    const press = (key: string) => () => page.keyboard.press(key);
    await expectVisible(palette.options.first(), press("ArrowUp"), press("ArrowDown"));
  });
});

test("the control: a contrast that is too weak is found", async ({ page, settingsPage }) => {
  await settingsPage.goto();
  await settingsPage.heading.evaluate((heading) => {
    heading.style.color = "rgb(180 180 180)";
  });
  expect((await audit(page)).found).toEqual([expect.stringMatching(/^color-contrast: h1/)]);
});
