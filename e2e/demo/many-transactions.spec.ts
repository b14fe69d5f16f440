import { arnOf } from "#create/fixtures/spreadsheet-text.ts";
import { demoArns, lostArn } from "#service/demo/transactions.ts";
import { expect, test } from "../fixtures.ts";
import { save } from "../saved.ts";

const total = 1000;
/** The first row of the fifth request of 100: the request is carried out, but its answer is lost. */
const lostIndex = 400;

/** The service has transactions for the demo's ARNs and refuses the other rows. */
const rows = Array.from({ length: total }, (_, index) =>
  index === lostIndex ? lostArn : (demoArns[index / 10] ?? arnOf(index)),
);

test("a thousand rows are sent in ten requests, stop at a lost answer, and are saved as a table", async ({
  createPage,
  home,
  page,
}) => {
  test.slow();
  await createPage.goto("?bpCode=GF&field.f_DisputeAmount=99");
  await createPage.field("What is asked for").fill("The fare of a cancelled flight.");
  await createPage.paste(`ARN\n${rows.join("\n")}`);
  await createPage.perRequest.fill("100");
  await createPage.submit.click();
  await createPage.confirmMany.getByRole("button", { name: "Create 1,000 cases" }).click();

  await expect(createPage.resultSummary).toContainText("Stopped at request 5", { timeout: 60_000 });
  await page.getByRole("button", { name: "Send the rest" }).click();
  const asks = page.getByRole("dialog", { name: "Send the rest?" });
  await asks.getByRole("button", { name: "Send the rest" }).click();
  await expect(createPage.resultSummary).toContainText(`${demoArns.length} of 1,000 created`, {
    timeout: 60_000,
  });
  await expect(createPage.result.getByRole("listitem")).toHaveCount(total);

  const workbook = await save(page.getByRole("button", { name: "Save for Excel" }));
  expect(workbook.bytes.toString().match(/<row>/g)).toHaveLength(total + 1);
  const table = await save(page.getByRole("button", { name: "Save as CSV" }));
  const lines = table.bytes.toString().trim().split("\r\n");
  expect(lines).toHaveLength(total + 1);
  expect(lines[1]).toContain(`1,${demoArns[0]},Created,900464,`);
  expect(lines[2]).toContain(`2,${rows[1]},Refused,,`);
  expect(lines[lostIndex + 1]).toContain(`401,${lostArn},Outcome unknown`);

  await page.getByRole("link", { name: /^Put \d+ cases on the worklist/ }).click();
  await expect(home.page.getByRole("rowheader", { name: /900464/ })).toBeVisible();
});
