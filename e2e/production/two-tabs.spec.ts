import type { BrowserContext, Locator } from "@playwright/test";
import { expect, test } from "../deployment.ts";
import { CreatePage, otherArn, someArn } from "../pages/create-page.ts";
import type { FakeService } from "../servers/fake-service.ts";
import { created, hold, json } from "../servers/replies.ts";

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

/** Runs in a page: what a tab of version 1.1.0 writes about an ARN; without `kind` its outcome is unknown. */
function storeAs110({ arn, kind }: { arn: string; kind?: string }): void {
  const at = Date.now();
  const record = {
    at,
    tab: "old",
    arns: kind ? [] : [arn],
    withoutArn: 0,
    cases: kind ? [{ arn, kind, id: 41 }] : [],
  };
  localStorage.setItem(`case-viewer.create.sent.${at}.1-2-3-4`, JSON.stringify(record));
}

/** In how many tabs something is shown. */
async function countShown(inTabs: readonly Locator[]): Promise<number> {
  const shown = await Promise.all(inTabs.map((locator) => locator.isVisible()));
  return shown.filter(Boolean).length;
}

/** A created case for each request, of ids that follow each other. */
function createEach(service: FakeService): void {
  let id = 7100000;
  service.creates((response, request) => {
    id += 1;
    return created(id)(response, request);
  });
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

test("a tab that has not heard of another one's case asks when its request leaves", async ({
  context,
  service,
}) => {
  service.creates(created());
  const first = await openForm(context);
  const second = await openForm(context, holdStorageEvents);
  await second.arn(1).fill(someArn);
  await first.send(someArn);
  await expect(first.result).toContainText("Created");
  await second.submit.click();
  await expect(second.question).toContainText("Case 7100001 was created for it");
  expect(sentArns(service)).toEqual([someArn]);
});

test("a question that is open in two tabs is asked again in the second", async ({
  context,
  service,
}) => {
  createEach(service);
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

test("what two tabs write at the same time is all remembered", async ({ context, service }) => {
  createEach(service);
  const arns = Array.from({ length: 40 }, (_, index) => `7400101630186858149${1000 + index}`);
  const tabs = [await openForm(context), await openForm(context)];
  await Promise.all(
    tabs.map(async (tab, index) => {
      await tab.paste(arns.slice(index * 20, index * 20 + 20).join("\n"));
      await tab.submit.click();
    }),
  );
  await Promise.all(tabs.map((tab) => tab.confirm.click()));
  for (const tab of tabs) await expect(tab.main).toContainText("20 of 20 created");
  const third = await openForm(context);
  await third.paste(arns.join("\n"));
  await third.submit.click();
  await expect(third.question).toContainText("A case may already exist: 40 rows");
});

test("what version 1.1.0 has stored, and still stores, is asked about", async ({
  context,
  service,
}) => {
  service.creates(json('{"resultItems":[{"bpItemId":7,"success":true}],"success":true}'));
  const old = await context.newPage();
  await old.goto("settings");
  await old.evaluate(storeAs110, { arn: someArn, kind: "created" });
  const tab = await openForm(context);
  await tab.send(someArn);
  await expect(tab.question).toContainText("Case 41 was created for it");
  await tab.question.getByRole("button", { name: "Cancel" }).click();
  await old.evaluate(storeAs110, { arn: otherArn });
  await tab.send(otherArn);
  await expect(tab.question).toContainText("outcome unknown");
  expect(service.requestsOf("CreateBp")).toEqual([]);
});
