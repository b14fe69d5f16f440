import { expect, type Page } from "@playwright/test";
import { cases } from "../../corpora/cases.ts";
import { CasePage } from "../../pages/case-page.ts";
import { CreatePage } from "../../pages/create-page.ts";
import { HomePage } from "../../pages/home-page.ts";
import { SignInDialog } from "../../pages/sign-in-dialog.ts";
import type { Reply } from "../../servers/replies.ts";
import type { Ground } from "../check.ts";
import { deploy } from "../deployed.ts";
import { type Timed, timed } from "../timed.ts";

/** The transaction that trials send. */
export const arn = "74001016301868581499775";

/** The case that is opened afterwards. */
export const good = cases.asDeclared;

/** Fills in a form with one transaction and presses the button, once. */
export async function create(page: Page, address: string): Promise<void> {
  const createPage = new CreatePage(page);
  await page.goto(`${address}/cases/new?bpCode=FR`);
  await new SignInDialog(page).with("t");
  await createPage.arn(1).fill(arn);
  await createPage.submit.click();
}

interface Sent {
  readonly page: Page;
  readonly createPage: CreatePage;
  readonly answer: Timed;
}

/**
 * Sends a form with one transaction, once, and looks at how that ends. Afterwards there was one
 * request, another case can be opened, and the page was quiet.
 */
export async function trySending(
  ground: Ground,
  { reply, timeoutSeconds }: { readonly reply: Reply; readonly timeoutSeconds: number },
  look: (sent: Sent) => Promise<void>,
): Promise<void> {
  const deployed = await deploy(ground, { createTimeoutSeconds: timeoutSeconds, formProfile: "" });
  const { service, address, open } = deployed;
  const { page, quiet, close } = await open();
  const answer = timed(reply);
  service.creates(answer.reply);
  service.has(good.id, good.text);
  try {
    await create(page, address);
    await look({ page, createPage: new CreatePage(page), answer });
    expect(service.requestsOf("CreateBp").length, "requests of CreateBp").toBe(1);
    await leaveFor(page, good.id);
    expect(quiet.complaints()).toEqual([]);
  } finally {
    await close();
    await deployed.close();
  }
}

/** Leaves the form for a case, whether it asks or not. */
async function leaveFor(page: Page, id: number): Promise<void> {
  const { stages } = new CasePage(page);
  const leave = page.getByRole("dialog").getByRole("button", { name: "Leave" });
  await new HomePage(page).open(id);
  await leave.or(stages).first().waitFor();
  if (await leave.isVisible()) await leave.click();
  await stages.waitFor();
}
