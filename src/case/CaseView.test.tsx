import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import dispute from "#wire/fixtures/dispute.json";
import odd from "#wire/fixtures/odd.json";
import { caseAnswer, renderCase, stageAnswer } from "./fixtures/render-case.tsx";

const { bpItem } = dispute;
const [openedStage, activeStage] = bpItem.stages;
const [transaction] = bpItem.startTrxProperty;

const turn = page.getByRole("complementary", { name: "Whose turn" });
const stages = page.getByRole("list", { name: "Stages" });
const things = page.getByRole("region", { name: "Things to check" });
const answerOfService = page.getByRole("region", { name: "Answer of the service" });
const openDetails = () => page.getByText("Details", { exact: true }).click();
const openAnswer = () => answerOfService.getByText("Answer of the service").click();

test("the header shows the facts of the case and of each stage, and nothing that there is nothing to say about", async () => {
  const { screen } = await renderCase({ settings: { timeZone: "Europe/Moscow" } });
  await openDetails();
  for (const text of ["Reversal exists", "ivanova, petrova, you observe"]) {
    await expect.element(screen.getByText(text).first()).toBeVisible();
  }
  const items = stages.getByRole("listitem");
  await expect.element(items.nth(0)).toMatchTextContent(/opened.*Closed 3 Nov 2026, 08:30/);
  await expect.element(items.nth(1)).toHaveAttribute("aria-current", "step");
  for (const text of [
    /Active.*Merchant.*Automatic action 22 Nov 2026, 18:45/,
    "Merchant's answer waits for the acquirer",
  ]) {
    await expect.element(items.nth(1)).toMatchTextContent(text);
  }
  await expect.element(items.nth(2)).toMatchTextContent(/Next.*Final/);
  await expect.element(answerOfService).toBeVisible();
  expect(
    screen.getByRole("heading", { name: /Contract notes|Things to check/ }).query(),
  ).toBeNull();
  expect(document.body.textContent).not.toMatch(/9999|0001-01-01/);
});

test("the header says what could not be read, and never that there is none", async () => {
  const fields = { $values: [{ name: "Lost" }] };
  const documentsInfo = { name: "a.pdf" };
  const answer = caseAnswer({
    stages: [{ ...activeStage, fields }, "lost"],
    startTrxProperty: [{ ...transaction, initiatorContacts: { phone: "1" } }, "lost"],
    participantFields: [{ code: "f_Docs", name: "Files", documentsInfo }, "lost"],
    observerList: { $values: ["ivanova"] },
  });
  const { screen } = await renderCase({ answers: [answer] });
  const said = (name: string) =>
    screen.getByRole("region", { name }).getByText(/^Something here could not be read/);
  await expect.element(said("Representment")).toBeVisible();
  await expect.element(said("Attachments")).toBeVisible();
  await expect.element(said("Transaction")).toHaveLength(2);
  await expect.element(said("Participants")).toHaveLength(2);
  await expect.element(screen.getByText(/^Something here/).first()).toBeVisible();
  await openDetails();
  await expect.element(screen.getByText('{"$values":["ivanova"]}').last()).toBeVisible();
  expect(document.body.textContent).not.toMatch(/has no fields|No files|no stages/);
});

test("the header says whose turn and until when: unclear with each contradiction, not happened, not readable, in days", async () => {
  const appeal = { isActive: true, stageId: 9, name: "Appeal" };
  const inTwoDays = Temporal.Now.plainDateISO().add({ days: 2 }).toPlainDateTime("12:00");
  const contradictory = caseAnswer({
    startTrxProperty: [{ amount: 333, amountAndCurrency: "330.00 RUB" }],
    stages: [
      { ...openedStage, name: "פתיחה", isNextStage: true },
      { ...activeStage, autoActionDate: "2026-12-09T10:00:00" },
      { ...appeal, autoActionDate: "2026-12-05T10:00:00" },
    ],
  });
  const { router } = await renderCase({
    answers: [
      contradictory,
      stageAnswer({ autoActionDate: "2020-11-24T15:50:00" }),
      stageAnswer({ autoActionDate: "2026-12-01 10:00:00" }),
      stageAnswer({ autoActionDate: String(inTwoDays) }),
    ],
  });
  await expect
    .element(turn)
    .toMatchTextContent(/^Unclear: 2 stages are active.*5 Dec 2026, 10:00\s*· Appeal/);
  // Search results hide the checks.
  await page.getByRole("textbox", { name: "Find in case" }).fill("terminal");
  await turn.getByRole("link", { name: "Things to check" }).click();
  await expect.element(things).toHaveFocus();
  // Values are isolated from the direction of their sentence.
  for (const text of [
    /“.פתיחה.” is both next and closed \(.3 Nov 2026, 08:30.\)\./,
    /A transaction's amount is given as both .333. and .330\.00 RUB.\./,
  ]) {
    await expect.element(things).toMatchTextContent(text);
  }
  await things.getByRole("link", { name: "Show stage פתיחה" }).click();
  expect(router.state.location.search).toBe("?stage=41");
  expect(router.state.historyAction).toBe("REPLACE");
  expect(router.state.preventScrollReset).toBe(true);
  await userEvent.keyboard("r");
  await expect
    .element(turn)
    .toMatchTextContent(/Overdue \S+ days.*since 24 Nov 2020, 15:50.*The automatic action has not/);
  await userEvent.keyboard("r");
  await expect.element(turn).toMatchTextContent(/Automatic action/);
  await expect.element(turn.getByRole("strong").last()).toMatchTextContent("2026-12-01 10:00:00");
  await expect.element(turn).not.toMatchTextContent("No deadline");
  await userEvent.keyboard("r");
  await expect.element(turn).toMatchTextContent(/in 2 days.* until \d+ \w+ \d{4}, 12:00/);
  await expect.element(page.getByRole("main")).not.toMatchTextContent(/\d (?:h|hours?)\b/);
});

test("stages open by a link to a field, which takes the focus, by a click, and by j and k", async () => {
  const { screen, router } = await renderCase({
    path: "/cases/900453?stage=41&more=1#field-stages-0-fields-0-",
  });
  const heading = (name: string) => screen.getByRole("heading", { name });
  await expect.poll(() => document.activeElement?.id).toBe("field-stages-0-fields-0-");
  await screen.getByRole("link", { name: "Representment", exact: true }).click();
  await expect.element(heading("Representment")).toBeVisible();
  expect(router.state.location.search).toBe("?more=1&stage=42");
  expect(router.state.preventScrollReset).toBe(true);
  expect(router.state.historyAction).toBe("REPLACE");
  // That there is no deadline is said of a stage that is active or selected.
  const last = stages.getByRole("listitem").nth(2);
  expect(last.element().textContent).not.toContain("No deadline");
  await userEvent.keyboard("k");
  await expect.element(heading("Dispute opened")).toBeVisible();
  await expect
    .element(screen.getByRole("status").filter({ hasText: "Dispute opened, stage 1 of 3" }))
    .toBeInTheDocument();
  await userEvent.keyboard("k{j>3}{/j}");
  await expect.element(heading("Closed")).toBeVisible();
  await expect.element(last).toMatchTextContent("No deadline");
  // The keys go on from a stage that was clicked, and are letters in a text box.
  await screen.getByRole("link", { name: "Dispute opened" }).click();
  await userEvent.keyboard("j");
  await expect.element(heading("Representment")).toBeVisible();
  await screen.getByRole("textbox", { name: "Find in case" }).fill("");
  await userEvent.keyboard("k");
  expect(router.state.location.search).toBe("?more=1&stage=42");
});

test("says the bank and the BIC of neighbouring contacts once", async () => {
  const contacts = [
    { bankId: "ALD", bic: "ALDTXX2L" },
    { bankId: "ALD" },
    { bankId: "ALD", bic: "ALDTXX3L" },
    { bankId: "HVB" },
  ];
  const sides = { initiatorContacts: contacts, respondentContacts: [] };
  await renderCase({ answers: [caseAnswer({ startTrxProperty: [{ ...transaction, ...sides }] })] });
  const items = page.getByRole("region", { name: "Transaction" }).getByRole("listitem");
  await expect.element(items.nth(3)).toBeVisible();
  const texts = items.elements().map(({ textContent }) => textContent);
  expect(texts).toEqual(["Bank ALD · BIC ALDTXX2L", "", "BIC ALDTXX3L", "Bank HVB"]);
});

test("says what the service says about the case, and where its answer differs from the specification", async () => {
  const errorMessage = "Read from the <b>archive</b>";
  const text = JSON.stringify({ ...odd, errorMessage });
  const { screen } = await renderCase({
    answers: [() => new Response(new Blob([text]))],
    path: "/cases/900454",
  });
  await expect.element(page.getByText("The service says about this case:")).toBeVisible();
  await expect.element(page.getByText("Read from the <b>archive")).toBeVisible();
  await openAnswer();
  const notes = screen.getByRole("region", { name: "Contract notes" });
  await expect.element(notes).toMatchTextContent("bpItem.newKey not in the specification");
  await expect.element(notes).toMatchTextContent("bpItem.amount declared number, received string");
});
