import { expect, type Locator } from "@playwright/test";

const maxPresses = 150;

/** Presses Tab until an element has the focus, and expects that the focus is visible. */
export async function tabTo(target: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let pressed = 0; pressed < maxPresses && !(await isThere()); pressed += 1) {
    await target.page().keyboard.press(key);
  }
  await expect(target, "reached by Tab").toBeFocused();
  await expect(target, "in sight when it has the focus").toBeInViewport();
  const outlines = await target.evaluate((element) => {
    const around = element.closest("label") ?? element;
    const drawn = [undefined, "::before", "::after"].map((part) => getComputedStyle(element, part));
    return [...drawn, getComputedStyle(around)].map(({ outlineStyle }) => outlineStyle);
  });
  expect(
    outlines.filter((style) => style !== "none"),
    "the focus is shown",
  ).not.toEqual([]);
}
