import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { clearDrafts, draftsKey } from "../clear-drafts.ts";
import {
  answered,
  arn,
  arnBox,
  button,
  card,
  cardBox,
  caseType,
  createButton,
  forgetAll,
  made,
  otherArn,
  results,
  row,
  shippedProfile,
  showCreate,
  stored,
  textBox,
  transaction,
} from "../fixtures/create-page.tsx";
import { ArnStore } from "../send/arn-store.ts";

beforeEach(forgetAll);
afterEach(() => {
  vi.restoreAllMocks();
  forgetAll();
});

describe("a draft", () => {
  test("is restored after a reload, without card numbers and files", async () => {
    const profile = await shippedProfile();
    const { screen } = await showCreate({ profile });
    await caseType("FR fraud").click();
    await arnBox().fill(arn);
    await cardBox().fill(card);
    await textBox("Disputed amount").fill("12,5");
    await page.getByLabelText("Documents").upload(new File(["secret"], "secret.txt"));
    await button("Add field").click();
    await row(1).getByRole("textbox", { name: "Code" }).fill("f_X");
    window.dispatchEvent(new Event("pagehide"));
    expect(stored()).toContain(arn);
    expect(stored()).not.toMatch(/secret|4111/);
    await screen.unmount();

    const again = await showCreate({ profile });
    await expect
      .element(page.getByRole("status").filter({ hasText: "Your draft is back" }))
      .toBeInTheDocument();
    await expect.element(caseType("FR fraud")).toBeChecked();
    await expect.element(arnBox()).toHaveValue(arn);
    await expect.element(textBox("Disputed amount")).toHaveValue("12.50");
    await expect.element(row(1).getByRole("textbox", { name: "Code" })).toHaveValue("f_X");
    await expect.element(cardBox()).toHaveValue("");
    await expect
      .element(transaction(1))
      .toHaveTextContent("The card number isn't saved. Enter it again.");
    await expect.element(button("Remove secret.txt")).not.toBeInTheDocument();

    await arnBox().fill(otherArn);
    await again.screen.unmount();
    await showCreate({ profile });
    await expect.element(arnBox()).toHaveValue(otherArn);
    await expect
      .element(transaction(1))
      .toHaveTextContent("The card number isn't saved. Enter it again.");
    await button("Start over").click();
    await expect.element(arnBox()).toHaveValue("");
    await expect.poll(() => sessionStorage.getItem(draftsKey)).toBeNull();
  });

  test("does not send a masked number", async () => {
    const { screen } = await showCreate();
    await caseType("DP dispute").click();
    await arnBox().fill(card);
    await button("Add field").click();
    await row(1).getByRole("textbox", { name: "Code" }).fill("f_X");
    await row(1).getByRole("textbox", { name: "Value" }).fill(`Ref ${card}`);
    await screen.unmount();
    const { bodies } = await showCreate();
    const value = row(1).getByRole("textbox", { name: "Value" });
    await expect.element(value).toHaveValue("Ref 4111••••••••1111");
    await createButton().click();
    await expect.element(arnBox()).toHaveFocus();
    await arnBox().fill(arn);
    await createButton().click();
    await expect.element(value).toHaveFocus();
    await expect.element(value).toHaveAccessibleDescription(/masked number\. Retype/);
    expect(bodies).toEqual([]);
    await value.fill(`Ref ${card}`);
    await createButton().click();
    await expect.poll(() => bodies).toEqual([expect.stringContaining(`Ref ${card}`)]);
  });

  test("is deleted once everything is created, and keeps failed rows otherwise", async () => {
    const { screen } = await showCreate({
      answers: [answered(false, made(11), { success: false }), answered(true, made(12))],
    });
    await caseType("DP dispute").click();
    await arnBox().fill(arn);
    await button("Add transaction").click();
    await arnBox(2).fill(otherArn);
    await createButton().click();
    await expect.element(results()).toBeVisible();
    window.dispatchEvent(new Event("pagehide"));
    expect(stored()).toContain(otherArn);
    expect(stored()).not.toContain(arn);
    await button("Retry failed only").click();
    await createButton().click();
    await expect.element(page.getByRole("alert")).toHaveTextContent("1 of 1 created");
    window.dispatchEvent(new Event("pagehide"));
    expect(sessionStorage.getItem(draftsKey)).toBeNull();
    await screen.unmount();
  });

  test("is offered beside the form of another link, and never mixed with it", async () => {
    const search = "?bpCode=FR&field.f_Comment=CreateFormValues+of+customer+B";
    const offer = page.getByText(
      /^You have an unsent draft from .* \(DP, ARN …9775\)\. Nothing from it is used here\.$/,
    );
    const value = row(1).getByRole("textbox", { name: "Value" });
    const own = await showCreate();
    await caseType("DP dispute").click();
    await arnBox().fill(arn);
    await button("Add field").click();
    await row(1).getByRole("textbox", { name: "Code" }).fill("f_Comment");
    await value.fill("CreateFormValues of customer A");
    await own.screen.unmount();

    const linked = await showCreate({ search });
    await expect.element(offer).toBeVisible();
    await expect.element(caseType("FR fraud")).toBeChecked();
    await expect.element(value).toHaveValue("CreateFormValues of customer B");
    await expect.element(arnBox()).toHaveValue("");
    await expect.element(row(2)).not.toBeInTheDocument();
    await arnBox().fill(otherArn);
    await linked.screen.unmount();

    // A reload keeps what was typed into either.
    const again = await showCreate({ search });
    await expect.element(arnBox()).toHaveValue(otherArn);
    await expect.element(offer).toBeVisible();
    await button("Use it instead").click();
    await expect.element(arnBox()).toHaveValue(arn);
    await expect.element(caseType("DP dispute")).toBeChecked();
    await expect.element(value).toHaveValue("CreateFormValues of customer A");
    await expect.element(offer).not.toBeInTheDocument();
    await expect.element(page.getByText(/\(FR, ARN …5011\)/)).toBeVisible();
    expect(again.history.current().location.search).toBe("");
    await again.screen.unmount();

    await showCreate();
    await expect.element(arnBox()).toHaveValue(arn);
    await button("Discard it").click();
    await expect.element(page.getByText(/unsent draft/)).not.toBeInTheDocument();
    expect(stored()).not.toContain(otherArn);
    expect(stored()).toContain(arn);
  });

  test("asks before it replaces a form with a card number", async () => {
    const own = await showCreate();
    await arnBox().fill(arn);
    await own.screen.unmount();
    await showCreate({ search: "?bpCode=FR" });
    await cardBox().fill(card);
    await button("Use it instead").click();
    const asks = page.getByRole("dialog", { name: "Leave this form?" });
    await expect.element(asks).toHaveTextContent("without card numbers and files");
    await asks.getByRole("button", { name: "Stay" }).click();
    await expect.element(cardBox()).toHaveValue("4111 •••• •••• 1111");
    await button("Use it instead").click();
    await asks.getByRole("button", { name: "Leave" }).click();
    await expect.element(arnBox()).toHaveValue(arn);
    await expect
      .element(page.getByText(/^You have an unsent draft from .* \(FR\)\./))
      .toBeVisible();
  });

  test("is deleted by signing out, and the open form emptied", async () => {
    await showCreate();
    await arnBox().fill(arn);
    window.dispatchEvent(new Event("pagehide"));
    expect(stored()).toContain(arn);
    clearDrafts();
    await expect.element(arnBox()).toHaveValue("");
    expect(sessionStorage.getItem(draftsKey)).toBeNull();
  });

  test("keeps an unknown outcome after signing out", async () => {
    const { bodies } = await showCreate({ answers: [() => Promise.reject(new TypeError())] });
    await caseType("DP dispute").click();
    await arnBox().fill(arn);
    await createButton().click();
    await expect.element(page.getByRole("heading", { name: "Outcome unknown" })).toBeVisible();
    clearDrafts();
    await expect.element(arnBox()).toHaveValue("");
    await expect.element(page.getByRole("heading", { name: "Outcome unknown" })).toBeVisible();
    await caseType("DP dispute").click();
    await arnBox().fill(arn);
    await createButton().click();
    await expect.element(page.getByRole("dialog", { name: "Send again?" })).toBeVisible();
    expect(bodies).toHaveLength(1);
    expect(new ArnStore().inDoubt([arn])).toEqual([arn]);
  });
});

/** What the browser does when the page itself is to be closed. */
const unload = () =>
  dispatchEvent(new Event("beforeunload", { cancelable: true })) ? "goes" : "asks";

describe("leaving", () => {
  test("asks when the form is changed", async () => {
    const { history } = await showCreate();
    await expect.element(arnBox()).toBeVisible();
    expect(unload()).toBe("goes");
    history.push("/cases/7");
    await page.getByRole("link", { name: "Back to create" }).click();
    await arnBox().fill(arn);
    history.push("/cases/7");
    const dialog = page.getByRole("dialog", { name: "Leave this form?" });
    await dialog.getByRole("button", { name: "Stay" }).click();
    await expect.element(arnBox()).toHaveValue(arn);
    expect(unload()).toBe("asks");
    history.push("/cases/7");
    await dialog.getByRole("button", { name: "Leave" }).click();
    await page.getByRole("link", { name: "Back to create" }).click();
    await expect.element(arnBox()).toHaveValue(arn);
  });
});
