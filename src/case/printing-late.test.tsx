import { afterEach, expect, test, vi } from "vitest";
import dispute from "#wire/fixtures/dispute.json";
import { renderCase } from "./render-case.tsx";

afterEach(() => void vi.restoreAllMocks());

const arrival = vi.hoisted(() => Promise.withResolvers<void>());
vi.mock("./PrintedCase.tsx", async (load) => {
  await arrival.promise;
  return load();
});

/** Whether a press of Ctrl+P is left to the browser. */
const pressPrint = () =>
  document.dispatchEvent(
    new KeyboardEvent("keydown", { key: "p", code: "KeyP", cancelable: true, ctrlKey: true }),
  );

test("what comes only once the browser has counted its pages is not cut off: it stays away", async () => {
  const print = vi.spyOn(window, "print").mockReturnValue();
  await renderCase({ answers: [() => Response.json(dispute)] });
  await expect.poll(pressPrint).toBe(false);
  vi.spyOn(MediaQueryList.prototype, "matches", "get").mockImplementation(function (
    this: MediaQueryList,
  ) {
    return this.media === "print";
  });
  dispatchEvent(new Event("beforeprint"));
  arrival.resolve();
  await expect.poll(() => print.mock.calls).toHaveLength(1);
  expect(document.body.textContent).not.toContain("Retrieved");
});
