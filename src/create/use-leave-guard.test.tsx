import { expect, onTestFinished, test } from "vitest";
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
  ["a redirection", ({ router }) => router.navigate("/", { replace: true })],
])("%s asks each time when the form is changed, and only then", async (_, leave) => {
  const shown = await showCreate();
  await form.arn().fill(arn);
  await leave(shown);
  await expect.element(question).toHaveAccessibleDescription(/^What you typed is kept as a draft/);
  await question.getByRole("button", { name: "Stay" }).click();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(form.arn()).toHaveValue(arn);
  expect(shown.router.state.location.pathname).toBe("/cases/new");
  expect(asksAtUnload()).toBe(true);

  await form.arn().fill("");
  expect(asksAtUnload()).toBe(false);
  await form.arn().fill(arn);
  await leave(shown);
  await question.getByRole("button", { name: "Leave" }).click();
  await expect.element(worklist).toBeVisible();
  await expect.element(question).not.toBeInTheDocument();
  expect(shown.router.state.location.pathname).toBe("/");
  expect(asksAtUnload()).toBe(false);
});

test("asks once after two presses of Back, and the address stays", async () => {
  const { router } = await showCreate({ before: ["/settings", "/"] });
  await form.arn().fill(arn);
  void router.navigate(-1);
  void router.navigate(-1);
  await question.getByRole("button", { name: "Stay" }).click();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(form.arn()).toHaveValue(arn);
  expect(router.state.location.pathname).toBe("/cases/new");
});

test("does not ask at a navigation within the page, nor of an empty form", async () => {
  const { router } = await showCreate();
  await form.arn().fill(arn);
  await router.navigate("?bpCode=DP");
  await router.navigate(-1);
  await expect.element(form.arn()).toHaveValue(arn);
  await expect.element(question).not.toBeInTheDocument();
  await form.arn().fill("");
  await router.navigate(-1);
  await expect.element(worklist).toBeVisible();
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
