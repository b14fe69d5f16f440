import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { caseWith, never, paste, row, showHome } from "../fixtures/home-page.tsx";

afterEach(() => {
  localStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Stands for the browser's notices. */
function watchNotices(permission: NotificationPermission) {
  const told: { title: string; body: string | undefined; click: () => void }[] = [];
  const close = vi.fn<() => void>();
  const requestPermission = vi.fn<() => Promise<NotificationPermission>>(async () => permission);
  class Notice extends EventTarget {
    static readonly requestPermission = requestPermission;
    readonly close = close;
    constructor(title: string, options?: NotificationOptions) {
      super();
      told.push({
        title,
        body: options?.body,
        click: () => this.dispatchEvent(new Event("click")),
      });
    }
  }
  vi.stubGlobal("Notification", Notice);
  return { told, close, requestPermission };
}

const look = (state: DocumentVisibilityState) =>
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(state);
const toggle = () => page.getByRole("switch", { name: "Notify me" });

async function showThree(first = "2026-11-22T10:30:00") {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21, 9), toFake: ["Date", "setTimeout"] });
  const shown = await showHome({ timeZone: "UTC" });
  await paste("1 2 3");
  await expect.poll(() => shown.asked.length).toBe(3);
  shown.asked[0]?.answer(caseWith(1, first));
  shown.asked[1]?.answer(caseWith(2, "2026-11-28T10:00:00"));
  shown.asked[2]?.answer(caseWith(3, never));
  await expect.element(row(3)).toHaveTextContent("DP-26-3");
  return shown;
}

test("a deadline within 48 hours is told once, out of sight only, and its press leads to the case", async () => {
  const { told, close, requestPermission } = watchNotices("granted");
  const focus = vi.spyOn(window, "focus").mockReturnValue();
  const { router } = await showThree();
  expect(requestPermission).not.toHaveBeenCalled();
  await toggle().click();
  const looked = look("visible");
  await expect.element(toggle()).toBeChecked();
  await expect.poll(() => looked).toHaveBeenCalled();
  expect(told).toEqual([]);
  look("hidden");
  vi.advanceTimersByTime(60_000);
  await expect.poll(() => told.length).toBe(1);
  expect(told[0]).toMatchObject({ title: "Case 1", body: "25 hours left" });
  vi.advanceTimersByTime(600_000);
  told[0]?.click();
  await expect.poll(() => router.state.location.pathname).toBe("/cases/1");
  expect(told).toHaveLength(1);
  // It is done with, and whoever has pressed it is where it leads.
  expect(close).toHaveBeenCalledOnce();
  expect(focus).toHaveBeenCalledOnce();
});

/** A browser that knows no notices. */
function withoutNotices() {
  const known = Object.getOwnPropertyDescriptor(globalThis, "Notification") ?? {};
  Reflect.deleteProperty(globalThis, "Notification");
  onTestFinished(() => void Object.defineProperty(globalThis, "Notification", known));
}

test.each<[string, () => unknown, said: string]>([
  ["blocks notices", () => watchNotices("denied"), "This browser blocks notifications"],
  ["was given no leave", () => watchNotices("default"), "Notifications are not allowed"],
  ["has no notices", withoutNotices, "This browser has no notifications."],
])("a browser that %s is said to, and nothing is switched on", async (_, use, said) => {
  use();
  await showThree();
  await toggle().click();
  await expect.element(page.getByText(said)).toBeVisible();
  await expect.element(toggle()).not.toBeChecked();
});
