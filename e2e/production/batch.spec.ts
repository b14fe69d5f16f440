import type { Page } from "@playwright/test";
import { arnOf, cardOf as numberOf } from "#create/fixtures/spreadsheet-text.ts";
import { expect, test } from "../deployment.ts";
import type { CreatePage } from "../pages/create-page.ts";
import { heapOf } from "../safety/traces.ts";
import type { PlainService } from "../servers/plain-service.ts";
import { dropped, json, type Reply, silent } from "../servers/replies.ts";

test.use({ config: { formProfile: "" } });

const total = 260;
/** Sixteen digits that are in no other text. */
const cardOf = (row: number) => numberOf(1_609_000_000 + row * 7);
const sheet = Array.from({ length: total }, (_, at) => `${arnOf(at)}\t${cardOf(at)}`).join("\n");

/** A case for each transaction that was asked for. */
const created: Reply = (response, request) => {
  const asked = request.body.split('"acquirerReferenceData"').length - 1;
  const items = Array.from({ length: asked }, () => '{"bpItemId":7100001,"success":true}');
  return json(`{"resultItems":[${items.join()}],"success":true}`)(response, request);
};

test("many transactions are as many bodies as requests, and each card number is in one of them", async ({
  plain,
  createPage,
  signIn,
}) => {
  plain.creates(created);
  await createPage.goto("?bpCode=DP");
  await signIn.with("t");
  await createPage.paste(sheet);
  await createPage.submit.click();
  await createPage.confirmMany.getByRole("button", { name: "Create 260 cases" }).dblclick();
  await expect(createPage.resultSummary).toContainText("260 of 260 created");
  const bodies = plain.requestsOf("CreateBp").map(({ body }) => body);
  expect(bodies).toHaveLength(6);
  for (let row = 0; row < total; row += 1) {
    expect(bodies.filter((body) => body.includes(cardOf(row)))).toHaveLength(1);
  }
});

test("a lost connection ends it with one body, and nothing more is sent by itself", async ({
  plain,
  createPage,
  signIn,
  page,
}) => {
  plain.creates(created, dropped, created);
  await createPage.goto("?bpCode=DP");
  await signIn.with("t");
  await createPage.paste(sheet);
  await createPage.submit.click();
  await createPage.confirmMany.getByRole("button", { name: "Create 260 cases" }).click();
  await expect(createPage.resultSummary).toContainText("Stopped at request 2");
  await page.context().setOffline(true);
  await page.context().setOffline(false);
  expect(plain.requestsOf("CreateBp")).toHaveLength(2);
});

/** A look at the heap alone may take longer than the usual time-out on a busy machine. */
const onceCollected = { timeout: 60_000 };

test("card numbers are on the heap until they are sent, and not afterwards", async ({
  plain,
  createPage,
  signIn,
  page,
}) => {
  test.slow();
  plain.creates(created);
  await createPage.goto("?bpCode=DP");
  await signIn.with("t");
  await createPage.paste(sheet);
  await expect(createPage.rows).toBeVisible();
  expect(await cardsOnHeap(page)).toBeGreaterThan(0);
  await createPage.submit.click();
  await createPage.confirmMany.getByRole("button", { name: "Create 260 cases" }).click();
  await expect(createPage.resultSummary).toContainText("260 of 260 created");
  await expect.poll(() => cardsOnHeap(page), onceCollected).toBe(0);
});

const ways: Readonly<
  Record<string, (createPage: CreatePage, plain: PlainService) => Promise<void>>
> = {
  "without sending them": async () => {},
  "while the first of them are on their way": async (createPage, plain) => {
    plain.creates(silent);
    await createPage.submit.click();
    await createPage.confirmMany.getByRole("button", { name: "Create 260 cases" }).click();
    await expect.poll(() => plain.requestsOf("CreateBp").length).toBe(1);
  },
};

for (const [way, begin] of Object.entries(ways)) {
  test(`nor when the form is left ${way}`, async ({ createPage, plain, signIn, page }) => {
    test.slow();
    await createPage.goto("?bpCode=DP");
    await signIn.with("t");
    await createPage.paste(sheet);
    await expect(createPage.rows).toBeVisible();
    expect(await cardsOnHeap(page)).toBeGreaterThan(0);
    await begin(createPage, plain);
    await page.getByRole("link", { name: "Case viewer" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Leave" }).click();
    await expect(createPage.form).toHaveCount(0);
    // A request on its way holds its body.
    const sent = plain.requestsOf("CreateBp").length * 50;
    await expect.poll(() => cardsOnHeap(page, sent), onceCollected).toBe(0);
  });
}

test("nor when the place to paste into is closed by Escape", async ({
  createPage,
  signIn,
  page,
}) => {
  test.slow();
  await createPage.goto("?bpCode=DP");
  await signIn.with("t");
  await createPage.form.getByRole("button", { name: "Paste from a spreadsheet" }).click();
  const box = page.getByRole("textbox", { name: "Rows" });
  await box.focus();
  // By the keys alone: what a script hands over is on the heap it looks through.
  await page.keyboard.insertText(sheet.split("\n").slice(0, 16).join("\n"));
  await expect(box).not.toHaveValue("");
  expect(await cardsOnHeap(page)).toBeGreaterThan(0);
  await page.keyboard.press("Escape");
  await expect(box).toHaveCount(0);
  await expect.poll(() => cardsOnHeap(page), onceCollected).toBe(0);
});

/** How many of the card numbers are on the page's heap, but for the first ones. */
async function cardsOnHeap(page: Page, first = 0): Promise<number> {
  const heap = await heapOf(page);
  const cards = Array.from({ length: total }, (_, at) => cardOf(at)).slice(first);
  return cards.filter((card) => heap.includes(card)).length;
}
