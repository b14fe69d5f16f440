import type { Page } from "@playwright/test";
import { cases } from "../corpora/cases.ts";
import { expect, test } from "../deployment.ts";
import { CreatePage, otherArn, someArn } from "../pages/create-page.ts";
import { HomePage } from "../pages/home-page.ts";
import { SignInDialog } from "../pages/sign-in-dialog.ts";
import { created, hold } from "../servers/replies.ts";

const { asDeclared, asInSample } = cases;

/** Another tab of the same browser, signed in. */
async function openTab(page: Page, address: string) {
  const other = await page.context().newPage();
  const signIn = new SignInDialog(other);
  await other.goto(address);
  await signIn.with("t");
  return { page: other, signIn, createPage: new CreatePage(other) };
}

test("asks once with what every tab would lose, names one that did not answer, and then every tab ends", async ({
  createPage,
  signIn,
  page,
}) => {
  await createPage.goto("?bpCode=DP");
  await signIn.with("t");
  await createPage.paste(`${someArn}\n${otherArn}`);
  await createPage.field("Documents").setInputFiles({
    name: "receipt.txt",
    mimeType: "text/plain",
    buffer: Buffer.from("paid"),
  });
  const other = await openTab(page, "cases/new?bpCode=FR");
  await other.createPage.arn(1).fill(someArn);
  await other.createPage.card(1).fill("4111111111111111");

  const busy = await page.context().newPage();
  await busy.addInitScript(() => {
    BroadcastChannel.prototype.postMessage = () => {};
  });
  await busy.goto("./");

  await signIn.signOut.click();
  await expect(signIn.losses).toHaveText([
    /^This tab1 form with 2 rows and 1 file$/,
    /^Other tabs1 form with 1 row and 1 card number$/,
  ]);
  await expect(signIn.question).toContainText("One tab did not answer.");
  await signIn.question.getByRole("button", { name: "Cancel" }).click();
  await expect(createPage.arn(2)).toHaveValue(otherArn);
  await signIn.signOut.click();
  await signIn.confirm.click();
  for (const tab of [signIn, other.signIn]) {
    await expect(tab.dialog).toBeVisible({ timeout: 1000 });
    await expect(tab.page).toHaveURL(new RegExp("^[^/]*//[^/]*/$"));
    await expect(tab.page.getByText(someArn)).toHaveCount(0);
  }
});

/** What may be left of an operator, by the keys of the storage; a key of a sent request ends with its number. */
const leftOnComputer = [
  /^case-viewer\.create\.(?:unknown|cases)\./,
  /^case-viewer\.worklist$/,
  /^case-viewer\.(?:language|theme|letter-keys|seen-off|signed-out)$/,
];

test("the next operator finds no word of the one before, on no screen, in no storage, by no late answer", async ({
  casePage,
  createPage,
  home,
  signIn,
  service,
  page,
}) => {
  service.has(asInSample.id, asInSample.text);
  service.has(asDeclared.id, asDeclared.text);
  const late = hold(created(7100001));
  service.creates(late.reply);
  await home.goto();
  await signIn.myUserName.fill("petrova");
  await signIn.with("first-token");
  await home.open(asInSample.id);
  await casePage.stages.waitFor();
  await casePage.find.fill("Shop");
  await home.open(asDeclared.id);
  await casePage.stages.waitFor();
  const text = await page.getByRole("main").innerText();
  const words = text.split(/\s+/).filter((word) => /\d{3}/.test(word));
  await home.back();
  await home.loaded(2);
  await home.worklist.getByRole("textbox").fill("DP-11");
  await createPage.open("DP");
  await createPage.addRow(1, "x_secret", "Ромашка");
  await createPage.send();
  await createPage.confirm.click();
  await late.arrived;
  const first = [
    "petrova",
    "first-token",
    "Ромашка",
    "x_secret",
    "DP-11",
    someArn,
    "Shop",
    "7100001",
    ...words,
  ];
  const wordsFound = async () => {
    const shown = await page.evaluate(() =>
      [
        document.title,
        location.href,
        document.documentElement.outerHTML,
        ...Array.from(document.querySelectorAll("input, textarea"), (box) =>
          "value" in box ? box.value : "",
        ),
        JSON.stringify(sessionStorage),
        ...Object.entries<string>(localStorage)
          .filter(([key]) => !key.startsWith("case-viewer.create."))
          .flat(),
      ].join("\n"),
    );
    return first.filter((word) => shown.includes(word));
  };
  expect(await wordsFound()).toEqual(
    expect.arrayContaining(["petrova", "Ромашка", "x_secret", "DP-11", someArn]),
  );
  await signIn.signOut.click();
  await expect(signIn.losses.first()).toContainText("1 request being sent");
  await signIn.confirm.click();
  await expect(signIn.dialog).toBeVisible();
  expect(await wordsFound()).toEqual([]);
  await expect(page).toHaveTitle("Case viewer");
  await signIn.myUserName.fill("smirnov");
  await signIn.with("second-token");
  const answered = page.waitForResponse(/CreateBp/);
  late.release();
  await answered;
  await expect(home.worklist).toContainText("No cases yet.");
  expect(await wordsFound()).toEqual([]);
  await page.getByRole("link", { name: "Settings" }).click();
  await expect(page.getByRole("textbox", { name: "My user name" })).toHaveValue("smirnov");
  expect(await wordsFound()).toEqual([]);
  await page.getByRole("link", { name: "Create case" }).click();
  await expect(createPage.arn(1)).toHaveValue("");
  expect(await wordsFound()).toEqual([]);
  const keys = await page.evaluate(() => Object.keys(localStorage));
  const own = /^case-viewer\.operator-name$/;
  expect(keys.filter((key) => ![...leftOnComputer, own].some((left) => left.test(key)))).toEqual(
    [],
  );

  // What stays: whoever enters the ARN is warned.
  await createPage.choose("DP");
  await createPage.send();
  await expect(createPage.question).toContainText("outcome unknown");
  expect(service.requestsOf("CreateBp")).toHaveLength(1);
});

test("Back leads to nothing of the operator before, also after a reload", async ({
  casePage,
  createPage,
  home,
  signIn,
  service,
  page,
}) => {
  service.has(asDeclared.id, asDeclared.text);
  await createPage.goto(`?bpCode=DP&arn=${someArn}`);
  await signIn.with("first");
  await home.back();
  await home.open(asDeclared.id);
  await expect(casePage.heading).toHaveText("FR-24-2");
  await signIn.signOut.click();
  await signIn.with("second");
  await expect(home.worklist).toContainText("No cases yet.");
  const address = page.url();
  await page.goBack();
  await expect(page).toHaveURL(address);
  await page.reload();
  await signIn.with("second");
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(home.worklist).toContainText("No cases yet.");
});

test.describe("behind a proxy", () => {
  test.use({ serviceAt: "same origin", config: { auth: "proxy" } });

  test("another operator's load ends the work of the one before, without a question", async ({
    createPage,
    openCase,
    page,
    site,
  }) => {
    const { handle } = site;
    let operator = "petrova";
    site.handle = async (request) => {
      const answer = await handle(request);
      answer.headers.set("X-Operator-Name", encodeURIComponent(operator));
      return answer;
    };
    await openCase(asInSample);
    await createPage.open("DP");
    await createPage.arn(1).fill(someArn);
    const other = await page.context().newPage();
    await other.goto(`cases/${asInSample.id}`);
    await expect(createPage.arn(1)).toHaveValue(someArn);

    operator = "смирнов";
    await other.reload();
    for (const tab of [page, other]) {
      await expect(tab).toHaveURL(new RegExp("^[^/]*//[^/]*/$"));
      await expect(new HomePage(tab).worklist).toContainText("No cases yet.");
    }
    await page.getByRole("link", { name: "Create case" }).click();
    await expect(createPage.arn(1)).toHaveValue("");
    // A link that the next operator opens is their own.
    const opened = await page.context().newPage();
    await opened.goto(`cases/${asInSample.id}`);
    await expect(opened.getByRole("heading", { level: 1 })).toHaveText("DP-11-1");
  });
});
