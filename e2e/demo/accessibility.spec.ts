import type { Locator, Page } from "@playwright/test";
import { demoCaseIds } from "#service/demo/demo-cases.ts";
import { demoArns } from "#service/demo/transactions.ts";
import { audit, expectAccessible } from "../accessible.ts";
import { expect, test } from "../fixtures.ts";

const sizes = { wide: { width: 1280, height: 800 }, narrow: { width: 390, height: 844 } };

/** Eight stages with files; right to left; contradictory. */
const telling = [900453, 900458, 900462];

for (const colorScheme of ["light", "dark"] as const) {
  for (const [name, viewport] of Object.entries(sizes)) {
    test.describe(`in ${colorScheme}, ${name}`, () => {
      test.use({ colorScheme, viewport });

      test("home, settings and what is no page", async ({ page, home, settingsPage }) => {
        await home.goto();
        await expect(home.heading).toBeVisible();
        await expectAccessible(page, "home");
        await home.open("nonsense");
        await expectAccessible(page, "home with a fault");
        await settingsPage.goto();
        await expect(settingsPage.heading).toBeVisible();
        await expectAccessible(page, "settings");
        await page.goto("/no/such/page");
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await expectAccessible(page, "page not found");
        await page.goto("/cases/0");
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await expectAccessible(page, "not a case id");
      });

      test("cases", async ({ page, casePage }) => {
        for (const id of colorScheme === "light" && name === "wide" ? demoCaseIds : telling) {
          await casePage.goto(id);
          await expect(casePage.stages).toBeVisible();
          await casePage.showHidden.check();
          await expectAccessible(page, `case ${id}`);
        }
        await casePage.find.fill("amount");
        await expect(casePage.main.getByRole("table")).toBeVisible();
        await expectAccessible(page, "what was found");
        await casePage.goto(123456);
        await expect(casePage.failure).toBeVisible();
        await expectAccessible(page, "a refused case");
      });

      test("an open field, the raw view, documents and previews", async ({ page, casePage }) => {
        const { attachments } = casePage;
        await casePage.goto(900453);
        await page.getByRole("button", { name: "About Represented amount" }).click();
        await casePage.raw.getByText("The answer as received").click();
        await expect(casePage.raw).toContainText("isCurentUserObserver");
        await expectAccessible(page, "everything open");
        for (const name of ["letter-to-merchant.txt", "at-the-door.jpg"]) {
          await attachments.preview(name).click();
          await expect(attachments.shown(name)).toBeVisible();
          await expectAccessible(page, `preview of ${name}`);
          await page.keyboard.press("Escape");
        }
        await casePage.goto(900458);
        await attachments.download("return-slip.pdf").click();
        await expect(attachments.section.getByRole("alert")).toBeVisible();
        await attachments.download("notes.txt").click();
        await expect(attachments.item("notes.txt")).toContainText("Empty");
        await expectAccessible(page, "documents that are none");
      });

      test("create: empty, with faults, with a result, and left", async ({ page, createPage }) => {
        await createPage.goto();
        await expect(createPage.form).toBeVisible();
        await expectAccessible(page, "create, empty");
        for (const bpCode of ["DP", "FR", "COM", "GF"]) {
          await createPage.choose(bpCode);
          await createPage.submit.click();
          await expect(page.getByRole("alert")).toContainText("Nothing was sent");
          await expectAccessible(page, `create ${bpCode}, with faults`);
        }
        await createPage.arn(1).fill(demoArns[0] ?? "");
        await createPage.field("Disputed amount").fill("1");
        await createPage.field("What is asked for").fill("As the letter says.");
        await createPage.addTransaction.click();
        await createPage.arn(2).fill("123");
        await createPage.addRow(1, "f_Comment", "A row.");
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
}

/** How many pixels of two pictures differ so that an eye notices. */
const differing = (page: Page, pictures: readonly Buffer[]) =>
  page.evaluate(
    async (pngs) => {
      const [one, other] = await Promise.all(
        pngs.map(async (png) => {
          const picture = await createImageBitmap(new Blob([new Uint8Array(png)]));
          const { width, height } = picture;
          const canvas = new OffscreenCanvas(width, height).getContext("2d");
          canvas?.drawImage(picture, 0, 0);
          return canvas?.getImageData(0, 0, width, height).data ?? [];
        }),
      );
      return [...(one ?? [])].filter((value, at) => Math.abs(value - (other?.[at] ?? 0)) > 100)
        .length;
    },
    pictures.map((png) => [...png]),
  );

/** An element, and a little around it: an outline is outside of its box. */
async function pictureOf(element: Locator) {
  const { x = 0, y = 0, width = 0, height = 0 } = (await element.boundingBox()) ?? {};
  const clip = { x: x - 4, y: y - 4, width: width + 8, height: height + 8 };
  return element.page().screenshot({ clip, animations: "disabled" });
}

test.describe("in a contrast theme, which takes backgrounds and shadows", () => {
  test.use({ forcedColors: "active", contextOptions: { reducedMotion: "reduce" } });

  test("what is on and what is chosen is seen", async ({ page, casePage, palette }) => {
    /** Looks at an element in a state, in another, and in the first again. */
    const looks = async (element: Locator, states: readonly (() => Promise<void>)[]) => {
      const pictures: Buffer[] = [];
      for (const enter of [...states, ...states.slice(0, 1)]) {
        await enter();
        await page.mouse.move(0, 0);
        pictures.push(await pictureOf(element));
      }
      const [first, second, third] = pictures;
      if (!first || !second || !third) throw new Error("not looked at");
      const told = await differing(page, [first, second]);
      expect(told).toBeGreaterThan(50);
      // The control: in the same state it looks the same, but for some edges of its letters.
      expect(await differing(page, [first, third])).toBeLessThan(told / 3);
    };
    await casePage.goto(900453);
    const select = (stage: string) => async () => {
      await casePage.select(stage);
      await expect(casePage.section(stage)).toBeVisible();
      // The focus has its own ring.
      await casePage.heading.click();
    };
    const stage = casePage.stages.getByRole("link", { name: "Chargeback" });
    await looks(stage, [select("Representment"), select("Chargeback")]);

    const turn = (isOn: boolean) => async () => {
      await casePage.showHidden.setChecked(isOn);
      await casePage.heading.click();
    };
    await looks(casePage.showHidden, [turn(false), turn(true)]);

    await palette.find("copy");
    const press = (key: string) => () => page.keyboard.press(key);
    await looks(palette.options.first(), [press("Home"), press("ArrowDown")]);
  });
});

test("the control: a contrast that is too weak is found", async ({ page, casePage }) => {
  await casePage.goto(900453);
  await expect(casePage.stages).toBeVisible();
  expect((await audit(page)).found).toEqual([]);
  await casePage.heading.evaluate((heading) => {
    heading.style.color = "rgb(180 180 180)";
  });
  expect((await audit(page)).found).toEqual([expect.stringMatching(/^color-contrast: h1/)]);
});
