import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { caseIdOf } from "#model/fixtures/case-of.ts";
import { button, caseWith, never, paste, showHome, showList } from "../fixtures/home-page.tsx";

const box = page.getByRole("textbox", { name: "Case id" });
const report = page.getByRole("status").filter({ hasText: "added" });

test("marks a text that is not a case id until it is changed, and offers to create a case for an ARN", async () => {
  const { router } = await showHome();
  const alert = page.getByRole("alert");
  await paste("9O0453");
  const error = "“9O0453” is not a case number like 900453.";
  await expect.element(alert).toMatchTextContent(error);
  await expect.element(box).toHaveFocus();
  await expect.element(box).toHaveValue("9O0453");
  await expect.element(box).toHaveAttribute("aria-invalid", "true");
  await expect.element(box).toHaveAccessibleDescription(error);
  await userEvent.keyboard("{Backspace}");
  await expect.element(alert).not.toBeInTheDocument();
  const arn = "74001016281521874998318";
  await paste(arn);
  await page.getByRole("link", { name: "create a case for it" }).click();
  await expect
    .poll(() => router.state.location)
    .toMatchObject({ pathname: "/cases/new", search: `?arn=${arn}` });
});

test("adds ids to the list from any page, names texts that are none, and opens a single id", async () => {
  const { router } = await showHome();
  await router.navigate("/settings");
  await expect.element(page.getByRole("heading", { name: "Settings", level: 1 })).toBeVisible();
  await paste("1 2");
  await expect.poll(() => router.state.location.pathname).toBe("/");
  await expect.element(report).toMatchTextContent("2 cases added.");
  await expect.element(box).toHaveValue("");
  const others = Array.from({ length: 22 }, (_, index) => `x${index + 1}`);
  await paste(`1 3 3 ${others.join(" ")}`);
  await expect.element(report).toMatchTextContent("1 case added.");
  await expect.element(report).toMatchTextContent("Already on your list: 2");
  await expect.element(report).toMatchTextContent("Not case numbers: x1, x2,");
  await expect.element(report).toMatchTextContent("x20 and 2 more");
  await paste("5");
  await expect.poll(() => router.state.location.pathname).toBe("/cases/5");
});

test("reads a pasted case again that is on the list and could not be loaded", async () => {
  const { asked } = await showList([caseWith(1, never)], [{}, 500]);
  await paste("1 2");
  await expect.element(report).toMatchTextContent("Already on your list: 1");
  await expect.element(report).toMatchTextContent("Loading again: 1");
  await expect.poll(() => asked.slice(2).map(({ id }) => id)).toEqual([2]);
});

test("opens no case after a sign-out that came while the text was read", async () => {
  const { asked, router, session } = await showHome({ auth: "token" });
  session.signIn("token");
  await box.fill("5");
  const form = box.element().closest("form");
  form?.requestSubmit();
  session.signOut();
  session.signIn("another");
  await paste("9O0453");
  await expect.element(page.getByRole("alert")).toBeVisible();
  expect([router.state.location.pathname, asked]).toEqual(["/", []]);
});

test("says that a text is too long, and requests no half id", async () => {
  const { worklist } = await showHome();
  await userEvent.click(box);
  // What is pasted is cut by the box, which typing by script would not be.
  document.execCommand("insertText", false, `900458\t${"x".repeat(1992)}\n`.repeat(101));
  await button("Open case").click();
  await expect.element(page.getByRole("alert")).toMatchTextContent("This is too long.");
  expect(worklist.store.get().ids).toEqual([]);
});

test("asks first about an id that begins like a card, unless it is on the list", async () => {
  const { asked, router, worklist } = await showHome();
  const question = page.getByRole("alertdialog", { name: "Case number or card number?" });
  const mistyped = "4276123456789012";
  await paste(mistyped);
  await expect.element(question).toMatchTextContent("4276••••••••9012");
  expect(document.body.textContent).not.toContain(mistyped);
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(box).toHaveValue(mistyped);
  await paste(`1 ${mistyped}`);
  await question.getByRole("button", { name: "Cancel" }).click();
  expect([worklist.store.get().ids, asked, router.state.location.pathname]).toEqual([[], [], "/"]);

  await paste(mistyped);
  await question.getByRole("button", { name: "It is a case number" }).click();
  await expect.poll(() => router.state.location.pathname).toBe(`/cases/${mistyped}`);
  worklist.addOpened(caseIdOf(Number(mistyped)));
  await router.navigate("/");
  await paste(mistyped);
  await expect.poll(() => router.state.location.pathname).toBe(`/cases/${mistyped}`);
});
