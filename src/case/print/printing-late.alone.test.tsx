import { afterEach, expect, test, vi } from "vitest";
import dispute from "#wire/fixtures/dispute.json";
import { pressP, showAsPaper } from "../fixtures/paper.ts";
import { renderCase } from "./render-case.tsx";

afterEach(() => void vi.restoreAllMocks());

const arrival = vi.hoisted(() => Promise.withResolvers<void>());
vi.mock("./PrintedCase.tsx", async (load) => {
  await arrival.promise;
  return load();
});

test("what comes only once the browser has counted its pages is not cut off: it stays away", async () => {
  const print = vi.spyOn(window, "print").mockReturnValue();
  await renderCase({ answers: [() => Response.json(dispute)] });
  await expect.poll(() => pressP()).toBe(false);
  showAsPaper();
  dispatchEvent(new Event("beforeprint"));
  arrival.resolve();
  await expect.poll(() => print.mock.calls).toHaveLength(1);
  expect(document.body.textContent).not.toContain("Retrieved");
});
