import type { BrowserContext, Locator } from "@playwright/test";
import { expect, test } from "../deployment.ts";
import { CreatePage, someArn } from "../pages/create-page.ts";
import type { FakeService } from "../servers/fake-service.ts";
import { created, hold } from "../servers/replies.ts";

test.use({
  serviceAt: "same origin",
  config: { auth: "proxy", formProfile: "", transactionsPerRequest: 1 },
});

/** Opens the form in a new tab. @param before runs in the page before its scripts. */
async function openForm(context: BrowserContext, before?: () => void): Promise<CreatePage> {
  const tab = new CreatePage(await context.newPage());
  if (before) await tab.page.addInitScript(before);
  await tab.goto("?bpCode=FR");
  await tab.arn(1).waitFor();
  return tab;
}

/** The ARNs that have arrived, in their order. */
const sentArns = (service: FakeService) =>
  service.requestsOf("CreateBp").flatMap(({ body }) => body.match(/\d{23}/g) ?? []);

/** Runs in a page: its scripts hear of no change that another tab makes. */
function holdStorageEvents(): void {
  window.addEventListener("storage", (event) => event.stopImmediatePropagation(), true);
}

/** In how many tabs something is shown. */
async function countShown(inTabs: readonly Locator[]): Promise<number> {
  const shown = await Promise.all(inTabs.map((locator) => locator.isVisible()));
  return shown.filter(Boolean).length;
}

test("an ARN that two tabs send at the same moment gets one case", async ({ context, service }) => {
  const { reply, arrived, release } = hold(created());
  service.creates(reply);
  const tabs = [await openForm(context), await openForm(context)];
  for (const tab of tabs) await tab.arn(1).fill(someArn);
  await Promise.all(tabs.map((tab) => tab.submit.dispatchEvent("click")));
  await arrived;
  await expect.poll(() => countShown(tabs.map(({ question }) => question))).toBe(1);
  release();
  await expect.poll(() => countShown(tabs.map(({ result }) => result))).toBe(1);
  expect(sentArns(service)).toEqual([someArn]);
});

test("a question that is open in two tabs is asked again in the second", async ({
  context,
  service,
}) => {
  service.creates(created(7100001), created(7100002), created(7100003));
  const first = await openForm(context);
  await first.send(someArn);
  await expect(first.result).toContainText("Created");
  const tabs = [await openForm(context), await openForm(context, holdStorageEvents)] as const;
  for (const tab of tabs) {
    await tab.send(someArn);
    await expect(tab.question).toContainText("Case 7100001 was created for it");
  }
  await tabs[0].confirm.click();
  await expect(tabs[0].result).toContainText("Created");
  await tabs[1].confirm.click();
  await expect(tabs[1].question).toContainText("Case 7100002 was created for it");
  expect(sentArns(service)).toEqual([someArn, someArn]);
  await tabs[1].confirm.click();
  await expect(tabs[1].result).toContainText("Created");
  expect(sentArns(service)).toHaveLength(3);
});
