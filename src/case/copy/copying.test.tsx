import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderCase } from "../fixtures/render-case.tsx";

const replaceClipboard = () => vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
const button = (name: string) => page.getByRole("button", { name, exact: true });
const openDetails = () => page.getByText("Details", { exact: true }).click();
const copied = page.getByText("Copied", { exact: true });
const notCopied = page.getByText("Could not be copied");

test("a press on a button, each with a name of its own, copies the value as text and says so", async () => {
  const write = replaceClipboard();
  await renderCase();
  await openDetails();
  await button("Copy Reason").click();
  expect(write).toHaveBeenCalledWith("Goods not received");
  await expect.element(copied).toBeVisible();
  expect(copied.element().closest("output")).not.toBeNull();
  for (const [name, text] of [
    ["Copy Disputed amount", "1234567.89 RUB"],
    ["Copy case id", "900453"],
    ["Copy ARN, Case 900453", "74000001234567890123456"],
    ["Copy Amount, Transaction", "333.00 RUB"],
    ["Copy Amount, Case 900453", "333.00 RUB"],
    ["Copy Observers, Case 900453", "ivanova, petrova, you observe"],
    ["Copy Automatic action, Representment", "22 Nov 2026, 18:45"],
    ["Copy dispute@bank-bb.example", "dispute@bank-bb.example"],
  ] as const) {
    await button(name).click();
    expect(write).toHaveBeenLastCalledWith(text);
  }
  const buttons = page.getByRole("button", { name: /^Copy/ }).elements();
  const names = buttons.map(({ ariaLabel }) => ariaLabel);
  expect(names.length).toBeGreaterThan(20);
  expect(new Set(names).size).toBe(names.length);
  write.mockRejectedValue(new DOMException());
  await button("Copy Reason").click();
  await expect.element(notCopied).toBeVisible();
});

test("a focused value, which Tab and arrows reach also during a search, or the one under the pointer is copied by y", async () => {
  const write = replaceClipboard();
  await renderCase();
  await expect.element(button("Copy Reason")).toBeInTheDocument();
  button("About Reason").element().focus();
  await userEvent.keyboard("y");
  expect(write).toHaveBeenLastCalledWith("Goods not received");
  await openDetails();
  await page.getByText("petrova").first().hover();
  page.getByRole("main").element().focus();
  await userEvent.keyboard("y");
  expect(write).toHaveBeenLastCalledWith("petrova");
  // It hides the value that had the focus.
  await page.getByRole("textbox", { name: "Find in case" }).fill("terminal");
  await expect.element(page.getByRole("region", { name: "Search results" })).toBeVisible();
  // It becomes the tab stop once the results are painted.
  await expect.element(button("Copy case code")).toHaveAttribute("tabindex", "0");
  await userEvent.tab({ shift: true });
  await expect.element(button("Copy case code")).toHaveFocus();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(button("Copy case id")).toHaveFocus();
});
