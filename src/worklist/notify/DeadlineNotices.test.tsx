import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { caseWith, never, paste, row, showHome } from "../fixtures/home-page.tsx";

afterEach(() => {
  localStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Replaces the browser's notifications. */
function catchNotifications(permission: NotificationPermission) {
  const shown: { title: string; body: string | undefined; click: () => void }[] = [];
  const close = vi.fn<() => void>();
  const requestPermission = vi.fn<() => Promise<NotificationPermission>>(async () => permission);
  class TestNotification extends EventTarget {
    static readonly requestPermission = requestPermission;
    readonly close = close;
    constructor(title: string, options?: NotificationOptions) {
      super();
      shown.push({
        title,
        body: options?.body,
        click: () => this.dispatchEvent(new Event("click")),
      });
    }
  }
  vi.stubGlobal("Notification", TestNotification);
  return { shown, close, requestPermission };
}

const setVisibility = (state: DocumentVisibilityState) =>
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

test("notifies once of a deadline within 48 hours in a hidden tab; a click opens the case", async () => {
  const { shown, close, requestPermission } = catchNotifications("granted");
  const focus = vi.spyOn(window, "focus").mockReturnValue();
  const { router } = await showThree();
  expect(requestPermission).not.toHaveBeenCalled();
  await toggle().click();
  const visibility = setVisibility("visible");
  await expect.element(toggle()).toBeChecked();
  await expect.poll(() => visibility).toHaveBeenCalled();
  expect(shown).toEqual([]);
  setVisibility("hidden");
  vi.advanceTimersByTime(60_000);
  await expect.poll(() => shown.length).toBe(1);
  expect(shown[0]).toMatchObject({ title: "Case 1", body: "25 hours left" });
  vi.advanceTimersByTime(600_000);
  shown[0]?.click();
  await expect.poll(() => router.state.location.pathname).toBe("/cases/1");
  expect(shown).toHaveLength(1);
  expect(close).toHaveBeenCalledOnce();
  expect(focus).toHaveBeenCalledOnce();
});

function removeNotifications() {
  const original = Object.getOwnPropertyDescriptor(globalThis, "Notification") ?? {};
  Reflect.deleteProperty(globalThis, "Notification");
  onTestFinished(() => void Object.defineProperty(globalThis, "Notification", original));
}

test.each<[string, () => unknown, why: string]>([
  ["blocks", () => catchNotifications("denied"), "This browser blocks notifications"],
  ["does not allow", () => catchNotifications("default"), "Notifications are not allowed"],
  ["does not have", removeNotifications, "This browser has no notifications."],
])("says that the browser %s notifications", async (_, use, why) => {
  use();
  await showThree();
  await toggle().click();
  await expect.element(page.getByText(why)).toBeVisible();
  await expect.element(toggle()).not.toBeChecked();
});
