import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { button, paste, rows, showHome } from "../fixtures/home-page.tsx";

const box = page.getByRole("textbox", { name: "Case id" });
const elsewhere = page.getByRole("heading", { name: "Elsewhere" });
const report = page.getByRole("status").filter({ hasText: "added" });

const ids = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => from + index);

test("what is no case id is said of the box, which takes the focus, until something is opened", async () => {
  await showHome();
  await expect.element(box).toHaveAttribute("aria-invalid", "false");
  await expect.element(box).toHaveAttribute("aria-keyshortcuts", "/");
  await paste("1 2");
  await expect.element(report).toHaveTextContent(/^2 cases added\.$/);
  await paste("9O0453");
  const said = "“9O0453” is not a case id.";
  await expect.element(page.getByRole("alert")).toHaveTextContent(said);
  await expect.element(box).toHaveFocus();
  await expect.element(box).toHaveValue("9O0453");
  await expect.element(box).toHaveAttribute("aria-invalid", "true");
  await expect.element(box).toHaveAccessibleDescription(said);
  // What became of the text before it is seen.
  await expect.element(report).not.toBeInTheDocument();
  await paste("3 4");
  await expect.element(page.getByText("1 case joined")).not.toBeInTheDocument();
  await expect.element(report).toHaveTextContent("2 cases added.");
  await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
  await expect.element(box).toHaveAttribute("aria-invalid", "false");
});

test("the box of the page takes the focus once somebody has signed in", async () => {
  const { session } = await showHome({ auth: "token" });
  await expect.element(box).toBeVisible();
  await expect.element(box).not.toHaveFocus();
  session.signIn("token");
  await expect.element(box).toHaveFocus();
});

test("several ids lead to the list from anywhere, and what is no id stays to be corrected, but no card number", async () => {
  const { router } = await showHome();
  await router.navigate("/settings");
  await expect.element(elsewhere).toBeVisible();
  await paste("1 2 x3 4111111111111111");
  await expect.poll(() => router.state.location.pathname).toBe("/");
  await expect.element(report).toHaveTextContent("2 cases added.");
  await expect.element(box).toHaveValue("x3");
  expect(rows()).toHaveLength(2);
  await paste("5");
  await expect.poll(() => router.state.location.pathname).toBe("/cases/5");
  await expect.element(box).toHaveValue("");
});

test("whatever is no new case is named, and what is no id stays to be mended", async () => {
  const { worklist } = await showHome();
  await paste("1 2");
  await paste(
    `1 3 3 ${ids(1, 22)
      .map((at) => `x${at}`)
      .join(" ")}`,
  );
  await expect.element(report).toHaveTextContent("1 case added.");
  await expect.element(report).toHaveTextContent("1 id was repeated: 3");
  await expect.element(report).toHaveTextContent("1 case was on the list already: 1");
  await expect.element(report).toHaveTextContent("22 are not case ids: x1, x2,");
  await expect.element(report).toHaveTextContent("x20 and 2 more");
  await expect.element(box).toHaveValue(
    ids(1, 22)
      .map((at) => `x${at}`)
      .join("\n"),
  );
  expect(worklist.state().entries.map(({ id }) => id)).toEqual([1, 2, 3]);
});

test("of a text that is longer than the box no half id is asked for, and the report says so", async () => {
  const { worklist } = await showHome();
  await expect.element(box).toHaveAttribute("maxlength", "200000");
  await userEvent.click(box);
  const line = `900458\t${"x".repeat(1992)}\n`;
  document.execCommand(
    "insertText",
    false,
    `${line.repeat(99)}900459\ty\n${line.slice(0, -9)}900460\n`,
  );
  await button("Open case").click();
  await expect.element(report).toHaveTextContent("only the first 200,000 characters were read");
  expect(worklist.state().entries.map(({ id }) => id)).toEqual([900458, 900459]);
});
