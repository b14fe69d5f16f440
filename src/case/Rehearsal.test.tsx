import { afterEach, expect, test, vi } from "vitest";
import dispute from "#wire/fixtures/dispute.json";
import { renderCase } from "./render-case.tsx";

afterEach(() => void vi.restoreAllMocks());

/** Whether it is the list of stages of a case that is whole: its heading stands above it. */
function isBelowHeading(part: unknown): boolean {
  const root = part instanceof HTMLOListElement && part.getRootNode();
  return root instanceof Element && root.querySelector("h1") !== null;
}

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
  resolve(new Response(JSON.stringify(dispute)));
  await expect.element(screen.getByRole("heading", { level: 1 })).toHaveTextContent("DP-26-453");
  expect(document.querySelector("ol")).not.toBeNull();
  expect(asked).toHaveLength(1);
});
