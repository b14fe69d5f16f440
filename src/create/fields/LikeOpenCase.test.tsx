import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { getCase } from "#api/get-case.ts";
import { readCaseId } from "#model/case-id.ts";
import {
  answered,
  arn,
  arnBox,
  button,
  caseType,
  createButton,
  forgetAll,
  made,
  results,
  row,
  shippedProfile,
  showCreate,
  textBox,
} from "../fixtures/create-page.tsx";

beforeEach(forgetAll);
afterEach(() => {
  vi.restoreAllMocks();
  forgetAll();
});

const field = (code: string) => ({ code, name: `Name of ${code}`, baseTypeCode: "String" });

const panel = () => page.getByRole("group", { name: "Like an open case" });

/** Ticks fields of the case that was chosen. */
async function tick(...codes: string[]) {
  for (const code of codes) {
    await panel()
      .getByRole("checkbox", { name: `Name of ${code}` })
      .click();
  }
  await button(codes.length === 1 ? "Add 1 field" : `Add ${codes.length} fields`).click();
}

describe("like an open case", () => {
  const bpItem = {
    id: 7,
    code: "DP-26-7",
    bpName: "Dispute",
    stages: [
      {
        id: 1,
        fields: [
          field("f_Comment"),
          field("f_One"),
          field("f_Two"),
          field(""),
          { ...field("f_Hidden"), visible: false },
        ],
      },
      { id: 2, fields: [field("f_Ruling")] },
    ],
  };

  const whole = () => new Response(JSON.stringify({ bpItem, success: true }));

  async function retrieved() {
    const connection = {
      baseUrl: "",
      fetch: async () => whole(),
      authorization: async () => undefined,
      refuse: () => {},
    };
    const id = readCaseId("7");
    if (id === undefined) throw new Error("no id");
    return getCase(connection, id, { timeoutSeconds: 5 });
  }

  test("makes rows of ticked fields; those the form has can't be ticked", async () => {
    const { bodies } = await showCreate({
      profile: await shippedProfile(),
      opened: [await retrieved()],
      answers: [answered(true, made(11))],
    });
    await caseType("GF good faith").click();
    await arnBox().fill(arn);
    await textBox("Disputed amount").fill("5");
    await textBox("What is asked for").fill("A refund, please");
    await button("Like an open case").click();
    await panel().getByRole("button", { name: "DP-26-7" }).click();
    const boxes = panel().getByRole("checkbox");
    await expect.element(boxes.first()).toBeDisabled();
    await expect.element(boxes.nth(1)).toHaveAccessibleName("Name of f_One f_One · text");
    expect(boxes.elements()).toHaveLength(3);
    await tick("f_One", "f_Two");
    await expect.element(page.getByText("2 fields added from DP-26-7.")).toBeVisible();
    await expect.element(row(1).getByRole("textbox", { name: "Code" })).toHaveValue("f_One");
    await expect.element(row(2).getByRole("textbox", { name: "Code" })).toHaveValue("f_Two");
    await expect.element(row(2)).toHaveTextContent("Name of f_Two");
    await row(2).getByRole("textbox", { name: "Value" }).fill("2");
    await createButton().click();
    await expect.element(results()).toBeVisible();
    expect(bodies[0]).toContain('{"code":"f_Two","value":"2"}');
    expect(bodies[0]).not.toContain("f_One");
  });

  test("reads a case by its id, and says what is wrong with it", async () => {
    const { bodies } = await showCreate({
      answers: [() => new Response("", { status: 500 }), whole],
    });
    // Enter in the box is about that case, and not about the form around it.
    await caseType("DP dispute").click();
    await arnBox().fill(arn);
    await button("Like an open case").click();
    const dialog = panel();
    const box = dialog.getByRole("textbox", { name: "Case id" });
    await box.fill("seven");
    await userEvent.keyboard("{Enter}");
    await expect.element(box).toHaveAccessibleDescription("“seven” is not a case id.");
    await expect.element(box).toHaveFocus();
    expect(bodies).toEqual([]);
    await box.fill("7");
    await dialog.getByRole("button", { name: "Show fields" }).click();
    const alert = dialog.getByRole("alert");
    await expect.element(alert).toHaveTextContent("The service failed with status 500.");
    await alert.getByRole("button", { name: "Try again" }).click();
    await tick("f_Comment");
    await expect.element(page.getByText("1 field added from DP-26-7.")).toBeVisible();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(row(1).getByRole("textbox", { name: "Code" })).toHaveValue("f_Comment");
  });
});
