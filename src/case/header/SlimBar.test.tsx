import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { renderCase, stageAnswer } from "../fixtures/render-case.tsx";
// Its rules hide what is for screen readers only.
import "#ui/base.css";

test("the time left lies beside Refresh, not under it, in a narrow window", async () => {
  await page.viewport(300, 600);
  onTestFinished(() => page.viewport(1280, 800));
  const inTwoDays = new Date(Date.now() + 68 * 3_600_000).toISOString().slice(0, 19);
  const settings = { timeZone: "UTC" };
  await renderCase({ answers: [stageAnswer({ autoActionDate: inTwoDays })], settings });
  const refresh = page.getByRole("button", { name: "Refresh" });
  await expect.element(refresh).toBeVisible();
  scrollTo({ top: 1000, behavior: "instant" });
  const times = page.getByText(/ left$/);
  await expect.poll(() => times.elements().length).toBe(3);
  const { right } = times.first().element().getBoundingClientRect();
  expect(right).toBeLessThanOrEqual(refresh.element().getBoundingClientRect().left);
});
