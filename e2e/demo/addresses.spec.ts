import { expect, test } from "../fixtures.ts";

/** Ids that a browser or a router may rewrite; unit tests try those that differ by their digits. */
const notIds = ["0", "９００４５３", "9007199254740993", "1%2F..%2F2", "1%3Fx=1", "900453;x"];
const notPages = ["/no/such/page", "/cases/900453/more"];

test("an address without a case id or a page says so, makes no request and leads back", async ({
  page,
  home,
  casePage,
}) => {
  const requests: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("BpEngineApi")) requests.push(request.url());
  });
  for (const path of [...notPages, ...notIds.map((id) => `/cases/${id}`)]) {
    await page.goto(path);
    const sentence = notPages.includes(path) ? "Page not found" : "Not a case id";
    await expect(casePage.heading, path).toHaveText(sentence);
  }
  await casePage.main.getByRole("link").click();
  await expect(home.heading).toBeVisible();
  expect(requests).toEqual([]);
  // The control: a case id does make a request.
  await casePage.goto(900453);
  await expect(casePage.heading).toHaveText(/^DP-/);
  expect(requests).toHaveLength(1);
});
