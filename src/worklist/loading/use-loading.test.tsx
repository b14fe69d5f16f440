import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { nextTask } from "#ui/yielder.ts";
import { button, caseWith, never, paste, row, showHome } from "../fixtures/home-page.tsx";

const status = page.getByRole("status").filter({ hasText: /\d of \d done/ });

/** Lets more time pass than three refreshes take. */
async function wait() {
  vi.advanceTimersByTime(90_000);
  await nextTask();
}

afterEach(() => {
  vi.useRealTimers();
});

test("while one is on its way none is asked for by itself, nor once that is switched off or left", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const { asked, router } = await showHome({ refreshSeconds: 30 });
  await paste("1 2");
  await expect.poll(() => asked.length).toBe(2);
  asked[0]?.answer(caseWith(1, never));
  await expect.element(row(1)).toHaveTextContent("DP-26-1");
  const refresh = page.getByRole("switch", { name: "Refresh every 30 s" });
  await refresh.click();
  await wait();
  expect(asked).toHaveLength(2);
  asked[1]?.answer(caseWith(2, never));
  await expect.element(row(2)).toHaveTextContent("DP-26-2");
  await wait();
  await expect.poll(() => asked.map(({ id }) => id)).toEqual([1, 2, 1, 2]);
  for (const one of asked.slice(2)) one.answer(caseWith(one.id, never));
  await expect.element(button("Refresh list")).toHaveAttribute("aria-disabled", "false");
  await refresh.click();
  await wait();
  expect(asked).toHaveLength(4);
  await refresh.click();
  await router.navigate("/settings");
  await expect.element(page.getByRole("heading", { name: "Elsewhere" })).toBeVisible();
  await wait();
  expect(asked).toHaveLength(4);
});

test("the list tells how far it is when it has come to rest, and takes the focus from nobody", async () => {
  const { asked } = await showHome();
  const box = page.getByRole("textbox", { name: "Case id" });
  await paste("1 2");
  await expect.poll(() => asked.length).toBe(2);
  await box.fill("3");
  const left = vi.fn<() => void>();
  box.element().addEventListener("blur", left);
  asked[0]?.answer({}, 500);
  await expect.element(row(1)).toHaveTextContent("status 500");
  expect(status.query()).toBeNull();
  asked[1]?.answer(caseWith(2, never));
  await expect.element(status).toHaveTextContent(/^2 of 2 done, 1 not loaded$/);
  await expect.element(box).toHaveFocus();
  expect(left).not.toHaveBeenCalled();
  // What has failed is tried again, and is not the rest.
  await expect.element(button(/^Load the rest/)).not.toBeInTheDocument();
});
