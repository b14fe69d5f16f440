import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import {
  answered,
  bodyOf,
  fillOne,
  forgetBetweenTests,
  form,
  made,
  showCreate,
} from "../fixtures/create-page.tsx";

forgetBetweenTests();

const field = (code: string) => ({ code, name: `Name of ${code}`, baseTypeCode: "String" });

const bpItem = {
  id: 7,
  code: "DP-26-7",
  bpName: "Dispute",
  stages: [
    {
      id: 1,
      fields: [
        field("f_One"),
        field("f_Two"),
        field("f_Three"),
        field(""),
        { ...field("f_Hidden"), visible: false },
      ],
    },
    { id: 2, fields: [field("f_Ruling")] },
  ],
};

const panel = page.getByRole("group", { name: "Like an open case" });
const tick = (code: string) => panel.getByRole("checkbox", { name: `Name of ${code}` });

test("makes rows of ticked fields of a case, read by its id or opened before", async () => {
  const { bodies } = await showCreate({
    reads: [
      () => new Response("", { status: 500 }),
      () => new Response(JSON.stringify({ bpItem, success: true })),
    ],
    answers: [answered(true, made(11))],
  });
  // Enter in the box reads the case; it does not submit the form around it.
  await fillOne();
  await form.button("Like an open case").click();
  const box = panel.getByRole("textbox", { name: "Case id" });
  await box.fill("seven");
  await userEvent.keyboard("{Enter}");
  await expect
    .element(box)
    .toHaveAccessibleDescription("“seven” is not a case number like 900453.");
  await expect.element(box).toHaveFocus();
  expect(bodies).toEqual([]);
  await box.fill("7");
  await panel.getByRole("button", { name: "Show fields" }).click();
  const alert = panel.getByRole("alert");
  await expect.element(alert).toHaveTextContent("The service failed with status 500.");
  await alert.getByRole("button", { name: "Try again" }).click();
  await tick("f_One").click();
  expect(panel.getByRole("checkbox").elements()).toHaveLength(3);
  await form.button("Add 1 field").click();
  await expect.element(panel).not.toBeInTheDocument();
  await expect.element(page.getByText("1 field added from DP-26-7.")).toBeVisible();

  // The service compares codes without regard to case.
  await form.code(1).fill("F_ONE");
  await form.button("Like an open case").click();
  await panel.getByRole("button", { name: "DP-26-7" }).click();
  await expect.element(tick("f_One")).toBeDisabled();
  await expect.element(tick("f_Two")).toHaveAccessibleName("Name of f_Two f_Two · text");
  await tick("f_Two").click();
  await tick("f_Three").click();
  await form.button("Add 2 fields").click();
  await expect.element(form.code(2)).toHaveValue("f_Two");
  await expect.element(form.row(3)).toHaveTextContent("Name of f_Three");
  await form.value(3).fill("3");
  await form.submit().click();
  await expect.element(form.results()).toBeVisible();
  // Rows that stayed empty are not sent.
  expect(bodyOf(bodies)).toMatchObject({ fields: [{ code: "f_Three", value: "3" }] });
});

test("asks again for a case whose reading failed before", async () => {
  await showCreate({
    reads: [
      () => new Response("", { status: 500 }),
      () => new Response(JSON.stringify({ bpItem, success: true })),
    ],
    answers: [],
  });
  for (const shown of [panel.getByRole("alert"), tick("f_One")]) {
    await form.button("Like an open case").click();
    await panel.getByRole("textbox", { name: "Case id" }).fill("7");
    await panel.getByRole("button", { name: "Show fields" }).click();
    await expect.element(shown).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.element(panel).not.toBeInTheDocument();
  }
});
