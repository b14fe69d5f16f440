import type { Page } from "@playwright/test";
import { cases } from "../corpora/cases.ts";
import { expect, test } from "../deployment.ts";
import type { CasePage } from "../pages/case-page.ts";
import { SignInDialog } from "../pages/sign-in-dialog.ts";

const { files } = cases;

test.use({ config: { keepToken: "tab" } });

/** Previews the case's letter, and opens it in a window of its own. */
async function openWindow(casePage: CasePage, page: Page): Promise<Page> {
  const { attachments } = casePage;
  await attachments.preview("letter.txt").first().click();
  const opened = page.waitForEvent("popup");
  await attachments
    .shown("letter.txt")
    .getByRole("button", { name: "Open in a window of its own" })
    .click();
  return opened;
}

const caseLink = (page: Page) => page.getByRole("link", { name: `Case ${files.id}` });

test("a file is shown in a window of its own, without a token and a request, until the tab is signed out", async ({
  casePage,
  openCase,
  page,
  service,
  signIn,
}) => {
  await openCase(files);
  const own = await openWindow(casePage, page);
  await expect(own.getByText("the parcel никогда не пришла.")).toBeVisible();
  await expect(own).toHaveTitle(/^letter\.txt · /);
  const storedThere = await own.evaluate(() => JSON.stringify([sessionStorage, localStorage]));
  expect(storedThere).not.toContain("case-viewer.token");
  // The control: the tab itself keeps it.
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).toContain("case-viewer.token");
  const requests = service.requests.length;
  await own.reload();
  await expect(own.getByText("the parcel никогда не пришла.")).toBeVisible();
  await own.keyboard.press("n");
  await expect(own).not.toHaveTitle(/^letter\.txt/);
  await expect(new SignInDialog(own).dialog).toHaveCount(0);
  expect(service.requests).toHaveLength(requests);
  const closed = own.waitForEvent("close", { timeout: 1000 });
  await signIn.signOut.click();
  await closed;
});

test("the window of a file closes with the tab that has opened it", async ({
  casePage,
  context,
  openCase,
  page,
}) => {
  await openCase(files);
  const own = await openWindow(casePage, page);
  await expect(own.getByText("the parcel никогда не пришла.")).toBeVisible();
  const closed = own.waitForEvent("close");
  await page.close();
  await closed;
  const other = await context.newPage();
  await other.goto(`cases/${files.id}/files/2`);
  await expect(other.getByRole("alert")).toContainText("No tab has handed over the file");
  await caseLink(other).click();
  await expect(other).toHaveURL(new RegExp(`/cases/${files.id}$`));
  await expect(new SignInDialog(other).dialog).toBeVisible();
});
