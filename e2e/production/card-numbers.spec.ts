import type { Page } from "@playwright/test";
import dispute from "#wire/fixtures/dispute.json" with { type: "json" };
import { expect, test } from "../deployment.ts";
import { save } from "../saved.ts";
import { storedAsSeen } from "../seen-cases.ts";
import { json } from "../servers/replies.ts";

const cards = ["4111111111111111", "5555555555554444"] as const;
const id = 7100009;

test.use({ config: { auth: "proxy", formProfile: "" } });

/** Texts that code a kind. */
const codes = new Set(["baseTypeCode", "content", "jsonValue"]);

/** A case with a card number in each of its other texts. */
const careless = (card: string): string =>
  JSON.stringify({ ...dispute, bpItem: { ...dispute.bpItem, id } }, (key, value: unknown) =>
    typeof value === "string" && !codes.has(key) ? `${value} ${card}` : value,
  );

/** The card numbers that occur in some texts, with or without separators between the digits. */
function cardsIn(...texts: readonly string[]): string[] {
  const text = texts.join("\n").replaceAll(/[\s\p{Pd}]/gu, "");
  return cards.filter((card) => text.includes(card));
}

/** The card numbers in what a page shows and stores. */
async function cardsOn(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => [
    ...[...document.querySelectorAll<HTMLInputElement>("input, textarea")].map((box) => box.value),
    JSON.stringify([localStorage, sessionStorage]),
  ]);
  return cardsIn(await page.content(), ...texts);
}

test("no card number is in a case and its changes, on the worklist, in its file, or in the service's messages", async ({
  service,
  home,
  worklist,
  casePage,
  createPage,
  page,
}) => {
  const refusal = { success: false, errorMessage: `No case of ${cards[0]} here.` };
  const masked = "No case of 4111••••••••1111";
  service.reads(id, json(careless(cards[0])), json(careless(cards[1])));
  service.reads(id + 1, json(JSON.stringify(refusal)));
  service.creates(json(JSON.stringify({ success: false, resultItems: [refusal] })));

  await casePage.goto(id);
  await expect.poll(() => storedAsSeen(page)).toMatchObject({ cases: 1 });
  await casePage.refresh.click();
  await casePage.showChanges.click();
  await expect(casePage.changes).toContainText(/from .*4111••••••••1111.* to .*5555••••••••4444/);
  await casePage.showHidden.check();
  expect(await cardsOn(page)).toEqual([]);

  await page.getByRole("link", { name: "Case viewer" }).click();
  await home.open(`${id} ${id + 1}`);
  await expect(worklist.section).toContainText(masked);
  const table = await save(await worklist.exportButton("Export as CSV"));
  expect(String(table.bytes)).toContain(masked);
  expect(cardsIn(String(table.bytes))).toEqual([]);
  expect(await cardsOn(page)).toEqual([]);

  await home.open(id + 1);
  await expect(casePage.failure).toContainText(masked);
  expect(await cardsOn(page)).toEqual([]);

  await createPage.goto("?bpCode=FR");
  await createPage.send();
  await expect(createPage.resultItem(1)).toContainText(masked);
  expect(await cardsOn(page)).toEqual([]);
});
