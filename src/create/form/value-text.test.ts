import { expect, test, vi } from "vitest";
import { FileUnreadable, readAmount, readMoneyText, writeFile } from "./value-text.ts";

test.each([
  ["1000", "RUB", "1000.00"],
  ["1 234,5", "RUB", "1234.50"],
  ["1\u202F234\u00A0567.89", "EUR", "1234567.89"],
  ["0,5", "USD", "0.50"],
  ["007.10", "USD", "7.10"],
  ["12.", "USD", "12.00"],
  ["12.3000", "RUB", "12.30"],
  ["0.500", "USD", "0.50"],
  ["1234.500", "USD", "1234.50"],
  ["1,000", "KWD", "1.000"],
  ["48200", "JPY", "48200"],
  ["48200.00", "JPY", "48200"],
  ["47,125", "KWD", "47.125"],
  ["9007199254740993.07", "RUB", "9007199254740993.07"],
  ["123456789012345678901234567890.12", "RUB", "123456789012345678901234567890.12"],
  ["1.5", "XXX", "1.5"],
])("%s %s is %s, digit for digit", (text, currency, amount) => {
  expect(readAmount(text, currency)).toEqual({ amount });
});

test.each([
  ["1,234.56", "RUB", "not-an-amount"],
  ["-5", "RUB", "not-an-amount"],
  ["1e3", "RUB", "not-an-amount"],
  ["ten", "RUB", "not-an-amount"],
  ["1".repeat(31), "RUB", "not-an-amount"],
  ["", "RUB", "not-an-amount"],
  ["1,000", "RUB", "not-an-amount"],
  ["12.500", "USD", "not-an-amount"],
  ["1,234", "RUB", "not-an-amount"],
  ["1.000", "JPY", "not-an-amount"],
  ["1.000", "XXX", "not-an-amount"],
  ["1,2345", "RUB", "too-many-decimals"],
  ["0.5", "JPY", "too-many-decimals"],
])("%s %s is refused: %s", (text, currency, fault) => {
  expect(readAmount(text, currency)).toEqual({ fault });
});

test("reads a link's value into amount and currency", () => {
  expect(readMoneyText('{"amount":"1000.00","currencyCode":"643"}', "en-GB")).toEqual({
    text: "1\u202F000.00",
    currency: "RUB",
  });
  expect(readMoneyText("12,50", "en-GB")).toEqual({ text: "12,50" });
});

test("writes a file as JSON text with its name and its bytes", async () => {
  const file = new File([new Uint8Array([0, 255, 10])], 'a "b".txt');
  expect(JSON.parse(await writeFile(file))).toEqual({ fileName: 'a "b".txt', content: "AP8K" });
});

test("names a file that can no longer be read", async () => {
  const file = new File(["x"], "moved.txt");
  vi.spyOn(file, "arrayBuffer").mockRejectedValue(new DOMException("", "NotReadableError"));
  const written = writeFile(file);
  await expect(written).rejects.toBeInstanceOf(FileUnreadable);
  await expect(written).rejects.toMatchObject({ file });
});
