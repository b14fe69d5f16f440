import { cases } from "../corpora/cases.ts";
import { expect, test } from "../deployment.ts";
import { save } from "../saved.ts";
import { empty, json } from "../servers/replies.ts";

const { files } = cases;

test.use({ config: { auth: "proxy", formProfile: "" }, behind: "plain, passed on to" });

test("with a proxy that knows the operator nothing is asked, and no token is sent", async ({
  plain,
  casePage,
  createPage,
  signIn,
  page,
}) => {
  plain.has(files.id, files.text);
  plain.creates(json('{"resultItems":[{"bpItemId":1,"success":true}],"success":true}'));
  await casePage.goto(files.id);
  await expect(casePage.heading).toHaveText("DP-26-5");
  await expect(signIn.dialog).toHaveCount(0);
  await expect(signIn.signOut).toHaveCount(0);
  await save(casePage.attachments.download("every byte.bin"));
  await page.getByRole("link", { name: "Create case" }).click();
  await createPage.choose("DP");
  await createPage.arn(1).fill("1");
  await createPage.submit.click();
  await expect(createPage.resultItem(1)).toContainText("Created");
  expect(plain.requests).toHaveLength(3);
  for (const { headers } of plain.requests) {
    expect(headers["x-authorization"]).toBeUndefined();
    expect(headers["content-type"]).toBe("application/json");
  }
});

test("a 401 is said, since there is no token to ask for", async ({ plain, casePage, signIn }) => {
  plain.reads(files.id, empty(401));
  await casePage.goto(files.id);
  await expect(casePage.failure).toContainText("did not accept the access token");
  await expect(signIn.dialog).toHaveCount(0);
  plain.has(files.id, files.text);
  await casePage.failure.getByRole("button", { name: "Try again" }).click();
  await expect(casePage.heading).toHaveText("DP-26-5");
});
