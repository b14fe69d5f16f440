import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { button, caseWith, never, paste, row, showHome } from "../fixtures/home-page.tsx";

const link = (id: number) => page.getByRole("link", { name: `DP-26-${id}` });

async function showFour() {
  const shown = await showHome();
  await paste("1 2 3 4");
  await expect.poll(() => shown.asked.length).toBe(4);
  for (const one of shown.asked) one.answer(caseWith(one.id, never));
  await expect.element(page.getByText("4 cases", { exact: true })).toBeVisible();
  await userEvent.keyboard("{Escape}");
  return shown;
}

test("a key that is held goes on, from whatever has the focus in a row, and back from a case", async () => {
  const { router } = await showFour();
  await expect.element(page.getByRole("table")).toHaveAttribute("aria-keyshortcuts", "j k");
  button("Remove case 1").element().focus();
  await userEvent.keyboard("j");
  await expect.element(link(2)).toHaveFocus();
  const held = { key: "j", repeat: true, bubbles: true, cancelable: true };
  link(2).element().dispatchEvent(new KeyboardEvent("keydown", held));
  await expect.element(link(3)).toHaveFocus();
  const back = { ...held, key: "k" };
  link(3).element().dispatchEvent(new KeyboardEvent("keydown", back));
  await expect.element(link(2)).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => router.state.location.pathname).toBe("/cases/2");
  await expect.element(page.getByRole("heading", { name: "DP-26-2" })).toBeVisible();
  await router.navigate("/");
  await expect.element(link(2)).toBeVisible();
  await userEvent.keyboard("{Escape}j");
  await expect.element(link(3)).toHaveFocus();
});

test("the last row leaves the focus to the one before it, and the only one to the page", async () => {
  await showFour();
  for (const [gone, next] of [
    [4, 3],
    [3, 2],
    [2, 1],
  ] as const) {
    button(`Remove case ${gone}`).element().focus();
    await userEvent.keyboard("{Enter}");
    await expect.element(row(gone)).not.toBeInTheDocument();
    await expect.element(link(next)).toHaveFocus();
  }
  await button("Remove case 1").click();
  await expect.element(page.getByRole("table")).not.toBeInTheDocument();
  await expect.element(page.getByRole("main")).toHaveFocus();
});
