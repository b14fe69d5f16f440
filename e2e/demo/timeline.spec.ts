import { expect, test } from "../fixtures.ts";

test("the timeline says where every stage of the case stands", async ({ casePage }) => {
  await casePage.goto(900453);
  await expect(casePage.stages.getByRole("listitem")).toHaveCount(8);
  await expect(casePage.activeStages).toHaveCount(1);
  await expect(casePage.activeStages).toContainText("Representment");
  await expect(casePage.stage("Representment")).toContainText("Active");
  await expect(casePage.stage("Representment")).toContainText("Merchant action awaits");
  await expect(casePage.stage("Dispute opened")).toContainText(
    /Closed \d{1,2} \w{3,4} \d{4}, 08:30/,
  );
  await expect(casePage.stage("Retrieval request")).toContainText(
    "Merchant action accepted by the acquirer",
  );
  await expect(casePage.stage("Chargeback")).toContainText("No acquirer decision needed");
  await expect(casePage.stage("Pre-arbitration")).toContainText("Next");
  await expect(casePage.stage("Arbitration")).not.toContainText("No automatic action");
  await casePage.select("Arbitration");
  await expect(casePage.stage("Arbitration")).toContainText("No automatic action");
  await expect(casePage.stage("Dispute closed")).toContainText("Final");
});

test("whose turn it is and until when stands at the top", async ({ casePage }) => {
  await casePage.goto(900453);
  await expect(casePage.turn).toContainText("Your turn: accept or decline the merchant's action");
  await expect(casePage.turn).toContainText("2 days 4 hours left");
  await casePage.goto(900455);
  await expect(casePage.turn).not.toContainText("merchant");
  await expect(casePage.turn).toContainText("30 hours ago");
  await casePage.goto(900456);
  await expect(casePage.turn).toContainText(/With |In progress/);
  await casePage.goto(900462);
  await expect(casePage.turn).toContainText("Unclear");
  await casePage.goto(900454);
  await expect(casePage.turn).toContainText("20 hours left");
  await casePage.goto(900457);
  await expect(casePage.turn).toContainText("9 days left");
  await casePage.goto(900463);
  await expect(casePage.turn).toContainText("The case has ended");
});

test("another stage is shown when it is selected, and its address opens it again", async ({
  page,
  casePage,
}) => {
  await casePage.goto(900453);
  await expect(casePage.section("Representment")).toBeVisible();
  await casePage.select("Chargeback");
  await expect(casePage.section("Chargeback")).toContainText(
    "The disputed amount is taken back from the acquirer.",
  );
  await expect(casePage.section("Representment")).toBeHidden();
  await expect(casePage.activeStages).toContainText("Representment");
  await expect(page).toHaveURL(/\?stage=103$/);
  await page.reload();
  await expect(casePage.field("Chargeback", "Chargeback reference")).toHaveText("0048213907");
  await casePage.goto(900453, "?stage=102");
  await expect(casePage.section("Retrieval request")).toBeVisible();
});

test("a link to a stage that the case does not have opens the active one", async ({ casePage }) => {
  await casePage.goto(900453, "?stage=999");
  await expect(casePage.section("Representment")).toBeVisible();
});

test("a finished case opens on its last stage", async ({ casePage }) => {
  await casePage.goto(900463);
  await expect(casePage.activeStages).toHaveCount(0);
  await expect(casePage.section("Request closed")).toBeVisible();
  await expect(casePage.page.getByText("contradicts itself")).toHaveCount(0);
});

test("two active stages are shown as sent, with a note", async ({ casePage }) => {
  await casePage.goto(900462);
  await expect(casePage.activeStages).toHaveCount(2);
  const note = casePage.section("Things to check");
  await expect(note).toContainText("contradicts itself");
  await expect(note).toContainText("Several stages are active: Retrieval request, Representment.");
  await expect(note).toContainText("“Representment” is active although it has a close date: ");
  await note.getByRole("link", { name: "Show stage Representment" }).click();
  await expect(casePage.section("Representment")).toBeVisible();
  await expect(casePage.stage("Representment")).toContainText("EscalatedToNetwork");
});
