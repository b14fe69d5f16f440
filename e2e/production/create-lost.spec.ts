import { cases } from "../corpora/cases.ts";
import { expect, test } from "../deployment.ts";
import { someArn } from "../pages/create-page.ts";
import { created, dropped, silent } from "../servers/replies.ts";

test.use({ config: { formProfile: "", createTimeoutSeconds: 1 } });

for (const [name, serviceAt, reply] of [
  // On the page's own origin connections are kept, on which a browser repeats a lost request.
  ["a connection drops that was used before", "same origin", dropped],
  ["no answer comes in time", "another origin", silent],
] as const) {
  test.describe(`when ${name}`, () => {
    test.use({ serviceAt });

    test("the outcome is unknown, and nothing is sent twice", async ({
      service,
      openCase,
      createPage,
      page,
    }) => {
      service.creates(reply);
      await openCase(cases.asInSample);
      await page.getByRole("link", { name: "Create case" }).click();
      await createPage.choose("FR");
      await createPage.send();
      await expect(createPage.outcomeUnknown).toContainText(someArn);
      await expect(createPage.outcomeUnknown).toContainText("may have been carried out");
      await expect(createPage.arn(1)).toHaveValue(someArn);
      expect(service.requestsOf("CreateBp")).toHaveLength(1);
    });
  });
}

test("without a network nothing is sent, now or later", async ({
  service,
  createPage,
  signIn,
  context,
  page,
}) => {
  service.creates(created());
  await createPage.goto("?bpCode=FR");
  await signIn.with("t");
  await context.setOffline(true);
  await createPage.send();
  await expect(page.getByRole("alert")).toContainText("offline; nothing was sent");
  await context.setOffline(false);
  await createPage.submit.click();
  await expect(createPage.resultItem(1)).toContainText("Created");
  expect(service.requestsOf("CreateBp")).toHaveLength(1);
});
