import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { button, paste, rows, showHome } from "../fixtures/home-page.tsx";
import { openingIn } from "./opening.ts";

vi.mock("./opening.ts", { spy: true });

const box = page.getByRole("textbox", { name: "Case id" });
const elsewhere = page.getByRole("heading", { name: "Elsewhere" });
const report = page.getByRole("status").filter({ hasText: "added" });

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

test("a number that is too large for a case id is told so", async () => {
  await showHome();
  await paste("9007199254740993");
  await expect
    .element(page.getByRole("alert"))
    .toHaveTextContent("too large for a case id: it is at most 9007199254740991.");
});

test("a text that cannot be read is kept, and said to be", async () => {
  await showHome();
  vi.mocked(openingIn).mockImplementationOnce(() => {
    throw new TypeError("Failed to fetch dynamically imported module");
  });
  await paste("1 2");
  await expect
    .element(page.getByRole("alert"))
    .toHaveTextContent("Something went wrong in the viewer itself. Try again.");
  await expect.element(box).toHaveValue("1 2");
  await button("Open case").click();
  await expect.element(report).toHaveTextContent("2 cases added.");
});

test("the box of the page takes the focus once somebody has signed in", async () => {
  const { session } = await showHome({ auth: "token" });
  await expect.element(box).toBeVisible();
  await expect.element(box).not.toHaveFocus();
  session.signIn("token");
  await expect.element(box).toHaveFocus();
});

test("the box in the bar leaves the focus alone, and is empty for the next case", async () => {
  const { router } = await showHome();
  await router.navigate("/settings");
  await expect.element(elsewhere).toBeVisible();
  await expect.element(box).not.toHaveFocus();
  await paste("5");
  await expect.poll(() => router.state.location.pathname).toBe("/cases/5");
  await expect.element(box).toHaveValue("");
});

test("several ids lead from the bar to the list, where what is no id is mended and no card number left", async () => {
  const { router } = await showHome();
  await router.navigate("/settings");
  await expect.element(elsewhere).toBeVisible();
  await paste("1 2 x3 4111111111111111");
  await expect.poll(() => router.state.location.pathname).toBe("/");
  await expect.element(report).toHaveTextContent("2 cases added.");
  await expect.element(box).toHaveValue("x3");
  expect(rows()).toHaveLength(2);
  // The list is where it was: one step back is the page before it.
  await paste("6 7");
  await expect.element(report).toHaveTextContent("2 cases added.");
  await expect.poll(() => rows().length).toBe(4);
  await paste("8 x9");
  await expect.element(box).toHaveValue("x9");
  await router.navigate(-1);
  await expect.element(elsewhere).toBeVisible();
  // By then it has been seen.
  await router.navigate("/");
  await expect.poll(() => rows().length).toBe(5);
  await expect.element(box).toHaveValue("");
  await expect.element(report).not.toBeInTheDocument();
});
