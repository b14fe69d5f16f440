import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { renderCase, stageAnswer } from "../fixtures/render-case.tsx";

const renderFields = (...fields: readonly object[]) =>
  renderCase({ answers: [stageAnswer({ fields })] });

const money = (jsonValue: string) => ({ baseTypeCode: "Money", value: "as shown", jsonValue });
const rub =
  '"currency":{"id":1,"numericCode":"643","code":"RUB","displayValue":"RUB","currencyExponent":2}';
const other = "Not in the expected form, shown as received";
const asReceived = "The amount could not be read; it is shown as received.";
const notExact = "The exact amount could not be read; this is the display value.";

test("shows each kind of value, and one that could not be read as received", async () => {
  const kinds: readonly (readonly [field: object, text: string])[] = [
    [money("{"), `as shown ${notExact}`],
    [{ ...money('{"amount":"1700,50"}'), value: " " }, `{"amount":"1700,50"} ${asReceived}`],
    [{ baseTypeCode: "Select", value: "Lost", valueCode: "4853" }, "Lost 4853"],
    [{ baseTypeCode: "GeoPoint", value: "1 N", valueCode: "x" }, "1 N x"],
    [{ baseTypeCode: "String", value: 17 }, `17${other}`],
  ];
  const fields = kinds.map(([field], index) => ({ code: `f${index}`, name: "Sum", ...field }));
  const { screen } = await renderFields(...fields);
  await expect.element(screen.getByRole("term").filter({ hasText: "Sum" })).toHaveLength(5);
  const shown = Array.from(document.querySelectorAll("dl dd"), ({ textContent }) =>
    textContent.replaceAll(/[\u202F\u00A0]/g, " ").replaceAll(/ ?(The exact|The amount)/g, " $1"),
  );
  expect(shown).toEqual(expect.arrayContaining(kinds.map(([, text]) => text)));
});

test("shows what else is known of a field on demand", async () => {
  const field = {
    ...money(`{"amount":1,${rub}}`),
    name: "Sum",
    description: "What is disputed",
    readOnly: true,
    isLinkedWithTrxField: true,
    mask: "#".repeat(80),
    minLength: 1,
    maxLength: 9,
  };
  const { screen } = await renderFields(field, {
    baseTypeCode: "String",
    name: "From",
    minLength: 3,
  });
  const about = screen.getByRole("button", { name: "About Sum" });
  await about.click();
  for (const text of [
    "What is disputed",
    "Read-only",
    "Linked to a transaction field",
    `${"#".repeat(64)}…`,
    "1 to 9",
    "643",
  ]) {
    await expect.element(screen.getByText(text, { exact: true })).toBeVisible();
  }
  await userEvent.keyboard("{Escape}");
  await expect.element(screen.getByText("What is disputed")).not.toBeInTheDocument();
  await expect.element(about).toHaveFocus();
  await screen.getByRole("button", { name: "About From" }).click();
  await expect.element(screen.getByText("at least 3")).toBeVisible();
});
