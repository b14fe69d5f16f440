import { afterEach, expect, test, vi } from "vitest";
import { pressP, showAsPaper } from "../fixtures/paper.ts";
import { renderCase } from "../fixtures/render-case.tsx";

afterEach(() => void vi.restoreAllMocks());

const arrival = vi.hoisted(() => Promise.withResolvers<void>());
vi.mock("./PrintedCase.tsx", async (load) => {
  await arrival.promise;
  return load();
});

test("a print layout that loads after the browser has laid out its pages is left out", async () => {
  const print = vi.spyOn(window, "print").mockReturnValue();
  await renderCase();
  await expect.poll(() => pressP()).toBe(false);
  showAsPaper();
  dispatchEvent(new Event("beforeprint"));
  arrival.resolve();
  await expect.poll(() => print.mock.calls).toHaveLength(1);
  expect(document.body.textContent).not.toContain("Retrieved");
});
