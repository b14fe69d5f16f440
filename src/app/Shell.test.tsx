import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { setUpApp } from "./fixtures/open-app.tsx";

test("warns of the lock, and moves nothing", async () => {
  const { session, open } = setUpApp(fetch, { auth: "token" });
  session.signIn("secret");
  await open(["/settings"]);
  const heading = page.getByRole("heading", { name: "Settings", level: 1 });
  const top = () => heading.element().getBoundingClientRect().top;
  await expect.element(heading).toBeVisible();
  const before = top();
  session.warnOfLock(true);
  const warning = page.getByRole("alert");
  await expect.element(warning).toMatchTextContent("Locks within a minute.");
  expect(top()).toBe(before);
  await expect.element(page.getByRole("button", { name: "Stay signed in" })).toBeVisible();
  session.warnOfLock(false);
  await expect.element(warning).not.toBeInTheDocument();
});
