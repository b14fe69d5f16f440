import { expect, test } from "../fixtures.ts";

const presses: Readonly<Record<string, () => void>> = {
  "at once": () => [0, 1].forEach(() => history.back()),
  "one after the other": () => {
    history.back();
    setTimeout(() => history.back());
  },
  "as one jump": () => history.go(-2),
};

test("two presses of Back ask once, and the address stays that of the form", async ({
  createPage,
  home,
  page,
}) => {
  const title = page.getByRole("heading", { level: 1 });
  const question = page.getByRole("alertdialog", { name: "Leave this form?" });
  await page.goto("/settings");
  await home.back();
  await expect(home.caseId).toBeFocused();
  await createPage.open("DP");
  await createPage.card(1).fill("2200 0012 3456 2280");
  for (const [how, press] of Object.entries(presses)) {
    await page.evaluate(press);
    await expect(question, how).toBeVisible();
    await expect(page, how).toHaveURL(/\/cases\/new$/);
    await question.getByRole("button", { name: "Stay" }).click();
    await expect(question, how).toHaveCount(0);
    await expect(title, how).toHaveText("Create case");
    await expect(page, how).toHaveURL(/\/cases\/new$/);
    await expect(createPage.caseType.getByRole("radio", { name: /^DP/ }), how).toBeChecked();
  }
  await page.evaluate(() => history.back());
  await question.getByRole("button", { name: "Leave" }).click();
  await expect(title).toHaveText("Worklist");
  await expect(page).toHaveURL(/:\d+\/$/);
});
