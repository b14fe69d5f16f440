import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { withBug } from "#api/fixtures/api-client.ts";
import { setUpApp } from "./fixtures/open-app.tsx";
import { reloadOnce } from "./RouteErrorPage.tsx";

const serves = (answer: () => Response) =>
  vi.spyOn(globalThis, "fetch").mockImplementation(async () => answer());

const broken = () => {
  throw new TypeError("no server");
};

test("reloads no page that its server has not", async () => {
  const fetch = serves(broken);
  expect(await reloadOnce()).toBe(false);
  // What the browser has kept of it says nothing of the server.
  const asks = { cache: "no-store", redirect: "manual" };
  expect(fetch).toHaveBeenCalledExactlyOnceWith("/", expect.objectContaining(asks));
});

test("never reloads without storage", async () => {
  serves(() => new Response('<meta name="case-viewer-version" content="2">'));
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(broken);
  expect(await reloadOnce()).toBe(false);
});

test("a page that fails shows the name of the error, not its message, and leaves the bar", async () => {
  const { open } = setUpApp(async () => withBug(new Response("{}")));
  await open(["/cases/900453"], true);
  const alert = page.getByRole("alert");
  await expect.element(alert).toMatchTextContent("Error TypeError, build ");
  await expect.element(alert).not.toMatchTextContent("undefined is not");
  await expect.element(page.getByRole("main")).toHaveFocus();
  await page.getByRole("link", { name: "Settings" }).click();
  await expect.element(page.getByRole("heading", { name: "Settings", level: 1 })).toBeVisible();
  await expect.element(alert).not.toBeInTheDocument();
});
