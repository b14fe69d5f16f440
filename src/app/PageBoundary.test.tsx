import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ListedCasesProvider } from "#listed-cases/ListedCasesProvider.tsx";
import { ListedCases } from "#listed-cases/listed-cases.ts";
import { BrokenPage, loadNewerBuild } from "./PageBoundary.tsx";

const serves = (answer: () => Response) =>
  vi.spyOn(globalThis, "fetch").mockImplementation(async () => answer());

const broken = () => {
  throw new TypeError("no server");
};

test.each([
  ["fails", () => new Response("", { status: 503 })],
  ["is not there", broken],
])("does not reload when the server %s", async (_what, answer) => {
  const fetch = serves(answer);
  const before = vi.fn<() => void>();
  expect(await loadNewerBuild(before)).toBe(false);
  expect(before).not.toHaveBeenCalled();
  expect(sessionStorage.length).toBe(0);
  // What the browser has kept of it says nothing of the server.
  expect(fetch).toHaveBeenCalledExactlyOnceWith(expect.anything(), { cache: "no-store" });
});

test("never reloads without storage", async () => {
  const fetch = serves(() => new Response());
  const read = vi.spyOn(Storage.prototype, "getItem").mockImplementation(broken);
  expect(await loadNewerBuild(() => {})).toBe(false);
  expect(fetch).not.toHaveBeenCalled();
  read.mockRestore();
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(broken);
  expect(await loadNewerBuild(() => {})).toBe(false);
});

test("shows the name of an error, not its message, and looks for no newer build", async () => {
  const fetch = serves(broken);
  await render(
    <ListedCasesProvider listedCases={new ListedCases("")}>
      <BrokenPage error={new TypeError("no such card: 4111111111111111")} />
    </ListedCasesProvider>,
  );
  const alert = page.getByRole("alert");
  await expect.element(alert).toHaveTextContent("Error TypeError, build ");
  await expect.element(alert).not.toHaveTextContent("4111");
  await expect.element(page.getByRole("main")).toHaveFocus();
  expect(fetch).not.toHaveBeenCalled();
});
