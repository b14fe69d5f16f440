import { onlineManager } from "@tanstack/react-query";
import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { nextTask } from "#lib/scheduler.ts";
import dispute from "#wire/fixtures/dispute.json";
import { caseAnswer, renderCase } from "./fixtures/render-case.tsx";

const failed = (status: number) => () => new Response("", { status });
const refused = (errorMessage: string) => () => Response.json({ success: false, errorMessage });
const unanswered = () => new Promise<Response>(() => {});
const title = page.getByRole("heading", { level: 1 });
const alert = page.getByRole("alert");
const refresh = page.getByRole("button", { name: "Refresh", exact: true });

describe("loading", () => {
  test("is tried where the browser believes that it is offline", async () => {
    onlineManager.setOnline(false);
    onTestFinished(() => onlineManager.setOnline(true));
    await renderCase();
    await expect.element(title).toMatchTextContent("DP-26-453");
  });

  test("says so, and can be cancelled, which leaves what was there", async () => {
    const { screen } = await renderCase({ answers: [unanswered, failed(500), unanswered] });
    await expect.element(screen.getByRole("main")).toHaveAttribute("aria-busy", "true");
    await expect
      .element(screen.getByRole("status").filter({ hasText: "Loading case 900453…" }))
      .toBeVisible();
    const cancel = screen.getByRole("button", { name: "Cancel" });
    await cancel.click();
    await expect.element(screen.getByRole("main")).toHaveAttribute("aria-busy", "false");
    await screen.getByRole("button", { name: "Load the case" }).click();
    await alert.getByRole("button", { name: "Try again" }).click();
    await cancel.click();
    await expect.element(alert).toMatchTextContent("failed with status 500");
    await expect.element(alert).toHaveFocus();
  });

  test.each([
    "1%2F..%2F2",
    // A possible card number.
    "4276160160912342",
  ])("is never tried for %s, which is no case id", async (id) => {
    const { screen, requested } = await renderCase({ path: `/cases/${id}` });
    await expect.element(screen.getByRole("heading", { name: "Not a case id" })).toBeVisible();
    await expect.element(screen.getByText("A case number has only digits")).toBeVisible();
    await expect.element(screen.getByRole("main")).toHaveFocus();
    expect(requested).toEqual([]);
  });
});

describe("a failure", () => {
  test("can be tried again, and the case then announces itself", async () => {
    const { screen } = await renderCase({ answers: [failed(500), caseAnswer()] });
    await expect.element(alert).toMatchTextContent("failed with status 500");
    await expect.element(alert).toHaveFocus();
    await expect.element(title).toMatchTextContent("Case 900453");
    alert.getByRole("button", { name: "Try again" }).element().focus();
    await userEvent.keyboard("{Enter}");
    await expect.element(title).toMatchTextContent("DP-26-453");
    await expect.element(screen.getByRole("main")).toHaveFocus();
    const loaded = screen.getByRole("status").filter({ hasText: "Case 900453 is loaded." });
    await expect.element(loaded).toBeInTheDocument();
  });

  test("gives the service's reason as it is, and offers another case where a retry is no help", async () => {
    const { screen } = await renderCase({
      answers: [refused("Case <b>900453</b> was not found.")],
    });
    await expect
      .element(alert)
      .toMatchTextContent(/^Case <b>900453<\/b> was not found\.Check the case number/);
    await expect.element(alert).toHaveFocus();
    await expect.element(alert.getByText("The answer says success: false")).not.toBeVisible();
    await alert.getByText("Details").click();
    await expect.element(alert.getByText("The answer says success: false")).toBeVisible();
    expect(alert.getByRole("button", { name: "Try again" }).query()).toBeNull();
    await alert.getByRole("button", { name: "Open another case" }).click();
    await expect.element(screen.getByRole("textbox", { name: "Case id" })).toHaveFocus();
  });

  test("folds a long reason after 500 characters, with card numbers masked first", async () => {
    const message = `${"x".repeat(485)}4111111111111111${"y".repeat(200)}`;
    const { screen } = await renderCase({ answers: [refused(message)] });
    await expect.element(screen.getByText(`${"x".repeat(485)}4111•••••••••••…`)).toBeVisible();
    screen.getByRole("button", { name: "Show all of it" }).element().focus();
    await userEvent.keyboard("{Enter}");
    await expect.element(alert).toMatchTextContent("y".repeat(200));
    await expect.element(alert).not.toMatchTextContent("4111111111111111");
    expect(document.activeElement).toMatchTextContent("y".repeat(200));
  });
});

describe("a refresh", () => {
  test("is one request until it is answered, and the case stays readable", async () => {
    const { screen, requested } = await renderCase({ answers: [caseAnswer(), unanswered] });
    await refresh.click();
    // No automatic refresh is configured.
    expect(screen.getByRole("switch", { name: /Refresh every/ }).query()).toBeNull();
    await expect.element(refresh).toHaveAttribute("aria-disabled", "true");
    await userEvent.keyboard("{Enter}rr");
    expect(requested).toHaveLength(2);
    await expect.element(screen.getByRole("main")).toHaveAttribute("aria-busy", "false");
  });

  test("that fails moves nothing, and takes the focus only after a retry", async () => {
    const slow = Promise.withResolvers<Response>();
    const { screen } = await renderCase({
      answers: [caseAnswer(), failed(500), () => slow.promise],
    });
    await expect
      .element(screen.getByRole("region", { name: "Answer of the service" }))
      .toBeVisible();
    const topOf = () =>
      screen.getByRole("list", { name: "Stages" }).element().getBoundingClientRect().top;
    const before = topOf();
    await refresh.click();
    await expect.element(alert).toBeInViewport();
    expect(topOf()).toBe(before);
    await alert.getByRole("button", { name: "Try again" }).click();
    await expect.element(alert).not.toBeInTheDocument();
    slow.resolve(failed(500)());
    await expect.element(alert).toHaveFocus();
  });
});

describe("automatic refresh", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] }));

  const auto = page.getByRole("switch", { name: "Refresh every 10 s" });
  const settings = { refreshSeconds: 10 };

  test("runs only when it is switched on, and ends with the case", async () => {
    const finished = [{ ...dispute.bpItem.stages[2], isActive: true }];
    const { screen, requested } = await renderCase({
      answers: [caseAnswer(), caseAnswer({ stages: finished })],
      settings,
    });
    await expect.element(auto).not.toBeChecked();
    vi.advanceTimersByTime(60_000);
    await nextTask();
    expect(requested).toHaveLength(1);
    await auto.click();
    vi.advanceTimersByTime(12_000);
    await expect.element(screen.getByRole("heading", { level: 2, name: "Closed" })).toBeVisible();
    vi.advanceTimersByTime(60_000);
    await nextTask();
    expect(requested).toHaveLength(2);
    await auto.click();
  });
});
