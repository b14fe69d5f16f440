import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { CopyMenu } from "#ui/copy/CopyMenu.tsx";
import { CopyStatus } from "#ui/copy/CopyStatus.tsx";
import dispute from "#wire/fixtures/dispute.json";
import { renderCase } from "../print/render-case.tsx";

afterEach(() => void vi.restoreAllMocks());

const answers = [() => new Response(JSON.stringify(dispute))];
const catchCopies = () => vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
/** The one status that all copies share. */
const status = "output";

test("a value is copied by one press of its button, and that is said", async () => {
  const write = catchCopies();
  const { screen } = await renderCase({ answers });
  await screen.getByRole("button", { name: "Copy Reason" }).click();
  expect(write).toHaveBeenCalledWith("Goods not received");
  await expect.element(screen.getByText("Copied", { exact: true })).toBeVisible();
  expect(screen.getByText("Copied", { exact: true }).element().closest(status)).not.toBeNull();
  for (const [name, text] of [
    ["Copy Disputed amount", "1234567.89 RUB"],
    ["Copy case id", "900453"],
    ["Copy case code", "DP-26-453"],
    ["Copy ARN, Transaction", "74000001234567890123456"],
    ["Copy Respondent, Transaction", "Bank AA"],
    ["Copy Amount, Transaction", "333.00 RUB"],
    ["Copy Amount, Case 900453", "333.00 RUB"],
    ["Copy Card, Case 900453", "2200 •••• •••• 2288"],
    ["Copy Case type, Case 900453", "DP dispute"],
    ["Copy Payment system, Case 900453", "Demo National"],
    ["Copy Operator role, Case 900453", "Acquirer"],
    ["Copy Created, Case 900453", "1 Nov 2026, 23:59"],
    ["Copy Observers, Case 900453", "ivanova, petrova, you observe"],
    ["Copy Automatic action, Representment", "22 Nov 2026, 18:45"],
    ["Copy dispute@bank-bb.example", "dispute@bank-bb.example"],
  ] as const) {
    await screen.getByRole("button", { name, exact: true }).click();
    expect(write).toHaveBeenLastCalledWith(text);
  }
});

test("what a stage says of itself is copied, and two fields of one name are told apart", async () => {
  const write = catchCopies();
  const { bpItem } = dispute;
  const fields = [
    { baseTypeCode: "String", name: "Amount", code: "a", value: "first" },
    { baseTypeCode: "String", name: "Amount", code: "b", value: "second" },
    { baseTypeCode: "String", name: "Sum", code: "c", value: "third" },
    { baseTypeCode: "String", code: "d", value: "fourth" },
  ];
  const stage = {
    ...bpItem.stages[1],
    description: "The bank answers.",
    longDescription: "Within 30 days,\nin writing: 4111 1111 1111 1111.",
    userName: "petrova",
    fields,
  };
  const { screen } = await renderCase({
    answers: [() => Response.json({ ...dispute, bpItem: { ...bpItem, stages: [stage] } })],
  });
  for (const [name, text] of [
    ["Copy Description, Representment", "The bank answers."],
    ["Copy Full description, Representment", "Within 30 days,\nin writing: 4111••••••••1111."],
    ["Copy User, Representment", "petrova"],
    ["Copy Amount, 1 of 2", "first"],
    ["Copy Amount, 2 of 2", "second"],
    ["Copy Sum", "third"],
    ["Copy d", "fourth"],
  ] as const) {
    await screen.getByRole("button", { name, exact: true }).click();
    expect(write).toHaveBeenLastCalledWith(text);
  }
  await screen.getByRole("button", { name: "About Amount, 2 of 2" }).click();
  await screen.getByRole("button", { name: "Copy field Amount, 2 of 2" }).click();
  await screen.getByRole("menuitem", { name: "As text" }).click();
  await expect.poll(() => write.mock.lastCall?.[0]).toBe("Amount: second");
});

test("an amount is copied with each of its digits, whatever they look like", async () => {
  const write = catchCopies();
  const amount = 4111111111111111;
  const bpItem = { ...dispute.bpItem, amount };
  const { screen } = await renderCase({ answers: [() => Response.json({ ...dispute, bpItem })] });
  await screen.getByRole("button", { name: "Copy Amount, Case 900453" }).click();
  expect(write).toHaveBeenLastCalledWith("4111111111111111");
  await screen.unmount();

  const [sent] = bpItem.startTrxProperty;
  const startTrxProperty = [{ ...sent, amount, amountAndCurrency: `${amount}.00 RUB` }];
  const next = await renderCase({
    answers: [() => Response.json({ ...dispute, bpItem: { ...bpItem, startTrxProperty } })],
  });
  await next.screen.getByRole("button", { name: "Copy Amount, Transaction" }).click();
  expect(write).toHaveBeenLastCalledWith("4111111111111111.00 RUB");
  await expect
    .element(next.screen.getByRole("region", { name: "Transaction" }))
    .toHaveTextContent(/4.111.111.111.111.111\.00 RUB/);
  await next.screen.unmount();

  const alone = [{ ...sent, amount, amountAndCurrency: "" }];
  const last = await renderCase({
    answers: [() => Response.json({ ...dispute, bpItem: { ...bpItem, startTrxProperty: alone } })],
  });
  await expect
    .element(last.screen.getByRole("region", { name: "Transaction" }))
    .toHaveTextContent("4111111111111111");
});

test("of an amount that is none what was sent is copied, as it is shown, and not its text", async () => {
  const write = catchCopies();
  const startTrxProperty = [{ ...dispute.bpItem.startTrxProperty[0], amount: "none" }];
  const bpItem = { ...dispute.bpItem, startTrxProperty };
  const { screen } = await renderCase({ answers: [() => Response.json({ ...dispute, bpItem })] });
  await screen.getByRole("button", { name: "Copy Amount, Transaction" }).click();
  expect(write).toHaveBeenLastCalledWith("none");
});

test("what is not there has no copy", async () => {
  const initiator = { ...dispute.bpItem.startTrxProperty[0], initiatorName: "" };
  const field = { baseTypeCode: "String", name: "Note", value: "" };
  const [, active, closed] = dispute.bpItem.stages;
  const stages = [
    { ...active, fields: [field], userName: "", description: "" },
    { ...closed, longDescription: "" },
  ];
  const bpItem = { ...dispute.bpItem, startTrxProperty: [initiator], stages };
  const { screen } = await renderCase({ answers: [() => Response.json({ ...dispute, bpItem })] });
  const names = [
    "Copy Initiator, Transaction",
    "Copy Note",
    "Copy User, Representment",
    "Copy Description, Representment",
  ];
  await expect
    .element(screen.getByRole("button", { name: "Copy Respondent, Transaction" }))
    .toBeVisible();
  for (const name of names) expect(screen.getByRole("button", { name }).query()).toBeNull();
  await userEvent.keyboard("j");
  await expect
    .element(screen.getByRole("button", { name: "Copy Description, Closed" }))
    .toBeVisible();
  expect(screen.getByRole("button", { name: "Copy Full description, Closed" }).query()).toBeNull();
});

test("no two copies of a case have the same name", async () => {
  const { screen } = await renderCase({ answers });
  await expect.element(screen.getByRole("button", { name: "Copy ARN" })).toBeVisible();
  const names = screen
    .getByRole("button", { name: /^Copy / })
    .elements()
    .map(({ ariaLabel }) => ariaLabel);
  expect(names.length).toBeGreaterThan(20);
  expect(names).toEqual([...new Set(names)]);
  expect(screen.getByRole("button", { name: "Copy", exact: true }).query()).toBeNull();
});

test("the buttons of the fields are one stop, walked by the arrow keys, and y copies", async () => {
  const write = catchCopies();
  const { screen } = await renderCase({ answers });
  const button = (name: string) => screen.getByRole("button", { name });
  await expect.element(button("Copy Reason")).toBeInTheDocument();
  screen.getByRole("button", { name: "Copy Code, Representment" }).element().focus();
  await userEvent.keyboard("{Tab}");
  await expect.element(button("Copy Disputed amount")).toHaveFocus();
  button("Copy Reason").element().focus();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(button("About Reason")).toHaveFocus();
  await userEvent.keyboard("y");
  expect(write).toHaveBeenLastCalledWith("Goods not received");
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(button("Copy Reason")).not.toHaveFocus();
  await userEvent.keyboard("{ArrowUp}{Shift>}{Tab}{/Shift}{Tab}");
  // The stop is where the focus was.
  await expect.element(button("Copy Reason")).toHaveFocus();
  await screen.getByText("petrova").first().hover();
  screen.getByRole("main").element().focus();
  await userEvent.keyboard("y");
  expect(write).toHaveBeenCalledTimes(2);
});

test("a clipboard that refuses, or is not there, is said in words", async () => {
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new DOMException("denied"));
  const { screen } = await renderCase({ answers });
  await screen.getByRole("button", { name: "Copy Reason" }).click();
  await expect.element(screen.getByText("Could not be copied")).toBeVisible();
  catchCopies();
  await screen.getByRole("button", { name: "Copy Reason" }).click();
  await expect.element(screen.getByText("Copied", { exact: true })).toBeVisible();
  vi.restoreAllMocks();
  vi.spyOn(navigator, "clipboard", "get").mockImplementation(() => {
    throw new TypeError("no clipboard here");
  });
  await screen.getByRole("button", { name: "Copy Reason" }).click();
  await expect.element(screen.getByText("Could not be copied")).toBeVisible();
});

test("what became of a copy is said for four seconds from the last one", async () => {
  const write = catchCopies();
  const { screen } = await renderCase({ answers });
  const copy = screen.getByRole("button", { name: "Copy Reason" });
  await expect.element(copy).toBeInTheDocument();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const said = screen.getByText("Copied", { exact: true });
  await copy.click();
  await expect.element(said).toBeVisible();
  const first = said.element();
  vi.advanceTimersByTime(3000);
  await copy.click();
  // It is said once more, and not only left there.
  await expect.poll(() => said.element()).not.toBe(first);
  expect(write).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(3000);
  await expect.element(said).toBeVisible();
  vi.advanceTimersByTime(1000);
  await expect.element(said).not.toBeInTheDocument();
});

test("the menu of a stage is walked by the arrow keys, and gives the focus back", async () => {
  const write = catchCopies();
  const { screen } = await renderCase({ answers });
  const button = screen.getByRole("button", { name: "Copy stage" });
  await expect.element(button).toBeVisible();
  button.element().focus();
  await userEvent.keyboard("{Enter}");
  const item = (name: string) => screen.getByRole("menuitem", { name });
  await expect.element(item("As text")).toHaveFocus();
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(item("As JSON")).toHaveFocus();
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(item("As text")).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(item("As text")).toHaveFocus();
  await userEvent.keyboard("{Tab}");
  expect(item("As text").query()).toBeNull();
  button.element().focus();
  expect(write).not.toHaveBeenCalled();
  await userEvent.keyboard("{Enter}");
  await expect.element(item("As text")).toHaveFocus();
  await userEvent.keyboard("{ArrowUp}{Enter}");
  await expect.poll(() => write.mock.lastCall?.[0]).toContain('"name": "Representment"');
  await expect.element(button).toHaveFocus();
});

test("the keys that walk a menu do not move the page beneath it, and Tab goes on", async () => {
  const kept = new Map<string, boolean>();
  const look = ({ key, defaultPrevented }: KeyboardEvent) => kept.set(key, defaultPrevented);
  addEventListener("keydown", look);
  onTestFinished(() => removeEventListener("keydown", look));
  const { screen } = await renderCase({ answers });
  await screen.getByRole("button", { name: "Copy stage" }).click();
  await expect.element(screen.getByRole("menuitem", { name: "As text" })).toHaveFocus();
  await userEvent.keyboard("{ArrowDown}{ArrowUp}{Home}{End}{Tab}");
  expect([...kept]).toEqual([
    ["ArrowDown", true],
    ["ArrowUp", true],
    ["Home", true],
    ["End", true],
    ["Tab", false],
  ]);
});

test("where what makes the copies does not come, that is said once one is chosen", async () => {
  const screen = await render(
    <>
      <CopyMenu label="Copy all" load={() => Promise.reject(new TypeError("no such file"))} />
      <CopyStatus />
    </>,
  );
  await screen.getByRole("button", { name: "Copy all" }).click();
  await expect.element(screen.getByRole("menuitem", { name: "As text" })).toHaveFocus();
  expect(screen.getByText("Could not be copied").query()).toBeNull();
  await screen.getByRole("menuitem", { name: "As text" }).click();
  await expect.element(screen.getByText("Could not be copied")).toBeVisible();
});

test("what makes the copies is asked for when a menu opens, and not once more when it closes", async () => {
  const load = vi.fn<() => Promise<never>>(() => new Promise(() => {}));
  const screen = await render(<CopyMenu label="Copy all" load={load} />);
  const toggled = vi.fn<() => void>();
  screen
    .getByRole("menu", { name: "Copy all", includeHidden: true })
    .element()
    .addEventListener("toggle", toggled);
  const button = screen.getByRole("button", { name: "Copy all" });
  await expect.element(button).toHaveAttribute("aria-haspopup", "menu");
  await button.click();
  await expect.element(screen.getByRole("menuitem", { name: "As text" })).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.poll(() => toggled).toHaveBeenCalledTimes(2);
  expect(load).toHaveBeenCalledOnce();
});

test("a field has its menu among what else is known of it", async () => {
  const write = catchCopies();
  const { screen } = await renderCase({ answers });
  await screen.getByRole("button", { name: "About Reason" }).click();
  await screen.getByRole("button", { name: "Copy field Reason" }).click();
  await screen.getByRole("menuitem", { name: "As text" }).click();
  await expect.poll(() => write.mock.calls[0]?.[0]).toBe("Reason: Goods not received (4853)");
});

test("the whole case is copied, although only one stage is on the screen", async () => {
  const write = catchCopies();
  const { screen } = await renderCase({ answers });
  await screen.getByRole("textbox", { name: "Find in case" }).fill("no such field");
  await screen.getByRole("button", { name: "Copy case", exact: true }).click();
  await screen.getByRole("menuitem", { name: "As text" }).click();
  await expect.poll(() => write.mock.calls[0]?.[0]).toContain("Terminal: TMS-2");
  expect(write.mock.calls[0]?.[0]).toContain("Reason: Goods not received (4853)");
});
