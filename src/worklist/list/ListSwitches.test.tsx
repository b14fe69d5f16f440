import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { paste, rows, showHome } from "../fixtures/home-page.tsx";

const switches = () =>
  page
    .getByRole("switch")
    .all()
    .map((one) => one.element().closest("label")?.textContent);

test("what is done with the cases of the list is offered when there are some, a refresh where one is set up", async () => {
  const { worklist } = await showHome({ refreshSeconds: 30 });
  await expect.poll(() => switches()).toEqual([expect.stringContaining("Keep")]);
  await paste("1 2");
  await expect.poll(() => rows().length).toBe(2);
  expect(switches()).toEqual([
    expect.stringContaining("Keep"),
    expect.stringContaining("Notify me"),
    expect.stringContaining("Refresh every 30 s"),
  ]);
  worklist.remove(worklist.state().entries.map(({ id }) => id));
  await expect.poll(() => switches()).toHaveLength(1);
});

test("no refresh is offered where none is set up", async () => {
  await showHome();
  await paste("1 2");
  await expect.poll(() => rows().length).toBe(2);
  expect(switches()).toHaveLength(2);
});
