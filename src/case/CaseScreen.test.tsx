import { onlineManager } from "@tanstack/react-query";
import { expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { nextTask } from "#lib/scheduler.ts";
import dispute from "#wire/fixtures/dispute.json";
import { caseAnswer, renderCase } from "./fixtures/render-case.tsx";

const failed = (status: number) => () => new Response("", { status });
const refused = (errorMessage: string) => () => Response.json({ success: false, errorMessage });
const unanswered = () => new Promise<Response>(() => {});
const title = page.getByRole("heading", { level: 1 });
const main = page.getByRole("main");
const alert = page.getByRole("alert");
const tryAgain = alert.getByRole("button", { name: "Try again" });
const refresh = page.getByRole("button", { name: "Refresh", exact: true });
const status = (text: string) => page.getByRole("status").filter({ hasText: text });
const stagesTop = () =>
  page.getByRole("list", { name: "Stages" }).element().getBoundingClientRect().top;

test("loading says so, also offline, can be cancelled, and after a failure be tried again", async () => {
  // Only the browser believes it.
  onlineManager.setOnline(false);
  onTestFinished(() => onlineManager.setOnline(true));
  // An id that looks like a card number.
  const id = 4111111111111112;
  await renderCase({
    path: `/cases/${id}`,
    answers: [unanswered, failed(500), unanswered, caseAnswer({ id })],
  });
  await expect.element(main).toHaveAttribute("aria-busy", "true");
  await expect.element(status("Loading case 4111••••••••1112…")).toBeVisible();
  expect(document.title).toBe("Case 4111••••••••1112");
  expect(document.body.textContent).not.toContain(id);
  const cancel = page.getByRole("button", { name: "Cancel" });
  await cancel.click();
  await expect.element(main).toHaveAttribute("aria-busy", "false");
  await page.getByRole("button", { name: "Load the case" }).click();
  await expect.element(alert).toMatchTextContent("failed with status 500");
  await expect.element(alert).toHaveFocus();
  await tryAgain.click();
  // What was there is left.
  await cancel.click();
  await expect.element(alert).toMatchTextContent("failed with status 500");
  await expect.element(alert).toHaveFocus();
  tryAgain.element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(title).toMatchTextContent("DP-26-453");
  await expect.element(main).toHaveFocus();
  await expect.element(status("is loaded.")).toBeInTheDocument();
});

test("a refusal is told in the service's words, and no case id makes no request", async () => {
  const { requested, router } = await renderCase({
    answers: [refused("Case <b>900453</b> was not found.")],
  });
  await expect
    .element(alert)
    .toMatchTextContent(/^Case <b>900453<\/b> was not found\.Check the case number/);
  await expect.element(alert).toHaveFocus();
  await expect.element(alert.getByText("The answer says success: false")).not.toBeVisible();
  await alert.getByText("Details").click();
  await expect.element(alert.getByText("The answer says success: false")).toBeVisible();
  expect(tryAgain.query()).toBeNull();
  await alert.getByRole("button", { name: "Open another case" }).click();
  await expect.element(page.getByRole("textbox", { name: "Case id" })).toHaveFocus();
  // A possible card number.
  await router.navigate("/cases/4276160160912342");
  await expect.element(page.getByRole("heading", { name: "Not a case id" })).toBeVisible();
  await expect.element(page.getByText("A case number has only digits")).toBeVisible();
  await expect.element(main).toHaveFocus();
  expect(requested).toHaveLength(1);
});

test("a refresh is one request, and one that fails moves nothing and takes the focus only after a retry", async () => {
  const [first, second] = [Promise.withResolvers<Response>(), Promise.withResolvers<Response>()];
  const { requested } = await renderCase({
    answers: [caseAnswer(), () => first.promise, () => second.promise],
  });
  await expect.element(page.getByRole("region", { name: "Answer of the service" })).toBeVisible();
  const before = stagesTop();
  await refresh.click();
  // No automatic refresh is configured.
  expect(page.getByRole("switch", { name: /Refresh every/ }).query()).toBeNull();
  await expect.element(refresh).toHaveAttribute("aria-disabled", "true");
  await userEvent.keyboard("{Enter}rr");
  expect(requested).toHaveLength(2);
  await expect.element(main).toHaveAttribute("aria-busy", "false");
  first.resolve(failed(500)());
  await expect.element(alert).toBeInViewport();
  expect(stagesTop()).toBe(before);
  await tryAgain.click();
  await expect.element(alert).not.toBeInTheDocument();
  second.resolve(failed(500)());
  await expect.element(alert).toHaveFocus();
});

test("automatic refresh runs only when it is switched on, and ends with the case", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const auto = page.getByRole("switch", { name: "Refresh every 10 s" });
  const finished = [{ ...dispute.bpItem.stages[2], isActive: true }];
  const { requested } = await renderCase({
    answers: [caseAnswer(), caseAnswer({ stages: finished })],
    settings: { refreshSeconds: 10 },
  });
  await expect.element(auto).not.toBeChecked();
  vi.advanceTimersByTime(60_000);
  await nextTask();
  expect(requested).toHaveLength(1);
  await auto.click();
  vi.advanceTimersByTime(12_000);
  await expect.element(page.getByRole("heading", { level: 2, name: "Closed" })).toBeVisible();
  vi.advanceTimersByTime(60_000);
  await nextTask();
  expect(requested).toHaveLength(2);
});
