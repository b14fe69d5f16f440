import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { caseWith, never, paste, row, showHome } from "../fixtures/home-page.tsx";

/** Replaces the browser's notifications. */
function catchNotifications(permission: NotificationPermission) {
  const shown: { title: string; body: string | undefined; click: () => void }[] = [];
  const close = vi.fn<() => void>();
  class TestNotification extends EventTarget {
    static readonly requestPermission = async () => permission;
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
  return { shown, close };
}

const setVisibility = (state: DocumentVisibilityState) =>
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(state);
const toggle = () => page.getByRole("switch", { name: "Notify me" });

async function showThree() {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21, 9), toFake: ["Date", "setTimeout"] });
  const shown = await showHome({ timeZone: "UTC" });
  await paste("1 2 3");
  await expect.poll(() => shown.asked.length).toBe(3);
  shown.asked[0]?.answer(caseWith(1, "2026-11-22T10:30:00"));
  shown.asked[1]?.answer(caseWith(2, "2026-11-28T10:00:00"));
  shown.asked[2]?.answer(caseWith(3, never));
  await expect.element(row(3)).toHaveTextContent("DP-26-3");
  return shown;
}

test("notifies once of a deadline within 48 hours in a hidden tab; a click opens the case", async () => {
  const { shown, close } = catchNotifications("granted");
  const focus = vi.spyOn(window, "focus").mockReturnValue();
  const { router } = await showThree();
  const visibility = setVisibility("visible");
  await toggle().click();
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

test.each<[string, () => unknown]>([
  ["blocks", () => catchNotifications("denied")],
  ["does not have", removeNotifications],
])("says that the browser %s notifications", async (_, use) => {
  use();
  await showThree();
  await toggle().click();
  await expect.element(page.getByText("This browser does not allow notifications")).toBeVisible();
  await expect.element(toggle()).not.toBeChecked();
});
