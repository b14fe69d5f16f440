import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import {
  answered,
  arn,
  arnBox,
  button,
  card,
  cardBox,
  caseType,
  createButton,
  forgetAll,
  made,
  results,
  row,
  shippedProfile,
  showCreate,
  textBox,
  transaction,
} from "./fixtures/create-page.tsx";

beforeEach(forgetAll);
afterEach(() => {
  vi.restoreAllMocks();
  forgetAll();
});

describe("what is wrong", () => {
  test("is shown beside the inputs, counted and focused, and nothing is sent or lost", async () => {
    const { bodies } = await showCreate({ profile: await shippedProfile() });
    await caseType("COM complaint").click();
    await button("Add transaction").click();
    await arnBox(1).fill(arn);
    await cardBox(2).fill("1234");
    await textBox("Day of the violation").fill("31.02.2026");
    await textBox("What happened").fill("A long story");
    await textBox("Disputed amount").fill("ten");
    await createButton().click();
    const summary = page.getByRole("alert");
    await expect.element(summary).toHaveTextContent("Fix 3 fields.");
    await expect.element(cardBox(2)).toHaveFocus();
    await expect.element(transaction(2)).toHaveTextContent("A card number has 12 to 19 digits.");
    await expect
      .element(textBox("Day of the violation"))
      .toHaveAccessibleDescription(/Enter a valid date/);
    await expect.element(textBox("Disputed amount")).toHaveAccessibleDescription(/Enter an amount/);
    expect(bodies).toEqual([]);

    await button("Remove transaction 2").click();
    await textBox("Day of the violation").fill("01.02.2026");
    await textBox("Day it was noticed").fill("02.02.2026");
    await textBox("Disputed amount").fill("5");
    await createButton().click();
    await expect.element(summary).toHaveTextContent("Fix 1 field.");
    await expect.element(textBox("Why it was noticed later")).toHaveFocus();
    await textBox("Why it was noticed later").fill("Post");
    await expect.element(summary).not.toBeInTheDocument();
  });

  test("warns of a doubtful and of a repeated ARN, and sends both", async () => {
    const { bodies } = await showCreate({ answers: [answered(true, made(11), made(12))] });
    await caseType("GF good faith").click();
    await arnBox().fill("7400");
    await button("Add transaction").click();
    await arnBox(2).fill("7400");
    await expect.element(transaction(1)).toHaveTextContent("4 digits; an ARN has 23.");
    await expect.element(transaction(2)).toHaveTextContent("Repeats transaction 1.");
    await createButton().click();
    await expect.element(results()).toBeVisible();
    expect(bodies).toHaveLength(1);
  });
});

test("refuses a card number in place of the ARN", async () => {
  const { bodies } = await showCreate({ answers: [answered(true, made(11))] });
  await caseType("DP dispute").click();
  for (const typed of [card, `${arn} ${card}`]) {
    await arnBox().fill(typed);
    await createButton().click();
    await expect.element(arnBox()).toHaveFocus();
    await expect.element(arnBox()).toHaveAccessibleDescription(/looks like a card number/);
    await expect
      .element(page.getByRole("region", { name: "Review" }))
      .toHaveTextContent("4111••••••••1111");
    expect(document.body.textContent).not.toContain(card);
  }
  await arnBox().fill(arn);
  await createButton().click();
  await expect.element(results()).toHaveTextContent(arn);
  expect(bodies).toHaveLength(1);
});

describe("a link", () => {
  test("fills the form; a card number in it is refused and removed from the address", async () => {
    const { history } = await showCreate({
      profile: await shippedProfile(),
      search: `?bpCode=FR&field.f_FraudType=40&field.f_New=7&field.f_Comment=${card}`,
    });
    await expect.element(caseType("FR fraud")).toBeChecked();
    await expect.element(page.getByRole("combobox", { name: "Type of fraud" })).toHaveValue("40");
    await expect.element(row(1).getByRole("textbox", { name: "Value" })).toHaveValue("7");
    await expect.element(textBox("Comment")).toHaveValue("");
    await expect.element(page.getByRole("alert")).toHaveTextContent("field.f_Comment");
    expect(history.current().location.search).toBe("?bpCode=FR&field.f_FraudType=40&field.f_New=7");
    expect(history.current().action).toBe("REPLACE");
    expect(document.body.textContent).not.toContain(card);
  });
});
