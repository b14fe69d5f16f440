import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";

/** The requests of a page to the service, as they come. */
function watchRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("BpEngineApi")) asked.push(request.url());
  });
  return asked;
}

for (const path of ["9007199254740993", "1%2F..%2F2", "900453%20"]) {
  test(`/cases/${path} is said not to be a case id, without a request`, async ({ page }) => {
    const asked = watchRequests(page);
    await page.goto(`/cases/${path}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Not a case id");
    expect(asked).toEqual([]);
  });
}

test("the control: a case id does make a request", async ({ page, casePage }) => {
  const asked = watchRequests(page);
  await casePage.goto(900453);
  await expect(casePage.heading).toHaveText(/^DP-/);
  expect(asked).toHaveLength(1);
});

test("the way back from what is no case id", async ({ page, home }) => {
  await page.goto("/cases/abc");
  await page.getByRole("link", { name: "Open another case" }).click();
  await expect(home.heading).toBeVisible();
});

for (const path of ["/no/such/page", "/cases/900453/more"]) {
  test(`${path} is no page, and leads back`, async ({ page, home }) => {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found");
    await page.getByRole("main").getByRole("link").click();
    await expect(home.heading).toBeVisible();
  });
}

test("a case that the service does not have is refused in its words", async ({ casePage }) => {
  await casePage.goto(123456);
  await expect(casePage.failure).toContainText("Case 123456 was not found.");
  await expect(casePage.failure).toBeFocused();
  await casePage.failure.getByRole("button", { name: "Open another case" }).click();
  await expect(casePage.page.getByRole("textbox", { name: "Case id" })).toBeFocused();
});
