import { afterEach, expect, test, vi } from "vitest";
import { pressP } from "../fixtures/paper.ts";
import { renderCase } from "../fixtures/render-case.tsx";

afterEach(() => void vi.restoreAllMocks());

vi.mock("./PrintedCase.tsx", () => ({
  get PrintedCase() {
    throw new TypeError("no such file");
  },
}));

test("the screen is printed as it is where the print layout can't be loaded", async () => {
  const print = vi.spyOn(window, "print").mockReturnValue();
  const { screen } = await renderCase();
  await screen.getByRole("button", { name: "Print" }).click();
  await expect.poll(() => print.mock.calls).toHaveLength(1);
  await expect.poll(() => pressP()).toBe(false);
  await expect.poll(() => print.mock.calls).toHaveLength(2);
  // After the case has been left, the browser handles the keys.
  await screen.unmount();
  expect(pressP()).toBe(true);
});
