import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { arn, card, forgetBetweenTests, form, showCreate } from "./fixtures/create-page.tsx";

forgetBetweenTests();

const question = page.getByRole("alertdialog", { name: "Leave this form?" });
const worklist = page.getByRole("heading", { level: 1, name: "Worklist" });

/** Whether the browser would ask before it closes the page. */
const asksAtUnload = () => !dispatchEvent(new Event("beforeunload", { cancelable: true }));

type Shown = Awaited<ReturnType<typeof showCreate>>;

test.each<[what: string, leave: (shown: Shown) => unknown]>([
  ["Back", ({ router }) => router.navigate(-1)],
  ["a link", () => page.getByRole("link", { name: "Case viewer" }).click()],
])("%s asks each time where a card number would be lost, and only then", async (_, leave) => {
  const shown = await showCreate();
  await form.arn().fill(arn);
  await form.card().fill(card);
  await leave(shown);
  await expect.element(question).toHaveAccessibleDescription(/^What you typed is kept as a draft/);
  await question.getByRole("button", { name: "Stay" }).click();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(form.arn()).toHaveValue(arn);
  expect(shown.router.state.location.pathname).toBe("/cases/new");
  expect(asksAtUnload()).toBe(true);

  await form.card().fill("");
  expect(asksAtUnload()).toBe(false);
  await form.card().fill(card);
  await leave(shown);
  await question.getByRole("button", { name: "Leave" }).click();
  await expect.element(worklist).toBeVisible();
  await expect.element(question).not.toBeInTheDocument();
  expect(shown.router.state.location.pathname).toBe("/");
  expect(asksAtUnload()).toBe(false);
});

test("does not ask at a navigation within the page, nor where all is kept as a draft", async () => {
  const { router } = await showCreate();
  await form.card().fill(card);
  await router.navigate("?bpCode=DP");
  await router.navigate(-1);
  await expect.element(question).not.toBeInTheDocument();
  await form.card().fill("");
  await form.arn().fill(arn);
  await router.navigate(-1);
  await expect.element(worklist).toBeVisible();
});

test("asks where the browser can't keep a draft", async () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("", "QuotaExceededError");
  });
  const { router } = await showCreate();
  await form.arn().fill(arn);
  await router.navigate(-1);
  await expect.element(question).toHaveAccessibleDescription(/not yet a case will be deleted/);
});

test("opens and asks in a browser without the Navigation API", async () => {
  const descriptor = Object.getOwnPropertyDescriptor(window, "navigation");
  onTestFinished(() => void Object.defineProperty(window, "navigation", { ...descriptor }));
  Reflect.deleteProperty(window, "navigation");
  const { router } = await showCreate();
  await form.card().fill(card);
  await router.navigate(-1);
  await question.getByRole("button", { name: "Stay" }).click();
  await expect.element(form.card()).toBeVisible();
});
