import { expect, test } from "vitest";
import { type Locator, page } from "vitest/browser";
import {
  answered,
  arn,
  card,
  form,
  made,
  otherArn,
  shippedProfile,
  showCreate,
} from "./fixtures/create-page.tsx";

test("what is wrong is shown beside the inputs, counted and focused, and nothing is sent or lost", async () => {
  const { bodies } = await showCreate({ profile: await shippedProfile() });
  await expect.element(form.arn(1)).toHaveFocus();
  const types = page.getByRole("radiogroup", { name: "Case type" });
  await form.submit().click();
  await expect.element(types).toBeRequired();
  await expect.element(types).toBeInvalid();
  await expect.element(types).toHaveAccessibleDescription("Choose the case type.");
  await form.caseType("COM complaint").click();
  await form.button("Add transaction").click();
  await form.arn(1).fill(`${arn} ${card}`);
  await form.card(2).fill("1234");
  await form.textBox("Day of the violation").fill("31.02.2026");
  await form.textBox("What happened").fill("A long story");
  await form.textBox("Disputed amount").fill("ten");
  await form.submit().click();
  const summary = page.getByRole("alert");
  await expect.element(summary).toMatchTextContent("Fix 2 fields.");
  await expect.element(form.arn(1)).toHaveFocus();
  await expect.element(form.arn(1)).toHaveAccessibleDescription(/looks like a card number/);
  await expect.element(form.review()).toMatchTextContent("Can't be sent: Rows 1 and 2");
  expect(document.body.textContent).not.toContain(card);
  await expect
    .element(form.transaction(2))
    .toMatchTextContent("A card number has 12 to 19 digits.");
  await expect
    .element(form.textBox("Day of the violation"))
    .toHaveAccessibleDescription(/Enter a valid date/);
  await expect
    .element(form.textBox("Disputed amount"))
    .toHaveAccessibleDescription(/Enter an amount/);
  expect(bodies).toEqual([]);

  await form.arn(1).fill(arn);
  await form.button("Remove transaction 2").click();
  await form.textBox("Day of the violation").fill("01.02.2026");
  await form.textBox("Day it was noticed").fill("02.02.2026");
  await form.textBox("Disputed amount").fill("5");
  await page.getByRole("combobox", { name: "Currency" }).selectOptions("RUB");
  await form.submit().click();
  await expect.element(summary).toMatchTextContent("Fix 1 field.");
  await expect.element(form.review()).not.toMatchTextContent("Show the request");
  await expect.element(form.textBox("Why it was noticed later")).toHaveFocus();
  await form.textBox("Why it was noticed later").fill("Post");
  await expect.element(summary).not.toBeInTheDocument();
});

test("a link fills the form; a card number in it is refused and removed from the address", async () => {
  const { router } = await showCreate({
    profile: await shippedProfile(),
    search: `?bpCode=FR&arn=${otherArn}&arn=${card}&arn=${arn}&field.f_FraudType=40&field.f_New=7&field.f_Comment=${card}`,
  });
  await expect.element(form.caseType("FR fraud")).toBeChecked();
  await expect.element(page.getByRole("combobox", { name: "Type of fraud" })).toHaveValue("40");
  await expect.element(form.arn(1)).toHaveValue(otherArn);
  await expect.element(form.arn(2)).toHaveValue(arn);
  await expect.element(form.transaction(3)).not.toBeInTheDocument();
  await expect.element(form.value()).toHaveValue("7");
  await expect.element(form.textBox("Comment")).toHaveValue("");
  await expect
    .element(page.getByRole("alert"))
    .toMatchTextContent("The link has what looks like a card number. It is left out.");
  expect(router.state.location.search).not.toContain(card);
  expect(router.state.location.search).toContain("bpCode=FR");
  expect(router.state.historyAction).toBe("REPLACE");
  expect(document.body.textContent).not.toContain(card);
});

/** As writing aids and password managers do. */
async function setWithoutEvent(input: Locator, value: string) {
  await input.click();
  setValue(input, value);
}

function setValue(input: Locator, value: string): void {
  const box = input.element();
  if (box instanceof HTMLInputElement || box instanceof HTMLTextAreaElement) box.value = value;
}

test("the review and the question show what is sent, also what was set without an event", async () => {
  const { bodies } = await showCreate({
    profile: await shippedProfile(),
    search: "?bpCode=DP&field.f_Note=left%E2%80%8Bright",
    answers: [answered(true, made(11))],
  });
  await form.arn().fill(arn);
  await form.textBox("Disputed amount").fill("5");
  await page.getByRole("combobox", { name: "Currency" }).selectOptions("RUB");
  await form.textBox("Comment").fill("old");
  await setWithoutEvent(form.textBox("Comment"), "new");
  form.submit().element().focus();
  await expect.element(form.review()).toMatchTextContent('"value": "new"');
  await expect.element(form.review()).toMatchTextContent('"value": "left\\u200Bright"');
  // Nobody leaves these inputs before the press.
  for (const [box, value] of [
    [form.arn(), otherArn],
    [form.card(), "4111111111111111"],
    [form.textBox("Disputed amount"), "7"],
  ] as const)
    setValue(box, value);
  await form.submit().click();
  await expect.element(form.question()).toMatchTextContent(/72200336303800042165011.*7\.00 RUB/);
  await form.confirm();
  await expect.element(form.results()).toBeVisible();
  const body = bodies.join();
  for (const sent of [otherArn, "4111111111111111", "7.00", "new", "left\u200Bright"])
    expect(body).toContain(sent);
});
