import { readFile } from "node:fs/promises";
import { arnOf } from "#create/fixtures/spreadsheet-text.ts";
import { demoArns, faultArns } from "#service/demo/transactions.ts";
import { expect, test } from "../fixtures.ts";

const total = 1000;
const perRequest = 100;
/** Behind 400 others, so that the fifth request begins with it: it is carried out, but its answer is lost. */
const lostAt = 400;

/** Rows of which the service knows a few: the demo's own ARNs, and one whose answer is lost. */
const rows = Array.from({ length: total }, (_, index) => {
  return index === lostAt ? faultArns.dropAfterwards : (demoArns[index / 10] ?? arnOf(index));
});

test("a thousand rows go out in ten requests, stop where an answer is lost, and are saved as a table", async ({
  createPage,
  home,
  page,
}) => {
  test.slow();
  await createPage.goto("?bpCode=GF");
  await createPage.field("Disputed amount").fill("99");
  await createPage.field("What is asked for").fill("The fare of a cancelled flight.");
  await createPage.paste(`ARN\n${rows.join("\n")}`);
  await expect(createPage.rows.getByRole("rowheader", { name: "1", exact: true })).toBeVisible();
  await createPage.perRequest.fill(String(perRequest));
  await createPage.submit.click();
  await createPage.confirmMany.getByRole("button", { name: "Create 1,000 cases" }).click();

  const unknown = page.getByRole("region", { name: "Outcome unknown" });
  await expect(unknown).toContainText(faultArns.dropAfterwards, { timeout: 60_000 });
  await expect(createPage.resultSummary).toContainText("Stopped at request 5");
  await expect(createPage.resultSummary).toContainText("500 not sent.");
  await page.getByRole("button", { name: "Send the rest" }).click();
  await page
    .getByRole("dialog", { name: "Send the rest?" })
    .getByRole("button", { name: "Send the rest" })
    .click();
  await expect(createPage.resultSummary).toContainText(`${demoArns.length} of 1,000 created`, {
    timeout: 60_000,
  });
  await expect(createPage.resultSummary).toContainText("100 with an unknown outcome.");
  await expect(createPage.result.getByRole("listitem")).toHaveCount(total);

  const workbook = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save for Excel" }).click();
  const sheet = await readFile(await (await workbook).path(), "utf8");
  expect(sheet.match(/<row>/g)).toHaveLength(total + 1);
  expect(sheet).toContain(`<t xml:space="preserve">${rows[1]}</t>`);

  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save as CSV" }).click();
  const text = await readFile(await (await saved).path(), "utf8");
  const lines = text.trim().split("\r\n");
  expect(lines).toHaveLength(total + 1);
  expect(lines[1]).toContain(`1,${demoArns[0]},Created,900464,`);
  expect(lines[2]).toContain(`2,${rows[1]},Refused,,`);
  expect(lines[lostAt + 1]).toContain(`${lostAt + 1},${faultArns.dropAfterwards},Outcome unknown`);

  await page.getByRole("link", { name: /^Put \d+ cases on the worklist/ }).click();
  await expect(home.page.getByRole("rowheader", { name: /900464/ })).toBeVisible();
});
