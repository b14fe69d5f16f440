import type { Page } from "@playwright/test";
import { unzip } from "#documents/fixtures/unzip.ts";
import dispute from "#wire/fixtures/dispute.json" with { type: "json" };
import { leavesOf, replaced, valueAt } from "#wire/fixtures/hostile-leaves.ts";
import { expect, test } from "../deployment.ts";
import { pageTexts } from "../pdf-text.ts";
import { save } from "../saved.ts";
import { storedAsSeen } from "../seen-cases.ts";
import { json } from "../servers/replies.ts";

const cards = ["4111111111111111", "5555555555554444"] as const;
const id = 7100009;

test.use({ config: { auth: "proxy", formProfile: "" } });

/** A case with a card number in each of its texts but those that code a kind. */
function careless(card: string): string {
  const paths = leavesOf(dispute)
    .filter((path) => typeof valueAt(dispute, path) === "string")
    .filter((path) => path[0] === "bpItem")
    .filter((path) => !/^(?:baseTypeCode|content|jsonValue)$/.test(String(path.at(-1))));
  let answer: unknown = { ...dispute, bpItem: { ...dispute.bpItem, id, [`key ${card}`]: card } };
  for (const path of paths) {
    const text = `${String(valueAt(dispute, path))} ${card}`;
    answer = JSON.parse(replaced(answer, path, JSON.stringify(text)));
  }
  return JSON.stringify(answer);
}

/** The card numbers that occur in some texts, with or without separators between the digits. */
function cardsIn(...texts: readonly string[]): string[] {
  const text = texts.join("\n").replaceAll(/[\s\p{Pd}]/gu, "");
  return cards.filter((card) => text.includes(card));
}

/** The card numbers in what a page shows and stores. */
async function cardsOn(page: Page): Promise<string[]> {
  const typed = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>("input, textarea")].map(({ value }) => value),
  );
  const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  return cardsIn(await page.content(), ...typed, stored);
}

test.beforeEach(async ({ service, casePage }) => {
  service.reads(id, json(careless(cards[0])), json(careless(cards[1])));
  await casePage.goto(id);
  await expect(casePage.stages).toBeVisible();
});

test("no card number is in the changes, the palette, a print or a ZIP", async ({
  casePage,
  palette,
  page,
}) => {
  await expect.poll(() => storedAsSeen(page)).toMatchObject({ cases: 1 });
  await casePage.refresh.click();
  await casePage.showChanges.click();
  await expect(casePage.changes).toContainText(/from .*4111••••••••1111.* to .*5555••••••••4444/);
  await casePage.showHidden.check();
  await palette.find("Explanation");
  await expect(palette.options.first()).toContainText("5555••••••••4444");
  expect(await cardsOn(page)).toEqual([]);
  await page.keyboard.press("Escape");

  let printed = "";
  await expect
    .poll(async () => (printed = pageTexts(await page.pdf()).join("")))
    .toContain("Retrieved");
  expect(printed).toContain("5555••••••••4444");
  expect(cardsIn(printed)).toEqual([]);

  const saved = await save(casePage.attachments.downloadAll);
  const pack = unzip(saved.bytes);
  const about = pack.filter(({ name }) => /^(?:[^/]+\.(?:json|html)|SHA256SUMS)$/.test(name));
  const texts = about.map(({ bytes }) => new TextDecoder().decode(bytes));
  expect(texts.join()).toContain("5555••••••••4444");
  const names = pack.map(({ name }) => name);
  expect(cardsIn(saved.name, ...names, ...texts)).toEqual([]);
});

test("no card number is on the worklist, in its files, or in the service's messages", async ({
  service,
  home,
  worklist,
  createPage,
  page,
}) => {
  const words = `No case of ${cards[0]} here.`;
  const refusal = { success: false, errorMessage: words };
  service.reads(id + 1, json(JSON.stringify(refusal)));
  service.creates(json(JSON.stringify({ success: false, resultItems: [refusal] })));
  await page.getByRole("link", { name: "Case viewer" }).click();
  await expect(home.heading).toBeVisible();
  await home.open(`${id} ${id + 1}`);
  await expect(worklist.rows).toHaveCount(2);
  await expect(worklist.section).toContainText("No case of 4111••••••••1111 here.");
  const table = await save(await worklist.exportButton("Export as CSV"));
  const workbook = await save(await worklist.exportButton("Export for Excel"));
  expect(String(table.bytes)).toContain("No case of 4111••••••••1111 here.");
  expect(cardsIn(String(table.bytes), String(workbook.bytes))).toEqual([]);
  expect(await cardsOn(page)).toEqual([]);

  await home.open(id + 1);
  await expect(page.getByRole("alert")).toContainText("No case of 4111••••••••1111");
  expect(await cardsOn(page)).toEqual([]);

  await createPage.goto("?bpCode=FR");
  await createPage.arn(1).fill("74001016301868581499775");
  await createPage.submit.click();
  await expect(createPage.resultItem(1)).toContainText("No case of 4111••••••••1111");
  expect(await cardsOn(page)).toEqual([]);
});
