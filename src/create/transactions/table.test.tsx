import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import {
  allMade,
  button,
  confirm,
  counted,
  createButton,
  forgetAll,
  paste,
  row,
  send,
  showCreate,
  showMany,
  stored,
  table,
  total,
} from "../fixtures/create-page.tsx";
import { arnOf, cardOf, sheetOf } from "../fixtures/spreadsheet-text.ts";

beforeEach(forgetAll);
afterEach(forgetAll);

describe("pasted rows", () => {
  test("are edited in place up to twenty, and are a table beyond that", async () => {
    await showCreate();
    await paste(sheetOf(20));
    await expect.element(page.getByRole("group", { name: "Transaction 20" })).toBeVisible();
    await paste(
      `${arnOf(201)}\t\n${arnOf(7)}\t\n${arnOf(202)}\t12\n7400\t\n???\t${cardOf(1)}\n`.concat(
        Array.from({ length: 180 }, (_, index) => arnOf(index + 300)).join("\n"),
      ),
    );
    await expect
      .element(page.getByRole("group", { name: /^Transaction \d/ }))
      .not.toBeInTheDocument();
    await expect.element(button("Ready 201")).toBeVisible();
    await button("Duplicate 1").click();
    await expect.element(table()).toHaveTextContent("Repeats transaction 7.");
    await button("Invalid 2").click();
    await expect.element(table()).toHaveTextContent("This is neither an ARN nor a card number.");
    await button("Doubtful 1").click();
    await expect.element(table()).toHaveTextContent("4 digits; an ARN has 23");
    await expect.element(page.getByText("201 transactions in 5 requests")).toBeVisible();
    await expect.element(page.getByText("4 rows held back.")).toBeVisible();
  });

  test.each(["paste", "drop"])(
    "by a %s are read together with the text in the box, without filling it",
    async (type) => {
      await showCreate();
      await button("Paste from a spreadsheet").click();
      const box = page.getByRole("textbox", { name: "Rows" });
      await box.fill(`${arnOf(0)}\t`);
      const data = new DataTransfer();
      data.setData("text/plain", sheetOf(total));
      const init = { bubbles: true, cancelable: true };
      const event =
        type === "paste"
          ? new ClipboardEvent(type, { ...init, clipboardData: data })
          : new DragEvent(type, { ...init, dataTransfer: data });
      box.element().dispatchEvent(event);
      expect(event.defaultPrevented).toBe(true);
      await expect.element(button("All 211")).toBeVisible();
    },
  );

  test("are added one by one in a dialog", async () => {
    await showCreate();
    await paste(sheetOf(20));
    await button("Add transaction").click();
    const edit = page.getByRole("dialog", { name: "Edit row 21" });
    await userEvent.keyboard("{Escape}");
    await expect.element(edit).not.toBeInTheDocument();
    await expect.element(button("All 20")).toBeVisible();
    await button("Add transaction").click();
    await page.getByRole("dialog").getByRole("textbox", { name: "ARN" }).fill(arnOf(99));
    await button("Save").click();
    await expect.element(button("Ready 21")).toBeVisible();
    await expect.element(table()).toHaveTextContent(arnOf(99));
  });

  test("are corrected, removed, or sent despite a doubt", async () => {
    await showCreate();
    await paste(`${sheetOf(total)}\n???\t\n${arnOf(3)}\t`);
    await button("Duplicate 1").click();
    await page.getByRole("checkbox", { name: "Send anyway: row 212" }).click();
    await expect.element(page.getByText("211 transactions in")).toBeVisible();
    await button("Invalid 1").click();
    await button("Edit row 211").click();
    const fix = page.getByRole("dialog", { name: "Edit row 211" });
    await fix.getByRole("textbox", { name: "ARN" }).fill(arnOf(300));
    await fix.getByRole("textbox", { name: "Card number" }).fill(cardOf(300));
    await userEvent.keyboard("{Enter}");
    await expect.element(fix).not.toBeInTheDocument();
    await expect.element(button("Add transaction")).toHaveFocus();
    await expect.element(confirm()).not.toBeInTheDocument();
    await expect.element(page.getByText("212 transactions in")).toBeVisible();
    await button("Duplicate 1").click();
    await button("Remove this row").click();
    await expect.element(page.getByText("211 transactions in")).toBeVisible();
    await expect.element(button("All 211")).toHaveFocus();
    await button("Ready 211").click();
    // Nothing speaks against these.
    await expect.element(button("Remove these 211 rows")).toBeVisible();
    expect(page.getByRole("button", { name: /^Send these/ }).query()).toBeNull();
    await button("Remove these 211 rows").click();
    await expect.element(button("Add transaction")).toHaveFocus();
  });

  test("are one stop of the Tab key, in which the arrows go from row to row", async () => {
    await showCreate();
    await paste(sheetOf(total));
    await expect.element(button("Edit row 1")).toHaveProperty("tabIndex", 0);
    expect(button("Edit row 2").element()).toHaveProperty("tabIndex", -1);
    await button("Edit row 1").click();
    await userEvent.keyboard("{Escape}");
    await expect.element(button("Edit row 1")).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    await expect.element(button("Edit row 3")).toHaveFocus();
    await userEvent.tab();
    await expect.element(button("Remove row 3")).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect.element(button("Remove row 4")).toHaveFocus();
    await userEvent.keyboard("{ArrowUp}");
    await expect.element(button("Remove row 2")).toHaveFocus();
    await userEvent.tab();
    await expect.element(button("Previous rows")).toHaveFocus();
  });
});

test("holds doubtful rows back until the operator says to send them", async () => {
  await showMany({}, `${sheetOf(total)}\n123\t${cardOf(400)}`);
  await expect.element(page.getByRole("button", { name: "Create cases (210)" })).toBeVisible();
  await createButton().click();
  await expect.element(confirm()).toHaveAccessibleName("Create 210 cases?");
  await expect.element(confirm()).not.toHaveTextContent("doubtful");
  await confirm().getByRole("button", { name: "Cancel" }).click();
  await button("Doubtful 1").click();
  await page.getByRole("checkbox", { name: "Send anyway: row 211" }).click();
  await page.getByRole("button", { name: "Create cases (211)" }).click();
  await expect.element(confirm()).toHaveTextContent("1 of these transactions is doubtful.");
  await expect.element(confirm().getByRole("button", { name: "Create 211 cases" })).toBeVisible();
});

test("holds back rows whose case was just created", async () => {
  await showMany({ answers: [allMade(1, 100), allMade(101, 100), allMade(201, 10)] });
  await button("Add field").click();
  await row(1).getByRole("textbox", { name: "Code" }).fill("f_Note");
  await row(1).getByRole("textbox", { name: "Value" }).fill("kept");
  await expect.poll(stored).toContain("f_Note");
  await send();
  await expect.element(counted()).toHaveTextContent("210 of 210 created");
  // Nothing is left to go on with.
  await expect.poll(stored).not.toContain("f_Note");
  await button("Create another").click();
  await paste(`${sheetOf(total)}\n${arnOf(400)}\t`);
  await expect.element(button("Created before 210")).toBeVisible();
  await expect.element(page.getByText("1 transaction in 1 request")).toBeVisible();
});
