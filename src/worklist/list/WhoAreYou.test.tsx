import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { createOperatorName } from "#session/operator-name.ts";
import { button, caseWith, never, rows, showList } from "../fixtures/home-page.tsx";

afterEach(() => {
  createOperatorName("").set("");
  sessionStorage.clear();
});

const question = page.getByText("Who are you?");

const listOf = (...users: readonly string[]) =>
  showList(...users.map((userName, index): [object] => [caseWith(index + 1, never, { userName })]));

test("offers the names on the list, the most frequent first, and takes one", async () => {
  await listOf("haddad", "petrova", "petrova");
  await expect.element(question).toMatchTextContent("Who are you?petrovahaddad");
  await button("petrova").click();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(button("Open case")).toHaveFocus();
  expect(rows().filter((row) => row.includes("Your turn"))).toHaveLength(2);
  expect(createOperatorName("").get()).toBe("petrova");
});
