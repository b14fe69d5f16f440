import { expect, test } from "../fixtures.ts";

/** Addresses that a browser or a router may rewrite; unit tests try those that differ by their digits. */
const notIds = ["0", "９００４５３", "9007199254740993", "1%2F..%2F2", "1%3Fx=1", "900453;x"];

test("an address without a valid case id says so, makes no request and leads back", async ({
  page,
  home,
  casePage,
}) => {
  const requests: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("BpEngineApi")) requests.push(request.url());
  });
  for (const id of notIds) {
    await page.goto(`/cases/${id}`);
    await expect(casePage.heading, id).toHaveText("Not a case id");
  }
  await page.getByRole("link", { name: "Open another case" }).click();
  await expect(home.heading).toBeVisible();
  expect(requests).toEqual([]);
  // The control: a case id does make a request.
  await casePage.goto(900453);
  await expect(casePage.heading).toHaveText(/^DP-/);
  expect(requests).toHaveLength(1);
});

test("an address without a page leads back", async ({ page, home }) => {
  for (const path of ["/no/such/page", "/cases/900453/more"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found");
    await page.getByRole("main").getByRole("link").click();
    await expect(home.heading).toBeVisible();
  }
});
