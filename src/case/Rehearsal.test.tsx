import { afterEach, expect, test, vi } from "vitest";
import type * as earlyAnswer from "#api/early-answer.ts";
import dispute from "#wire/fixtures/dispute.json";
import { renderCase } from "./render-case.tsx";

afterEach(() => void vi.restoreAllMocks());

/** Whether it is the list of stages of a case that is whole: its heading stands above it. */
function isBelowHeading(part: unknown): boolean {
  const root = part instanceof HTMLOListElement && part.getRootNode();
  return root instanceof Element && root.querySelector("h1") !== null;
}

const first = vi.hoisted(() => Promise.withResolvers<void>());
vi.mock("#api/early-answer.ts", async (load) => ({
  ...(await load<typeof earlyAnswer>()),
  firstAnswer: first.promise,
}));

test("what is drawn while a case is awaited is nowhere on the page, and asks for nothing", async () => {
  const made = vi.spyOn(document, "createElement");
  const { promise: answer, resolve } = Promise.withResolvers<Response>();
  const { screen, asked } = await renderCase({ answers: [() => answer] });
  const isWhole = () =>
    made.mock.results.some(({ value }: { readonly value: unknown }) => isBelowHeading(value));
  await expect.poll(isWhole).toBe(true);
  expect(document.querySelector("ol")).toBeNull();
  expect(document.title).toBe("Case 900453");
  await expect.element(screen.getByRole("main")).toHaveAttribute("aria-busy", "true");
  // It makes way when an answer begins to arrive.
  first.resolve();
  await expect.poll(isWhole).toBe(false);
  resolve(new Response(JSON.stringify(dispute)));
  await expect.element(screen.getByRole("heading", { level: 1 })).toHaveTextContent("DP-26-453");
  expect(document.querySelector("ol")).not.toBeNull();
  expect(asked).toHaveLength(1);
});

test("what has been drawn so once is not drawn again for the next case", async () => {
  const made = vi.spyOn(document, "createElement");
  const { screen } = await renderCase({ answers: [() => new Promise<Response>(() => {})] });
  await expect.element(screen.getByText("Loading case 900453…")).toBeVisible();
  for (let turn = 0; turn < 20; turn += 1) {
    await new Promise((resolve) => {
      requestIdleCallback(resolve);
    });
  }
  expect(made.mock.calls.map(([name]) => name)).toContain("h1");
  expect(made.mock.calls.map(([name]) => name)).not.toContain("ol");
});
