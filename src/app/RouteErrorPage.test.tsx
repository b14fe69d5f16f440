import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { withBug } from "#api/fixtures/api-client.ts";
import { setUpApp } from "./fixtures/open-app.tsx";
import { reloadOnce } from "./reload-once.ts";

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
  const stored = sessionStorage.length;
  expect(await reloadOnce()).toBe(false);
  expect(sessionStorage).toHaveLength(stored);
  // What the browser has kept of it says nothing of the server.
  expect(fetch).toHaveBeenCalledExactlyOnceWith(
    expect.anything(),
    expect.objectContaining({ cache: "no-store", redirect: "manual" }),
  );
});

test("never reloads without storage", async () => {
  serves(() => new Response("<!doctype html>"));
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(broken);
  expect(await reloadOnce()).toBe(false);
});

test("a page that fails shows the name of the error, not its message, and leaves the bar", async () => {
  const fetch = serves(broken);
  const { open } = setUpApp(async () => withBug(new Response("{}")));
  await open({ addresses: ["/cases/900453"], isQuiet: true });
  const alert = page.getByRole("alert");
  await expect.element(alert).toMatchTextContent("Error TypeError, build ");
  await expect.element(alert).not.toMatchTextContent("undefined is not");
  await expect.element(page.getByRole("main")).toHaveFocus();
  // No newer build is looked for.
  expect(fetch).not.toHaveBeenCalled();
  await page.getByRole("link", { name: "Settings" }).click();
  await expect.element(page.getByRole("heading", { name: "Settings", level: 1 })).toBeVisible();
  await expect.element(alert).not.toBeInTheDocument();
});
