import { expect, type Locator, type Page } from "@playwright/test";
import { cases } from "../corpora/cases.ts";
import { CasePage } from "../pages/case-page.ts";
import { CreatePage } from "../pages/create-page.ts";
import { HomePage } from "../pages/home-page.ts";
import { SignInDialog } from "../pages/sign-in-dialog.ts";
import type { FakeService } from "../servers/fake-service.ts";
import type { Reply } from "../servers/replies.ts";

/** A reply that records when it ended, whichever side ended it. */
interface TimedReply {
  readonly reply: Reply;
  /** When the last answer ended, in milliseconds since 1970. */
  readonly endedAt: () => number | undefined;
}

/** Records when a reply has ended. */
export function timed(proper: Reply): TimedReply {
  let ended: number | undefined;
  return {
    endedAt: () => ended,
    reply: (response, request) => {
      response.on("close", () => {
        ended = Date.now();
      });
      return proper(response, request);
    },
  };
}

/** Expects a sentence on the screen within two seconds of the answer's end. */
export async function expectWordsInTime(words: Locator, answer: TimedReply): Promise<void> {
  await words.first().waitFor({ timeout: 10_000 });
  const lateMs = Date.now() - (answer.endedAt() ?? Date.now());
  await expect(words.first()).toContainText(/\p{L}+ \p{L}+/u);
  expect(lateMs, "ms from the answer's end to the words").toBeLessThan(2000);
}

/** The transaction that is sent. */
export const arn = "74001016301868581499775";

/** Fills in a form with one transaction and presses the button, once. @returns when the answer ends */
export async function sendOne(page: Page, service: FakeService, reply: Reply): Promise<TimedReply> {
  const createPage = new CreatePage(page);
  const answer = timed(reply);
  service.creates(answer.reply);
  await createPage.goto("?bpCode=FR");
  await new SignInDialog(page).before(createPage.arn(1));
  await createPage.arn(1).fill(arn);
  await createPage.submit.click();
  return answer;
}

/** Expects that there was one request, and that another case can be opened after it. */
export async function expectOneRequest(page: Page, service: FakeService): Promise<void> {
  expect(service.requestsOf("CreateBp").length, "requests of CreateBp").toBe(1);
  const { id, text } = cases.asDeclared;
  service.has(id, text);
  const { stages } = new CasePage(page);
  const leave = page.getByRole("dialog").getByRole("button", { name: "Leave" });
  await new HomePage(page).open(id);
  await leave.or(stages).first().waitFor();
  if (await leave.isVisible()) await leave.click();
  await stages.waitFor();
}
