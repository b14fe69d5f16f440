import { afterEach, expect, test, vi } from "vitest";
import dispute from "#wire/fixtures/dispute.json";
import { pressP } from "../fixtures/paper.ts";
import { renderCase } from "./render-case.tsx";

afterEach(() => void vi.restoreAllMocks());

vi.mock("./PrintedCase.tsx", () => ({
  get PrintedCase() {
    throw new TypeError("no such file");
  },
}));

test("where what prints the case does not come, the screen is printed as it stands", async () => {
  const print = vi.spyOn(window, "print").mockReturnValue();
  const { screen } = await renderCase({ answers: [() => Response.json(dispute)] });
  await screen.getByRole("button", { name: "Print" }).click();
  await expect.poll(() => print.mock.calls).toHaveLength(1);
  await expect.poll(() => pressP()).toBe(false);
  await expect.poll(() => print.mock.calls).toHaveLength(2);
  // Once the case is left the keys are the browser's own.
  await screen.unmount();
  expect(pressP()).toBe(true);
});
