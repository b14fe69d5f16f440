import { cases } from "../corpora/cases.ts";
import { json } from "../servers/replies.ts";
import { expect, test } from "./safety-test.ts";
import { recordMessages, tracesOf, wholeStrings } from "./traces.ts";

const { id, text } = cases.asInSample;

test.use({ launchOptions: wholeStrings });

test("a case is nowhere after signing out", async ({ page, service, casePage, signIn }) => {
  const bank = `Bank ${Date.now()}`;
  service.reads(id, json(text(false).replaceAll("First Bank", bank)));
  const messages = recordMessages(page.context());
  await casePage.goto(id);
  await signIn.before(casePage.stages);
  await casePage.openAnswer();
  await expect(casePage.raw).toBeVisible();
  expect(await tracesOf(page, bank, messages)).toEqual(["document", "heap"]);

  await signIn.signOut.click();
  await signIn.dialog.waitFor();
  expect(await tracesOf(page, bank, messages)).toEqual([]);
});
