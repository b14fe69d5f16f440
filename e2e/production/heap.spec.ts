import type { Page } from "@playwright/test";
import { cardOf, sheetOf } from "#create/fixtures/spreadsheet-text.ts";
import { expect, test } from "../deployment.ts";
import { heapOf } from "../safety/traces.ts";
import { save } from "../saved.ts";
import { json, type Reply, silent } from "../servers/replies.ts";

test.use({ config: { formProfile: "" } });

const total = 210;
const cards = Array.from({ length: total }, (_, index) => cardOf(index + 1));

/** A result item for each transaction of the request. */
const allCreated: Reply = (response, request) => {
  const length = request.body.split('"acquirerReferenceData"').length - 1;
  const items = Array.from({ length }, () => '{"bpItemId":7100001,"success":true}');
  return json(`{"resultItems":[${items.join()}],"success":true}`)(response, request);
};

/** Taking a snapshot of the heap may take longer than the usual time-out. */
const onceCollected = { timeout: 60_000 };

/** How many of the card numbers are on the page's heap; the `first` ones do not count. */
async function cardsOnHeap(page: Page, first = 0): Promise<number> {
  const heap = await heapOf(page);
  return cards.slice(first).filter((card) => heap.includes(card)).length;
}

test.beforeEach(async ({ createPage, signIn }) => {
  test.slow();
  await createPage.goto("?bpCode=DP");
  await signIn.with("t");
  await createPage.paste(sheetOf(total));
  await expect(createPage.rows).toBeVisible();
  await createPage.submit.click();
});

test("card numbers are sent once each, and leave the heap after that", async ({
  service,
  createPage,
  page,
}) => {
  service.creates(allCreated);
  expect(await cardsOnHeap(page)).toBeGreaterThan(0);
  await createPage.confirmMany.getByRole("button", { name: `Create ${total} cases` }).dblclick();
  await expect(createPage.resultSummary).toContainText(`${total} of ${total} created`);
  const bodies = service.requestsOf("CreateBp").map(({ body }) => body);
  for (const card of cards) {
    expect(bodies.filter((body) => body.includes(card))).toHaveLength(1);
  }
  const workbook = await save(page.getByRole("button", { name: "Save for Excel" }));
  expect(String(workbook.bytes).match(/<row>/g)).toHaveLength(total + 1);
  const table = await save(page.getByRole("button", { name: "Save as CSV" }));
  expect(String(table.bytes).match(/,Created,7100001,/g)).toHaveLength(total);
  await expect.poll(() => cardsOnHeap(page), onceCollected).toBe(0);
});

test("card numbers leave the heap when the form is left while the first are being sent", async ({
  service,
  createPage,
  page,
}) => {
  service.creates(silent);
  await createPage.confirmMany.getByRole("button", { name: `Create ${total} cases` }).click();
  await expect.poll(() => service.requestsOf("CreateBp").length).toBe(1);
  await page.getByRole("link", { name: "Case viewer" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Leave" }).click();
  await expect(createPage.form).toHaveCount(0);
  // A request that is being sent keeps its body, so the first 50 do not count.
  await expect.poll(() => cardsOnHeap(page, 50), onceCollected).toBe(0);
});
