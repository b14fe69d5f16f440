import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { card, form, pasteInto, shippedProfile, showCreate } from "../fixtures/create-page.tsx";
import { arnOf } from "../fixtures/spreadsheet-text.ts";

const currency = page.getByRole("combobox", { name: "Currency" });

test("the profile's inputs begin without a choice, which can be cleared, and are reviewed as they are sent, with card numbers masked", async () => {
  await showCreate({
    profile: await shippedProfile(),
    search: "?bpCode=DP&field.f_DisputeAmount=1+500.5&field.f_DisputeReason=4853&field.f_X=7",
  });
  const received = page.getByRole("radiogroup", { name: "Goods received" });
  const clear = form.button("Clear Goods received");
  await expect.element(received.getByRole("radio").first()).toBeVisible();
  expect(received.getByRole("radio", { checked: true }).elements()).toEqual([]);
  await received.getByRole("radio", { name: "In part" }).click();
  await clear.click();
  expect(received.getByRole("radio", { checked: true }).elements()).toEqual([]);
  await expect.element(received.getByRole("radio").first()).toHaveFocus();
  await expect.element(clear).not.toBeInTheDocument();

  await currency.selectOptions("RUB");
  const documents = page.getByLabelText("Documents");
  for (const name of ["wrong.txt", `scan ${card}.txt`]) {
    await documents.upload(new File(["a"], name));
  }
  // A screen reader announces the files that the input itself has.
  await expect.element(documents).toHaveProperty("files.length", 2);
  await form.button("Remove wrong.txt").click();
  await expect.element(documents).toHaveFocus();
  await expect.element(documents).toHaveProperty("files.0.name", `scan ${card}.txt`);
  await form.arn().fill(arnOf(1));
  const review = form.review();
  await expect.element(review).toMatchTextContent("1 dispute1 500.50 RUB");
  for (const part of [
    '{\\"amount\\":\\"1500.50\\",\\"currencyCode\\":\\"643\\"}',
    '"value": "4853"',
    "scan 4111••••••••1111.txt",
    "… 1 byte …",
    '"code": "f_X", "value": "7"',
  ]) {
    await expect.element(review).toMatchTextContent(part);
  }
});

test("the profile's inputs group an amount when it is left, and keep what is no amount, as two pasted cells, in the form or in a row", async () => {
  await showCreate({ profile: await shippedProfile(), search: "?bpCode=DP" });
  const amount = form.textBox("Disputed amount");
  await currency.selectOptions("KWD");
  await amount.fill("12,500.5");
  await userEvent.tab();
  await expect.element(amount).toHaveValue("12\u00A0500.500");
  await amount.fill("12,50");
  await userEvent.tab();
  await expect.element(amount).toHaveValue("12,50");
  await expect
    .element(amount)
    .toHaveAccessibleDescription(/“12,50” can be read as 1\s250\.000 or as 12\.500\./);

  await form.paste(`ARN\tDisputed amount\n${arnOf(1)}\t5 EUR`);
  for (const part of [page.getByRole("group", { name: "Fields" }), form.transaction(1)]) {
    const box = part.getByRole("textbox", { name: "Disputed amount" });
    await box.fill("");
    pasteInto(box.element(), "100\r\n200\r\n");
    await userEvent.tab();
    await expect.element(box).toHaveValue("100 / 200");
    await expect.element(box).toHaveAttribute("aria-invalid", "true");
  }
});

test.each([
  [
    "names its bad places",
    Response.json({ version: 2, caseTypes: {}, size: 1 }),
    "cannot be used. Invalid: version, size.",
  ],
  ["is missing", new Response("", { status: 404 }), "The form profile “bank.json” is missing."],
  ["is a page to sign in", new Response("<!doctype html>"), "You may have been signed out."],
])("in place of the form stands that its profile %s", async (_what, answer, sentence) => {
  vi.spyOn(window, "fetch").mockResolvedValue(answer);
  await showCreate({ profile: "fetched", settings: { formProfile: "bank.json" } });
  await expect.element(page.getByRole("alert")).toMatchTextContent(sentence);
  await expect.element(form.button("Reload the page")).toBeVisible();
  await expect.element(form.submit()).not.toBeInTheDocument();
});
