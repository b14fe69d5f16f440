import { cases } from "../corpora/cases.ts";
import { expect, test } from "../deployment.ts";
import { gate } from "../servers/replies.ts";

const { asDeclared } = cases;

test.use({ config: { auth: "proxy" } });

test("behind a proxy a case is asked for once, before the application has arrived", async ({
  site,
  service,
  casePage,
  page,
}) => {
  service.has(asDeclared.id, asDeclared.text);
  const { handle } = site;
  const asked = gate();
  site.handle = async (request) => {
    if (/\/index-[^/]*\.js$/.test(request.url)) await asked.opened;
    return handle(request);
  };
  await page.goto(`cases/${asDeclared.id}`, { waitUntil: "commit" });
  await expect.poll(() => service.requests.length).toBe(1);
  expect(await page.getByRole("heading").count()).toBe(0);
  asked.open();
  await expect(casePage.stages).toBeVisible();
  const { headers } = service.only(`GetBpItem/${asDeclared.id}`);
  expect(headers).not.toHaveProperty("x-authorization");

  await casePage.refresh.click();
  await expect.poll(() => service.requests.length).toBe(2);
  expect(service.requests[1]?.headers).not.toHaveProperty("x-authorization");
});
