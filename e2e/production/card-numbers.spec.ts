import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { unzip } from "#documents/fixtures/unzip.ts";
import dispute from "#wire/fixtures/dispute.json" with { type: "json" };
import { leavesOf, replaced, valueAt } from "#wire/fixtures/hostile-leaves.ts";
import { expect, test } from "../deployment.ts";
import { savedText } from "../pages/worklist.ts";
import { pageTexts } from "../pdf-text.ts";
import { storedAsSeen } from "../seen-cases.ts";
import { json } from "../servers/replies.ts";

const cards = ["4111111111111111", "5555555555554444"] as const;
const id = 7100009;

test.use({ config: { auth: "proxy", formProfile: "" } });

/** A case with a card number in each of its texts, but those that say of what kind something is. */
function careless(card: string): string {
  const slots = leavesOf(dispute)
    .filter((path) => typeof valueAt(dispute, path) === "string")
    .filter((path) => path[0] === "bpItem")
    .filter((path) => !/^(?:baseTypeCode|content|jsonValue)$/.test(String(path.at(-1))));
  let answer: unknown = { ...dispute, bpItem: { ...dispute.bpItem, id, [`key ${card}`]: card } };
  for (const path of slots) {
    const text = `${String(valueAt(dispute, path))} ${card}`;
    answer = JSON.parse(replaced(answer, path, JSON.stringify(text)));
  }
  return JSON.stringify(answer);
}

/** Which of the numbers are anywhere in some texts, however their digits are set apart. */
const cardsIn = (...texts: readonly string[]): string[] =>
  cards.filter((card) =>
    texts
      .join("\n")
      .replaceAll(/[\s\p{Pd}]/gu, "")
      .includes(card),
  );

/** All that a page shows, says and keeps. */
async function cardsOn(page: Page): Promise<string[]> {
  const boxes = page.locator("input, textarea");
  const typed = await boxes.evaluateAll((all) =>
    all.map((box) => ("value" in box ? box.value : "")),
  );
  const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  return cardsIn(await page.content(), typed.join("\n"), kept);
}

/** Presses each of some buttons. */
async function pressAll(buttons: Locator): Promise<void> {
  for (const button of await buttons.all()) await button.click();
}

test.beforeEach(async ({ plain, casePage, page }) => {
  plain.reads(id, json(careless(cards[0])), json(careless(cards[1])));
  await page.addInitScript(() => {
    const copied: string[] = [];
    Object.assign(window, { copied });
    navigator.clipboard.writeText = async (text) => void copied.push(text);
    addEventListener("copy", ({ clipboardData: data }) => {
      for (const type of data?.types ?? []) copied.push(data?.getData(type) ?? "");
    });
  });
  await casePage.goto(id);
  await expect(casePage.stages).toBeVisible();
});

test("no part of a case shows a card number, until one is asked for", async ({
  casePage,
  page,
}) => {
  await casePage.showHidden.check();
  for (const { name } of dispute.bpItem.stages) {
    const masked = `${name} 4111••••••••1111`;
    await casePage.select(masked);
    await expect(casePage.section(masked)).toBeVisible();
    await pressAll(casePage.section(masked).getByRole("button", { name: /^About / }));
    expect(await cardsOn(page)).toEqual([]);
  }
  await page.getByText("The answer as received").click();
  await expect(casePage.raw.getByRole("tree")).toBeVisible();
  await casePage.find.fill("Explanation");
  const found = page.getByRole("term").filter({ hasText: "Explanation 4111••••••••1111" });
  await expect(found.last()).toBeVisible();
  expect(await cardsOn(page)).toEqual([]);
  await casePage.find.fill("");

  await page.keyboard.press("Control+k");
  await page.getByRole("combobox", { name: "Search commands" }).fill("Explanation");
  await expect(page.getByRole("option").first()).toContainText("4111••••••••1111");
  expect(await cardsOn(page)).toEqual([]);
  await page.keyboard.press("Escape");

  const [reveal] = await casePage.raw.getByRole("button", { name: "Show number" }).all();
  await reveal?.click();
  expect(await cardsOn(page)).toEqual([cards[0]]);
});

test("nor does what is told of its changes", async ({ casePage, page }) => {
  await expect.poll(() => storedAsSeen(page)).toMatchObject({ cases: 1 });
  await casePage.refresh.click();
  await casePage.showChanges.click();
  await expect(casePage.changes).toContainText(/from .*4111••••••••1111.* to .*5555••••••••4444/);
  expect(await cardsOn(page)).toEqual([]);
});

test("nor does what is copied, printed or packed", async ({ casePage, page }) => {
  await casePage.showHidden.check();
  await pressAll(page.getByRole("button", { name: /^About / }));
  for (const button of await page.getByRole("button", { name: /^Copy/ }).all()) {
    await button.click();
    const ways = page.getByRole("menuitem");
    for (let at = 0; at < (await ways.count()); at += 1) {
      if (at > 0) await button.click();
      await ways.nth(at).click();
    }
  }
  const copied = await page.evaluate(() => {
    const texts: unknown = Reflect.get(window, "copied");
    return JSON.stringify(texts);
  });
  expect(copied).toContain("4111••••••••1111");
  expect(cardsIn(copied)).toEqual([]);

  let printed = "";
  await expect
    .poll(async () => (printed = pageTexts(await page.pdf()).join("")))
    .toContain("Retrieved");
  expect(printed).toContain("4111••••••••1111");
  expect(cardsIn(printed)).toEqual([]);

  const saved = page.waitForEvent("download");
  await casePage.attachments.downloadAll.click();
  const download = await saved;
  expect(cardsIn(download.suggestedFilename())).toEqual([]);
  const pack = unzip(new Uint8Array(await readFile(await download.path())));
  const about = pack.filter(({ name }) => /^(?:[^/]+\.(?:json|html)|SHA256SUMS)$/.test(name));
  expect(about).toHaveLength(4);
  const texts = about.map(({ bytes }) => new TextDecoder().decode(bytes));
  expect(cardsIn(...texts, ...pack.map(({ name }) => name))).toEqual([]);
  expect(await cardsOn(page)).toEqual([]);
});

test("nor do the worklist, its files, and the service's words for what went wrong", async ({
  plain,
  home,
  worklist,
  createPage,
  page,
}) => {
  const words = `No case of ${cards[0]} here.`;
  const refusal = JSON.stringify({ success: false, errorMessage: words });
  plain.reads(id + 1, json(refusal));
  plain.creates(
    json(
      JSON.stringify({ success: false, resultItems: [{ success: false, errorMessage: words }] }),
    ),
  );
  await page.getByRole("link", { name: "Case viewer" }).click();
  await expect(home.heading).toBeVisible();
  await home.open(`${id} ${id + 1}`);
  await expect(worklist.rows).toHaveCount(2);
  await expect(worklist.section).toContainText("No case of 4111••••••••1111 here.");
  const files = [
    await savedText(page, () => worklist.export("Export as CSV")),
    await savedText(page, () => worklist.export("Export for Excel")),
  ];
  expect(files[0]?.text).toContain("No case of 4111••••••••1111 here.");
  expect(cardsIn(...files.map(({ text }) => text))).toEqual([]);
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
