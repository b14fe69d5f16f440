import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { clearDrafts } from "../clear-drafts.ts";
import {
  allMade,
  answered,
  arn,
  bodyOf,
  card,
  forgetBetweenTests,
  form,
  made,
  otherArn,
  sendMany,
  showCreate,
  showMany,
  stored,
  total,
} from "../fixtures/create-page.tsx";
import { arnOf, cardOf, sheetOf } from "../fixtures/spreadsheet-text.ts";

forgetBetweenTests();

/** Pastes 210 rows into the box, which does not take them itself. */
function pasteLong(box: Element) {
  const clipboardData = new DataTransfer();
  clipboardData.setData("text/plain", sheetOf(total));
  const event = new ClipboardEvent("paste", { bubbles: true, cancelable: true, clipboardData });
  expect(box.dispatchEvent(event)).toBe(false);
}

test("adds pasted rows, and says which can't be read", async () => {
  const { bodies } = await showCreate({ answers: [answered(true, made(11), made(12))] });
  await form.caseType("DP dispute").click();
  await form.paste(`ARN\tCard\n${arn}\t${card}\n7.4E+22\t${card}`);
  await expect.element(page.getByText("2 transactions added.")).toBeVisible();
  await expect.element(form.arn(1)).toHaveValue(arn);
  await expect.element(form.card(1)).toHaveValue("4111 •••• •••• 1111");
  await expect.element(form.arn(2)).toHaveAccessibleDescription(/spreadsheet has shortened/);
  await form.submit().click();
  await expect.element(form.arn(2)).toHaveFocus();
  expect(bodies).toEqual([]);
  await form.arn(2).fill(otherArn);
  await form.submit().click();
  await expect.element(form.results()).toBeVisible();
  expect(bodyOf(bodies)).toMatchObject({
    operationDataList: [
      { acquirerReferenceData: arn, CardNumber: card },
      { acquirerReferenceData: otherArn, CardNumber: card },
    ],
  });
});

test("removes a transaction with its card number, and empties the last one", async () => {
  await showCreate();
  await form.card(1).fill("378282246310005");
  await form.button("Add transaction").click();
  await expect.element(form.arn(2)).toHaveFocus();
  await form.card(2).fill(card);
  await form.button("Remove transaction 1").click();
  await expect.element(form.card(1)).toHaveValue("4111 •••• •••• 1111");
  await form.button("Remove transaction 1").click();
  await expect.element(form.button("Add transaction")).toHaveFocus();
  await expect.element(form.card()).toHaveValue("");
  // Nothing is left that leaving would lose.
  expect(dispatchEvent(new Event("beforeunload", { cancelable: true }))).toBe(true);
});

describe("pasted rows", () => {
  test("are edited in place up to twenty, and are a table beyond that", async () => {
    await showCreate();
    await form.paste(sheetOf(20));
    await expect.element(page.getByRole("group", { name: "Transaction 20" })).toBeVisible();
    await form.paste(
      `${arnOf(201)}\t\n${arnOf(7)}\t\n${arnOf(202)}\t12\n7400\t\n???\t${cardOf(1)}\n`.concat(
        Array.from({ length: 180 }, (_, index) => arnOf(index + 300)).join("\n"),
      ),
    );
    await expect
      .element(page.getByRole("group", { name: /^Transaction \d/ }))
      .not.toBeInTheDocument();
    await expect.element(form.button("Ready 201")).toBeVisible();
    await form.button("Duplicate 1").click();
    await expect.element(form.table()).toHaveTextContent("Repeats transaction 7.");
    await form.button("Invalid 2").click();
    for (const fault of ["A card number has 12 to 19 digits.", "This is not an ARN."]) {
      await expect.element(form.table()).toHaveTextContent(fault);
    }
    await form.button("Doubtful 1").click();
    await expect.element(form.table()).toHaveTextContent("4 digits; an ARN has 23");
    await expect.element(page.getByText("201 transactions in 5 requests")).toBeVisible();
    await expect.element(page.getByText("4 rows held back.")).toBeVisible();
  });

  test("are read together with the text in the box, without filling it", async () => {
    await showCreate();
    await form.button("Paste from a spreadsheet").click();
    const box = page.getByRole("textbox", { name: "Rows" });
    await box.fill(`${arnOf(0)}\t\n1`);
    // The selected line is replaced.
    await userEvent.keyboard("{Shift>}{ArrowLeft}{/Shift}");
    pasteLong(box.element());
    await expect.element(form.button("All 211")).toBeVisible();
  });

  test("are not added once the dialog is closed", async () => {
    await showCreate();
    await form.button("Paste from a spreadsheet").click();
    pasteLong(await page.getByRole("textbox", { name: "Rows" }).findElement());
    form
      .button("Close")
      .element()
      .dispatchEvent(new MouseEvent("click", { bubbles: true }));
    await form.paste(sheetOf(21));
    await expect.element(form.button("All 21")).toBeVisible();
  });

  test("are all held back, which is said when they are sent", async () => {
    await showCreate({ search: "?bpCode=DP" });
    await form.paste("1\n".repeat(21));
    await form.submit().click();
    await expect.element(page.getByRole("alert")).toHaveTextContent("No row can be sent.");
  });

  test("are added one by one in a dialog", async () => {
    await showCreate();
    await form.paste(sheetOf(20));
    await form.button("Add transaction").click();
    const edit = page.getByRole("dialog", { name: "Edit row 21" });
    await userEvent.keyboard("{Escape}");
    await expect.element(edit).not.toBeInTheDocument();
    await expect.element(form.button("All 20")).toBeVisible();
    await form.button("Add transaction").click();
    await page.getByRole("dialog").getByRole("textbox", { name: "ARN" }).fill(arnOf(99));
    await form.button("Save").click();
    await expect.element(form.button("Ready 21")).toBeVisible();
    await expect.element(form.table()).toHaveTextContent(arnOf(99));
  });

  test("are corrected, removed, or sent despite a doubt", async () => {
    await showCreate({ search: "?bpCode=DP" });
    await form.paste(`${sheetOf(total)}\n???\t\n123\t${cardOf(400)}`);
    await form.submit().click();
    await expect.element(form.confirm()).toHaveAccessibleName("Create 210 cases?");
    await expect.element(form.confirm()).not.toHaveTextContent("doubtful");
    await form.confirm().getByRole("button", { name: "Cancel" }).click();
    await form.button("Doubtful 1").click();
    await page.getByRole("checkbox", { name: "Send anyway: row 212" }).click();
    await page.getByRole("button", { name: "Create cases (211)" }).click();
    await expect.element(form.confirm()).toHaveTextContent("1 of these transactions is doubtful.");
    await form.confirm().getByRole("button", { name: "Cancel" }).click();

    await form.button("Invalid 1").click();
    await form.button("Edit row 211").click();
    await form.button("Save").click();
    await form.button("Edit row 211").click();
    const fix = page.getByRole("dialog", { name: "Edit row 211" });
    await fix.getByRole("textbox", { name: "ARN" }).fill(arnOf(300));
    await fix.getByRole("textbox", { name: "Card number" }).fill(cardOf(300));
    await userEvent.keyboard("{Enter}");
    await expect.element(fix).not.toBeInTheDocument();
    await expect.element(form.button("Add transaction")).toHaveFocus();
    await expect.element(form.confirm()).not.toBeInTheDocument();
    await expect.element(page.getByText("212 transactions in")).toBeVisible();
    await form.button("Doubtful 1").click();
    await form.button("Remove this row").click();
    await expect.element(page.getByText("211 transactions in")).toBeVisible();
    await expect.element(form.button("All 211")).toHaveFocus();
  });

  test("are one stop of the Tab key, in which the arrows go from row to row", async () => {
    await showCreate();
    await form.paste(sheetOf(total));
    await expect.element(form.button("Edit row 1")).toHaveProperty("tabIndex", 0);
    expect(form.button("Edit row 2").element()).toHaveProperty("tabIndex", -1);
    await form.button("Edit row 1").click();
    await userEvent.keyboard("{Escape}");
    await expect.element(form.button("Edit row 1")).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    await expect.element(form.button("Edit row 3")).toHaveFocus();
    await userEvent.tab();
    await expect.element(form.button("Remove row 3")).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect.element(form.button("Remove row 4")).toHaveFocus();
    await userEvent.keyboard("{ArrowUp}");
    await expect.element(form.button("Remove row 2")).toHaveFocus();
    await userEvent.tab();
    await expect.element(form.button("Previous rows")).toHaveFocus();
  });
});

test("holds back rows whose case was just created, until signing out", async () => {
  await showMany({ answers: [allMade(1, 100), allMade(101, 100), allMade(201, 10)] });
  await form.button("Add field").click();
  await form.code().fill("f_Note");
  await form.value().fill("kept");
  await expect.poll(stored).toContain("f_Note");
  await sendMany();
  await expect.element(form.created()).toHaveTextContent("210 of 210 created");
  // Nothing is left to go on with.
  await expect.poll(stored).not.toContain("f_Note");
  await form.button("Create another").click();
  const before = page.getByText("Created before:");
  await expect.element(before).toHaveTextContent("Put 210 cases on the worklist");
  await form.paste(`${sheetOf(total)}\n${arnOf(400)}\t`);
  await expect.element(form.button("Created before 210")).toBeVisible();
  await expect.element(page.getByText("1 transaction in 1 request")).toBeVisible();

  // Nothing of it is known to the next operator.
  clearDrafts();
  await expect.element(form.table()).not.toBeInTheDocument();
  await expect.element(before).not.toBeInTheDocument();
  await form.paste(sheetOf(total));
  await expect.element(form.button("Ready 210")).toBeVisible();
});
