import { demoCaseIds } from "#service/demo/demo-cases.ts";
import { expectAccessible } from "../accessible.ts";
import { expect, test } from "../fixtures.ts";
import { savedText } from "../pages/worklist.ts";

const first = 900453;

test.beforeEach(({ home }) => home.goto());

test("a pasted column becomes a list, the soonest action first; a failure is tried again", async ({
  home,
  worklist,
  page,
}) => {
  const planned = [900455, 900454, 900461, 900453, 900458, 900462, 900456, 900457];
  const others = [990500, 900460, 900459, 900463];
  const column = [...planned, ...others].toSorted((one, other) => one - other).join("\n");
  await home.open(`${column}\n${first}\nDP-26-453`);
  await expect(worklist.section).toContainText(
    "12 cases · 1 overdue · 2 due within 48 hours · 1 not loaded",
  );
  await expect(page.getByRole("main")).toContainText("1 id was repeated: 900453");
  await expect(page.getByRole("main")).toContainText("1 is not a case id: DP-26-453");
  await expect(home.caseId).toHaveValue("DP-26-453");
  expect(await worklist.ids()).toEqual([...planned, ...others]);
  await expect(worklist.row(900455)).toContainText("Passed 30 hours ago");
  await expect(worklist.row(990500)).toContainText("The service failed with status 500.");
  const asked = page.waitForRequest(/GetBpItem\/990500/);
  await worklist.retry(990500).click();
  await asked;
  await expect(worklist.retry(990500)).toBeVisible();
  await expectAccessible(page, "the worklist");
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(worklist.rows.first()).toBeVisible();
  await expectAccessible(page, "the worklist on a telephone");
});

test("what was opened is on the list, one after another by keyboard", async ({
  home,
  casePage,
  worklist,
  page,
}) => {
  await home.open(first);
  await expect(casePage.stages).toBeVisible();
  await page.keyboard.press("/");
  await page.keyboard.type("900456 900457");
  await page.keyboard.press("Enter");
  await expect(worklist.rows).toHaveCount(3);
  await expect(home.caseId).toBeFocused();
  await expect(worklist.section).toContainText("3 cases");
  for (const id of await worklist.ids()) {
    await page.keyboard.press("Escape");
    await page.keyboard.press("j");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(`/cases/${id}`);
    await expect(casePage.stages).toBeVisible();
    await page.goBack();
    await expect(home.caseId).toBeFocused();
  }
});

test("the table and the calendar are saved as files", async ({ home, worklist }) => {
  await home.open("900453 900455 900460");
  await expect(worklist.section).toContainText("3 cases");
  const table = await savedText(worklist.csv);
  expect(table.name).toBe("worklist.csv");
  const lines = table.text.split("\r\n");
  expect(lines[0]).toMatch(/^\uFEFFCase id,Case,Type,Stage,Amount,Currency,/);
  expect(lines[2]).toMatch(/^900453,DP-\d\d-453,DP,Representment,1234567\.89,RUB,20\d\d-/);
  expect(lines).toHaveLength(5);
  const workbook = await savedText(worklist.workbook);
  expect(workbook.name).toBe("worklist.xlsx");
  expect(workbook.text).toContain("<v>1234567.89</v>");

  const calendar = await savedText(worklist.calendarFile);
  expect(calendar.name).toBe("case-deadlines.ics");
  const events = calendar.text.split("BEGIN:VEVENT").slice(1);
  expect(events).toHaveLength(2);
  expect(events[1]).toMatch(
    /\r\nUID:900453@[^\r]+\r\nDTSTAMP:\d{8}T\d{6}Z\r\nSEQUENCE:\d+\r\nDTSTART:\d{8}T\d{6}Z\r\n/,
  );
  await expect(worklist.section).toContainText(/has 2 deadlines\. Left out: .*900460/);
});

test("on a telephone a case is opened from anywhere on its card, but for its buttons", async ({
  home,
  casePage,
  worklist,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await home.open("900453 900455 900460");
  await expect(worklist.section).toContainText("3 cases");
  const remove = page.getByRole("button", { name: "Remove case 900460" });
  const size = await remove.boundingBox();
  expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await remove.click();
  await expect(worklist.rows).toHaveCount(2);
  // What is pressed is the link, which is stretched over the whole card.
  await worklist.row(900453).getByText("Representment").click({ force: true });
  await expect(page).toHaveURL("/cases/900453");
  await expect(casePage.stages).toBeVisible();
});

test("the ids survive a reload only for whoever wants that", async ({
  home,
  worklist,
  settingsPage,
  page,
}) => {
  const stored = () => page.evaluate(() => JSON.stringify(localStorage));
  await home.open("900453 900456");
  await expect(worklist.rows).toHaveCount(2);
  expect(await stored()).not.toContain("900456");
  await page.reload();
  await expect(worklist.keep).not.toBeChecked();
  await expect(worklist.rows).toHaveCount(0);

  await home.open("900453 900456");
  await worklist.keep.check();
  await page.reload();
  await expect(worklist.rows).toHaveCount(2);
  await expect(worklist.row(900456)).toContainText("GF-");
  expect(await stored()).toContain("900456");
  await settingsPage.goto();
  await page.getByRole("button", { name: "Clear stored data" }).click();
  expect(await stored()).not.toContain("900456");
});

test("the demo's cases are put on the list at once", async ({ page, worklist }) => {
  await page.getByRole("button", { name: /^Put all \d+ on the list$/ }).click();
  await expect(worklist.rows).toHaveCount(demoCaseIds.length);
  await expect(worklist.section).toContainText(`${demoCaseIds.length} cases · 1 overdue`);
});

test("what others have done to a case since it was opened is told by the list", async ({
  casePage,
  home,
  worklist,
  page,
}) => {
  await casePage.goto(900452);
  await expect(casePage.stages).toBeVisible();
  await page.getByRole("link", { name: "Case viewer" }).click();
  await expect(home.heading).toBeVisible();
  await home.open("900456 900453");
  await expect(worklist.section).toContainText("3 cases");
  await page.keyboard.press("Escape");
  await page.keyboard.press("r");
  await expect(worklist.row(900452)).toContainText(/\d changes/);
  await expect(worklist.row(900453)).not.toContainText("changes");
});
