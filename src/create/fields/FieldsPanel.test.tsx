import { describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import {
  addField,
  card,
  fillOne,
  forgetBetweenTests,
  form,
  shippedProfile,
  showCreate,
} from "../fixtures/create-page.tsx";
import { readFormProfile } from "../profile/form-profile.ts";

forgetBetweenTests();

const amountIn = (currency: string) => [
  { type: "Money", code: "f_A", label: "Amount", currencies: [currency, "USD"] },
];

describe("the profile's inputs", () => {
  test("begin without a choice, which can be cleared", async () => {
    await showCreate({ profile: await shippedProfile(), search: "?bpCode=DP" });
    const received = page.getByRole("radiogroup", { name: "Goods received" });
    const clear = form.button("Clear Goods received");
    await expect.element(received.getByRole("radio").first()).toBeVisible();
    expect(received.getByRole("radio", { checked: true }).elements()).toEqual([]);
    await expect.element(clear).not.toBeInTheDocument();
    await received.getByRole("radio", { name: "In part" }).click();
    await clear.click();
    expect(received.getByRole("radio", { checked: true }).elements()).toEqual([]);
    await expect.element(received.getByRole("radio").first()).toHaveFocus();
    await expect.element(clear).not.toBeInTheDocument();
  });

  test("are reviewed in words, with card numbers masked", async () => {
    await showCreate({
      profile: await shippedProfile(),
      search: "?bpCode=DP&field.f_DisputeAmount=1+500,5&field.f_DisputeReason=4853&field.f_X=7",
    });
    const review = form.review();
    const documents = page.getByLabelText("Documents");
    for (const name of ["wrong.txt", `scan ${card}.txt`]) {
      await documents.upload(new File(["a"], name));
    }
    // A screen reader announces the files that the input itself has.
    await expect.element(documents).toHaveProperty("files.length", 2);
    await form.button("Remove wrong.txt").click();
    await expect.element(documents).toHaveFocus();
    await expect.element(documents).toHaveProperty("files.0.name", `scan ${card}.txt`);
    const facts = () =>
      [...review.element().querySelectorAll("dt")].map((term) => [
        term.textContent,
        term.nextElementSibling?.textContent,
      ]);
    await expect.poll(facts).toEqual([
      ["You are opening", "Enter a transaction first."],
      ["Disputed amount", "1\u202F500.50 RUB"],
      ["Reason of the dispute", expect.stringContaining("oods")],
      ["Documents", "scan 4111••••••••1111.txt, 1 byte"],
      ["f_X", "7"],
      ["Left empty", expect.stringContaining("Order number")],
    ]);
  });

  test("group an amount when it is left, and keep what is no amount as typed", async () => {
    await showCreate({ profile: await shippedProfile(), search: "?bpCode=DP" });
    const amount = form.textBox("Disputed amount");
    await amount.fill("1234567,5");
    await userEvent.tab();
    await expect.element(amount).toHaveValue("1\u202F234\u202F567.50");
    await amount.fill("12,500");
    await userEvent.tab();
    await expect.element(amount).toHaveValue("12,500");
  });

  test("send no currency that the chosen case type does not offer", async () => {
    const caseTypes = { DP: amountIn("RUB"), FR: amountIn("EUR") };
    const { bodies } = await showCreate({ profile: readFormProfile({ version: 1, caseTypes }) });
    await fillOne();
    const amount = form.textBox("Amount");
    await amount.fill("5");
    await form.caseType("FR fraud").click();
    const currency = page.getByRole("combobox", { name: "Currency" });
    await expect.element(currency).toHaveProperty("value", "");
    await form.submit().click();
    await expect.element(amount).toHaveAccessibleDescription(/Choose a currency\./);
    expect(bodies).toEqual([]);
    await currency.selectOptions("EUR");
    await expect.element(amount).toBeValid();
  });
});

test("names the place of a form profile that cannot be used, and free rows work", async () => {
  await showCreate({ profile: "fetched", settings: { formProfile: "config.json" } });
  await expect.element(page.getByRole("alert")).toHaveTextContent("cannot be used: “version”");
  await addField("f_X");
});

test("loads a form profile again by a button, and keeps what was typed", async () => {
  const fetching = vi.spyOn(window, "fetch").mockRejectedValueOnce(new TypeError("no network"));
  await showCreate({ profile: "fetched" });
  await expect.element(page.getByRole("alert")).toHaveTextContent("could not be loaded");
  await form.caseType("DP dispute").click();
  await addField("f_X");
  await form.card().fill(card);
  fetching.mockRestore();
  await form.button("Try again").click();
  await expect.element(page.getByRole("heading", { level: 1 })).toHaveFocus();
  await form.textBox("Disputed amount").fill("12,5");
  await expect.element(form.code()).toHaveValue("f_X");
  await expect.element(form.card()).toHaveValue("4111 •••• •••• 1111");
  await expect.element(form.review()).toHaveTextContent('\\"amount\\":\\"12.50\\"');
});
