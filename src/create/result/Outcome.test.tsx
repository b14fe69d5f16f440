import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import {
  answered,
  arn,
  arnBox,
  button,
  card,
  cardBox,
  caseType,
  createButton,
  fillTwo,
  forgetAll,
  made,
  otherArn,
  refused,
  results,
  row,
  showCreate,
  transaction,
} from "../fixtures/create-page.tsx";
import { arnStore } from "../send/arn-store.ts";

beforeEach(forgetAll);
afterEach(() => {
  vi.restoreAllMocks();
  forgetAll();
});

describe("the outcome", () => {
  test("lists created and refused items, and retries the failed ones", async () => {
    const { bodies } = await showCreate({
      answers: [
        answered(false, made(11), refused("<b>No</b> such  transaction")),
        answered(true, made(12)),
      ],
    });
    await fillTwo();
    await createButton().click();
    await expect.element(page.getByRole("alert")).toHaveTextContent("1 of 2 created");
    await expect.element(page.getByRole("alert")).toHaveFocus();
    const items = results().getByRole("listitem");
    await expect.element(items.nth(0)).toHaveTextContent(`Transaction 11${arn}CreatedOpen case 11`);
    await expect.element(items.nth(1)).toHaveTextContent("<b>No</b> such transaction");
    await expect.element(page.getByText(/Results are matched to transactions/)).toBeVisible();
    await expect
      .element(items.nth(0).getByRole("link", { name: "Open case 11" }))
      .toHaveAttribute("href", "/cases/11");
    await expect.element(page.getByRole("form", { name: "Create case" })).not.toBeInTheDocument();

    await button("Retry failed only").click();
    await expect.element(arnBox(2)).toHaveValue(otherArn);
    await expect.element(transaction(2)).toHaveTextContent("Refused: <b>No</b> such transaction");
    await expect.element(page.getByText(/^Created transactions were removed/)).toBeVisible();
    await expect.element(transaction(1)).not.toBeInTheDocument();
    await expect.element(row(1).getByRole("textbox", { name: "Code" })).toHaveValue("f_Comment");
    await createButton().click();
    await expect.element(page.getByRole("alert")).toHaveTextContent("1 of 1 created");
    expect(bodies[1]).not.toContain(arn);
    await expect.element(page.getByRole("link", { name: "Open case 11" })).toBeVisible();
    await button("Create another").click();
    await expect.element(arnBox(1)).toHaveValue("");
    await expect.element(page.getByRole("heading", { level: 1 })).toHaveFocus();
    await expect.element(caseType("DP dispute")).not.toBeChecked();
  });

  test("keeps naming the cases of earlier tries", async () => {
    const refusedWithId = { ...refused("No"), bpItemId: 5 };
    await showCreate({
      answers: [
        answered(false, made(11), refusedWithId),
        answered(false, refusedWithId),
        answered(true, made(12)),
      ],
    });
    await fillTwo();
    await createButton().click();
    for (const _ of [1, 2]) {
      await button("Retry failed only").click();
      await createButton().click();
    }
    await expect.element(page.getByRole("alert")).toHaveTextContent("1 of 1 created");
    await expect
      .element(page.getByText("Created before:"))
      .toHaveTextContent(/^Created before: Open case 11$/);
  });

  test("matches no transaction when the counts differ, and asks before sending again", async () => {
    const { bodies } = await showCreate({
      answers: [answered(false, refused("Not today")), answered(true, made(12), made(13))],
    });
    await fillTwo();
    await createButton().click();
    await expect
      .element(page.getByRole("alert"))
      .toHaveTextContent("The service sent 1 result for 2 transactions");
    await expect.element(results()).toHaveTextContent("Result 1RefusedNot today");
    await expect.element(button("Retry failed only")).not.toBeInTheDocument();
    await button("Back to the form").click();
    const kept = page.getByRole("alert").last();
    await expect.element(kept).toHaveTextContent("Nothing was removed");
    await expect.element(kept).toHaveTextContent("Card numbers are not kept");
    await expect.element(kept).toHaveFocus();
    await cardBox().fill(card);
    await createButton().click();
    const dialog = page.getByRole("dialog", { name: "Send again?" });
    await expect.element(dialog).toHaveTextContent(arn);
    await expect.element(dialog).toHaveTextContent(otherArn);
    expect(bodies).toHaveLength(1);
  });

  test("says when an item has no id or no outcome", async () => {
    await showCreate({ answers: [answered(undefined, { success: true }, { bpItemId: 5 })] });
    await fillTwo();
    await createButton().click();
    await expect.element(results()).toHaveTextContent("CreatedThe service sent no case id.");
    await expect
      .element(results())
      .toHaveTextContent("Not reportedOpen case 5The service did not report whether");
    expect(arnStore.inDoubt([arn, otherArn])).toEqual([otherArn]);
    await expect.element(page.getByRole("alert")).toHaveTextContent("1 of 2 created");
  });
});

describe("an answer that was lost", () => {
  test("is an unknown outcome, also after a reload, and its ARNs ask before they are sent again", async () => {
    const { bodies, screen } = await showCreate({
      answers: [() => Promise.reject(new TypeError())],
    });
    await fillTwo();
    await createButton().click();
    const notice = page.getByRole("alert");
    await expect.element(notice.getByRole("heading", { name: "Outcome unknown" })).toBeVisible();
    await expect.element(notice).toHaveTextContent(arn);
    await expect.element(notice).toHaveTextContent(otherArn);
    await expect.element(notice).toHaveFocus();
    await expect.element(page.getByText(/^What you typed is still here, except for/)).toBeVisible();
    await expect
      .element(notice)
      .toHaveTextContent(/Sent .*\d\d:\d\d:\d\d by this computer's clock/);

    await cardBox().fill(card);
    await createButton().click();
    const dialog = page.getByRole("dialog", { name: "Send again?" });
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(bodies).toHaveLength(1);
    await screen.unmount();

    const again = await showCreate({ answers: [answered(true, made(11), made(12))] });
    await expect.element(page.getByRole("heading", { name: "Outcome unknown" })).toBeVisible();
    await button("Continue without it").click();
    await createButton().click();
    const confirm = await dialog.getByRole("button", { name: "Send again" }).findElement();
    for (const type of ["click", "click"]) {
      confirm.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }));
    }
    await expect.element(results()).toBeVisible();
    expect(again.bodies).toHaveLength(1);
    await expect
      .element(page.getByRole("heading", { name: "Outcome unknown" }))
      .not.toBeInTheDocument();
  });

  test("does not ask about other ARNs, nor about those that were checked", async () => {
    const { bodies } = await showCreate({
      answers: [() => Promise.reject(new TypeError()), () => Promise.reject(new TypeError())],
    });
    await caseType("DP dispute").click();
    await arnBox().fill(arn);
    await createButton().click();
    await expect.element(button("I have checked")).toBeVisible();
    await expect.element(page.getByText(/^What you typed is still here/)).not.toBeInTheDocument();
    await button("I have checked").click();
    await expect
      .element(page.getByRole("heading", { name: "Outcome unknown" }))
      .not.toBeInTheDocument();
    await expect.element(page.getByRole("heading", { level: 1 })).toHaveFocus();
    await createButton().click();
    await expect.element(page.getByRole("heading", { name: "Outcome unknown" })).toBeVisible();
    await arnBox().fill(otherArn);
    await createButton().click();
    await expect.poll(() => bodies.length).toBe(3);
  });
});
