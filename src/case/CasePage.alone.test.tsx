import { onlineManager } from "@tanstack/react-query";
import { afterEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { nextTask } from "#ui/page/yielder.ts";
import dispute from "#wire/fixtures/dispute.json";
import odd from "#wire/fixtures/odd.json";
import { renderCase } from "./print/render-case.tsx";

const answered = (value: unknown) => () => new Response(JSON.stringify(value));
const { bpItem } = dispute;
const failed = (status: number) => () => new Response("", { status });

const pressR = (how: KeyboardEventInit) =>
  document.dispatchEvent(new KeyboardEvent("keydown", { key: "r", cancelable: true, ...how }));

afterEach(() => void vi.useRealTimers());

const withStage = (more: object) => ({
  ...dispute,
  bpItem: { ...bpItem, stages: [{ ...bpItem.stages[1], ...more }] },
});
const withField = (...fields: object[]) => withStage({ fields });

/** A Money field with this JSON text inside. */
const money = (jsonValue: string) => ({
  baseTypeCode: "Money",
  code: "f",
  name: "Sum",
  value: "as shown",
  jsonValue,
});

test("where the browser takes itself for offline a case is asked for all the same", async () => {
  onlineManager.setOnline(false);
  onTestFinished(() => onlineManager.setOnline(true));
  const { screen } = await renderCase({ answers: [answered(dispute)] });
  await expect.element(screen.getByRole("heading", { level: 1 })).toHaveTextContent("DP-26-453");
});

describe("a case", () => {
  test("says which case it is, and what kind", async () => {
    const { screen } = await renderCase({ answers: [answered(dispute)] });
    await expect.element(screen.getByRole("heading", { level: 1 })).toHaveTextContent("DP-26-453");
    for (const text of [
      "DP dispute",
      "2200 •••• •••• 2288",
      "333.00 RUB",
      "Reversal exists",
      "1 Nov 2026, 23:59",
    ]) {
      await expect.element(screen.getByText(text).first()).toBeVisible();
    }
    await expect.element(screen.getByText("ivanova, petrova, you observe")).toBeVisible();
    // It says once in which stage it is, and offers no refresh of its own where none is set up.
    const turn = screen.getByRole("complementary", { name: "Whose turn" });
    await expect.element(turn).not.toHaveTextContent("Representment");
    expect(screen.getByRole("switch", { name: /Refresh every/ }).query()).toBeNull();
    // That is said to whoever has asked once more.
    expect(screen.getByText("Case 900453 is loaded.").query()).toBeNull();
  });

  test("has its stages as a list, with words for each, and the active one marked", async () => {
    const { screen } = await renderCase({
      answers: [answered(dispute)],
      settings: { timeZone: "Europe/Moscow" },
    });
    const items = screen.getByRole("list", { name: "Stages" }).getByRole("listitem");
    await expect
      .element(items.nth(0))
      .toHaveTextContent(/Dispute opened.*Closed 3 Nov 2026, 08:30/);
    await expect.element(items.nth(1)).toHaveAttribute("aria-current", "step");
    await expect
      .element(items.nth(1))
      .toHaveTextContent(/Active.*Merchant.*Automatic action 22 Nov 2026, 18:45/);
    await expect
      .element(items.nth(1))
      .toHaveTextContent("Merchant action awaits the acquirer's decision");
    await expect.element(items.nth(2)).toHaveTextContent(/Next.*Final/);
    expect(document.body.textContent).not.toMatch(/9999|0001-01-01/);
  });

  test("opens the stage of the link, and another one when it is selected", async () => {
    const { screen, router } = await renderCase({
      answers: [answered(dispute)],
      path: "/cases/900453?stage=41&more=1",
    });
    await expect.element(screen.getByText("TMS-2").first()).toBeVisible();
    await screen.getByRole("link", { name: "Representment", exact: true }).click();
    await expect.element(screen.getByRole("heading", { name: "Representment" })).toBeVisible();
    expect(router.state.location.search).toBe("?more=1&stage=42");
    // The page stays where one reads.
    expect(router.state.preventScrollReset).toBe(true);
    // Back leads to where one came from, not through every stage.
    expect(router.state.historyAction).toBe("REPLACE");
  });

  test("moves to the next and the previous stage by key, but not while typing", async () => {
    const { screen, router } = await renderCase({ answers: [answered(dispute)] });
    await expect.element(screen.getByRole("heading", { name: "Representment" })).toBeVisible();
    expect(screen.getByText("Representment, stage 2 of 3").query()).toBeNull();
    await userEvent.keyboard("k");
    await expect.element(screen.getByRole("heading", { name: "Dispute opened" })).toBeVisible();
    await expect
      .element(screen.getByRole("status").filter({ hasText: "Dispute opened, stage 1 of 3" }))
      .toBeInTheDocument();
    await userEvent.keyboard("kjjj");
    await expect.element(screen.getByRole("heading", { name: "Closed" })).toBeVisible();
    await userEvent.keyboard("k");
    await expect.element(screen.getByRole("heading", { name: "Representment" })).toBeVisible();
    // What was selected otherwise is where the keys go on from.
    await screen.getByRole("link", { name: "Dispute opened" }).click();
    await expect.element(screen.getByRole("heading", { name: "Dispute opened" })).toBeVisible();
    await userEvent.keyboard("j");
    await expect.element(screen.getByRole("heading", { name: "Representment" })).toBeVisible();
    await userEvent.keyboard("j");
    await expect.element(screen.getByRole("heading", { name: "Closed" })).toBeVisible();
    await screen.getByRole("textbox", { name: "Find in case" }).fill("");
    await userEvent.keyboard("k");
    expect(router.state.location.search).toBe("?stage=43");
  });

  test("says what it was sent without", async () => {
    const { screen } = await renderCase({
      answers: [
        answered({
          bpItem: {
            ...bpItem,
            code: "",
            bpCode: "",
            stages: [],
            startTrxProperty: [],
            participantFields: [],
          },
        }),
      ],
    });
    for (const text of [
      /This case has no stages/,
      /No transaction data/,
      /No participant fields/,
    ]) {
      await expect.element(screen.getByText(text)).toBeVisible();
    }
    await expect
      .element(screen.getByRole("heading", { level: 1 }))
      .toHaveTextContent("Case 900453");
    await expect.element(screen.getByText("Case type", { exact: true })).toBeVisible();
    expect(screen.getByRole("button", { name: "Copy case code" }).query()).toBeNull();
  });

  test("has nothing in its head for what it was sent without", async () => {
    const { screen } = await renderCase({
      answers: [
        answered({
          bpItem: {
            ...bpItem,
            dateCreated: undefined,
            bpName: "",
            stageDescription: "",
            paymentSystem: "",
            operatorRole: undefined,
          },
        }),
      ],
    });
    await expect.element(screen.getByText("Created", { exact: true }).first()).toBeVisible();
    const head = screen.getByRole("heading", { level: 1 }).element().closest("header");
    expect(bpItem.dateCreated).not.toBe("");
    expect(head?.textContent).toContain("900453");
    for (const text of ["·", "Payment system", "Operator role"]) {
      expect(head?.textContent).not.toContain(text);
    }
    expect(screen.getByRole("button", { name: "Copy Created, Case 900453" }).query()).toBeNull();
  });

  test("tells fields that are hidden from those that were not sent", async () => {
    const hidden = { baseTypeCode: "String", name: "Score", value: "17", visible: false };
    const stages = [{ ...bpItem.stages[1], fields: [hidden] }, { ...bpItem.stages[2] }];
    const { screen } = await renderCase({
      answers: [answered({ bpItem: { ...bpItem, stages, participantFields: [hidden] } })],
    });
    await expect.element(screen.getByText(/All fields of this stage are hidden/)).toBeVisible();
    const participants = screen.getByRole("region", { name: "Participants" });
    await expect.element(participants).toHaveTextContent(/hidden/);
    await expect.element(participants).not.toHaveTextContent("Score");
    await userEvent.keyboard("j");
    await expect.element(screen.getByText(/This stage has no fields/)).toBeVisible();
  });

  test("has a name for a stage that was sent without one, wherever it leads to it", async () => {
    const { screen } = await renderCase({
      answers: [answered(withStage({ name: "", code: "", stageCloseDate: "2026-01-01T10:00:00" }))],
    });
    const unnamed = { name: "Unnamed stage", exact: true };
    await expect
      .element(screen.getByRole("list", { name: "Stages" }).getByRole("link", unnamed))
      .toBeVisible();
    await expect.element(screen.getByRole("heading", { level: 2, ...unnamed })).toBeVisible();
    await expect
      .element(screen.getByRole("link", { name: "Show stage Unnamed stage" }).first())
      .toBeVisible();
    // It is closed, but active: what is planned may still come.
    await expect
      .element(screen.getByRole("list", { name: "Stages" }))
      .toHaveTextContent("Automatic action");
  });

  test("says once what a stage's two descriptions both say", async () => {
    const { screen } = await renderCase({
      answers: [answered(withStage({ description: "Twice.", longDescription: "Twice." }))],
    });
    await expect.element(screen.getByText("Twice.")).toBeVisible();
    expect(screen.getByText("Twice.").elements()).toHaveLength(1);
  });

  test("gives an amount of many digits a line, and breaks none within its digits", async () => {
    const amount = "1234567890123456789012345678901.125";
    const more = ["a", "b"].map((code) => ({ baseTypeCode: "Digits", code, value: "1" }));
    const json = `{"amount":${amount},"currency":{"code":"KWD","currencyExponent":3}}`;
    const { screen } = await renderCase({ answers: [answered(withField(money(json), ...more))] });
    const shown = screen.getByText(/^1.234.*901\.125/);
    await expect.element(shown).toBeVisible();
    const tops = [...shown.element().getClientRects()].map(({ top }) => top);
    expect(new Set(tops).size).toBe(1);
  });

  test("shows an amount that is none as sent, whatever its text says", async () => {
    const startTrxProperty = [{ ...bpItem.startTrxProperty[0], amount: "none" }];
    const { screen } = await renderCase({
      answers: [answered({ bpItem: { ...bpItem, startTrxProperty } })],
    });
    const transaction = screen.getByRole("region", { name: "Transaction" });
    await expect.element(transaction).toHaveTextContent("noneUnexpected type");
    await expect.element(transaction).not.toHaveTextContent("333.00 RUB");
  });

  test("leads to whom to reach, and tells nobody from where", async () => {
    const { screen } = await renderCase({ answers: [answered(dispute)] });
    const link = screen.getByRole("link", { name: "dispute@bank-bb.example" });
    await expect.element(link).toHaveAttribute("href", "mailto:dispute@bank-bb.example");
    await expect.element(link).toHaveAttribute("rel", "noreferrer");
    // What is not known of a bank leaves nothing behind what is.
    await expect
      .element(screen.getByRole("region", { name: "Transaction" }))
      .toHaveTextContent(/bank 0001\s*Respondent/i);
  });

  test("has no contract notes when it is as specified, and lists them when it is not", async () => {
    const clean = await renderCase({ answers: [answered(dispute)] });
    await expect.element(clean.screen.getByRole("heading", { name: "Raw" })).toBeVisible();
    expect(clean.screen.getByRole("heading", { name: "Contract notes" }).query()).toBeNull();
    await clean.screen.unmount();

    const { screen } = await renderCase({ answers: [answered(odd)], path: "/cases/900454" });
    const notes = screen.getByRole("region", { name: "Contract notes" });
    await expect.element(notes).toHaveTextContent("bpItem.newKey not in the specification");
    await expect.element(notes).toHaveTextContent("bpItem.amount declared number, received string");
  });

  test("lists two hundred contract notes, and counts the others", async () => {
    const unknown = Object.fromEntries(
      Array.from({ length: 207 }, (_, index) => [`new${index}`, index]),
    );
    const { screen } = await renderCase({
      answers: [answered({ ...dispute, bpItem: { ...bpItem, ...unknown } })],
    });
    const notes = screen.getByRole("region", { name: "Contract notes" });
    await expect.element(notes).toHaveTextContent("and 7 more");
    expect(notes.getByRole("listitem").elements()).toHaveLength(200);
  });

  test("unfolds its raw answer level by level, however deep it is", async () => {
    const depth = 5000;
    const deep = `${'{"a":'.repeat(depth)}"core"${"}".repeat(depth)}`;
    const answer = JSON.stringify(dispute).replace('"bpItem":{', `"bpItem":{"deep":${deep},`);
    const { screen } = await renderCase({ answers: [() => new Response(answer)] });
    const raw = screen.getByRole("region", { name: "Raw" });
    await raw.getByText("The answer as received").click();
    const nodes = () => raw.getByRole("treeitem").elements().length;
    await expect.element(raw.getByRole("tree")).toBeVisible();
    const first = nodes();
    await raw.getByRole("button", { name: "deep:" }).click();
    await expect.poll(nodes).toBe(first + 1);
    await raw.getByRole("button", { name: "a:" }).click();
    await expect.poll(nodes).toBe(first + 2);
  });

  test("has its raw answer unfolded as it was left, when it is folded away and looked at again", async () => {
    const { screen } = await renderCase({ answers: [answered(dispute)] });
    const raw = screen.getByRole("region", { name: "Raw" });
    const fold = raw.getByText("The answer as received");
    const tree = raw.getByRole("tree");
    await fold.click();
    await expect.element(tree).toBeVisible();
    const nodes = () => tree.getByRole("treeitem").elements().length;
    const few = nodes();
    await tree.getByText("stages:").click();
    await expect.poll(nodes).toBeGreaterThan(few);
    const shown = tree.element();
    await fold.click();
    await expect.poll(() => tree.query()).toBeNull();
    await fold.click();
    await expect.element(tree).toBeVisible();
    expect(tree.element()).toBe(shown);
  });

  test("tells no time left for a stage that is closed", async () => {
    const past = { autoActionDate: "2026-01-02T10:00:00", isActive: false };
    const closed = { ...past, stageCloseDate: "2026-01-01T10:00:00" };
    const { screen } = await renderCase({ answers: [answered(withStage(closed))] });
    await expect.element(screen.getByText("2 Jan 2026, 10:00")).toBeVisible();
    expect(screen.getByText(/Overdue/).query()).toBeNull();
    await screen.unmount();
    // The control: as long as it is open it is overdue.
    const open = await renderCase({ answers: [answered(withStage(past))] });
    await expect.element(open.screen.getByText(/Overdue/).first()).toBeVisible();
  });

  test("is asked for again by Refresh", async () => {
    const { screen, asked } = await renderCase({
      answers: [
        answered(dispute),
        answered({ ...dispute, bpItem: { ...bpItem, code: "DP-26-999" } }),
      ],
    });
    await screen.getByRole("button", { name: "Refresh" }).click();
    await expect.element(screen.getByRole("heading", { level: 1 })).toHaveTextContent("DP-26-999");
    expect(asked).toHaveLength(2);
  });

  test("is asked for once while its answer is awaited, however often and long that is wished", async () => {
    const { screen, asked } = await renderCase({
      answers: [answered(dispute), () => new Promise<Response>(() => {})],
    });
    const refresh = screen.getByRole("button", { name: "Refresh" });
    await refresh.click();
    await expect.poll(() => asked).toHaveLength(2);
    await expect.element(refresh).toHaveAttribute("aria-disabled", "true");
    await userEvent.keyboard("{Enter}rr");
    expect(asked).toHaveLength(2);
    // What is there can be read meanwhile.
    await expect.element(screen.getByRole("main")).toHaveAttribute("aria-busy", "false");
  });

  test("is asked for once by a key that is held, which goes on through the stages", async () => {
    const { screen, asked } = await renderCase({ answers: [answered(dispute)] });
    await expect.element(screen.getByRole("heading", { name: "Representment" })).toBeVisible();
    await userEvent.keyboard("k");
    await userEvent.keyboard("{j>3}{/j}");
    await expect.element(screen.getByRole("heading", { name: "Closed" })).toBeVisible();
    pressR({ repeat: false });
    await expect.poll(() => asked).toHaveLength(2);
    await expect
      .element(screen.getByRole("button", { name: "Refresh" }))
      .toHaveAttribute("aria-disabled", "false");
    // What is left to the browser is typed or scrolled.
    expect(pressR({ repeat: true })).toBe(false);
    await userEvent.keyboard("k");
    await expect.element(screen.getByRole("heading", { name: "Representment" })).toBeVisible();
    expect(asked).toHaveLength(2);
  });

  test("that fails to refresh itself takes the focus from nobody, and asks no more once it is refused", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    const slow = Promise.withResolvers<Response>();
    const { screen, asked } = await renderCase({
      answers: [answered(dispute), failed(500), () => slow.promise, failed(429), failed(403)],
      settings: { refreshSeconds: 5 },
    });
    await screen.getByRole("switch", { name: "Refresh every 5 s" }).click();
    const find = screen.getByRole("textbox", { name: "Find in case" });
    await find.fill("terminal");
    vi.advanceTimersByTime(5000);
    const alert = screen.getByRole("alert");
    await expect.element(alert).toHaveTextContent("The service failed with status 500.");
    const shown = alert.element();
    await expect.element(find).toHaveFocus();
    const refresh = screen.getByRole("button", { name: "Refresh", exact: true });
    vi.advanceTimersByTime(5000);
    await expect.element(refresh).toHaveAttribute("aria-disabled", "true");
    slow.resolve(failed(500)());
    await expect.element(refresh).toHaveAttribute("aria-disabled", "false");
    expect(alert.element()).toBe(shown);
    await expect.element(find).toHaveFocus();

    vi.advanceTimersByTime(5000);
    await expect.element(alert).toHaveTextContent("status, 429");
    vi.advanceTimersByTime(5000);
    await expect.element(alert).toHaveTextContent("does not allow this");
    await expect.element(find).toHaveFocus();
    vi.advanceTimersByTime(60_000);
    await nextTask();
    expect(asked).toHaveLength(5);
    await refresh.click();
    await expect.element(alert).toHaveFocus();
    expect(asked).toHaveLength(6);
  });

  test("refreshes itself only where that is wanted, and no more once it has ended", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    const ended = { ...dispute, bpItem: { ...bpItem, stages: [] } };
    const stages = [{ ...bpItem.stages[2], isActive: true }];
    const { screen, asked } = await renderCase({
      answers: [answered(dispute), answered(ended), answered({ bpItem: { ...bpItem, stages } })],
      settings: { refreshSeconds: 5 },
    });
    const auto = screen.getByRole("switch", { name: "Refresh every 5 s" });
    await expect.element(auto).toBeVisible();
    const isOn = auto.element().getAttribute("aria-checked") === "true";
    if (isOn) await auto.click();
    vi.advanceTimersByTime(60_000);
    await nextTask();
    expect(asked).toHaveLength(1);
    await auto.click();
    vi.advanceTimersByTime(5000);
    await expect.element(screen.getByText(/This case has no stages/)).toBeVisible();
    vi.advanceTimersByTime(5000);
    await expect.element(screen.getByRole("heading", { level: 2, name: "Closed" })).toBeVisible();
    vi.advanceTimersByTime(60_000);
    await nextTask();
    expect(asked).toHaveLength(3);
    await auto.click();
  });

  test("marks a stage list without an active stage, and two active ones", async () => {
    const { screen } = await renderCase({ answers: [answered(withStage({ isActive: false }))] });
    await expect.element(screen.getByText(/No stage is active, and none says/)).toBeVisible();
  });

  test.each([
    ["2026-12-01 10:00:00", "2026-12-01 10:00:00"],
    ["", "—"],
    [null, "—"],
  ])("a deadline that cannot be read, %j, is not taken for none", async (autoActionDate, text) => {
    const { screen } = await renderCase({ answers: [answered(withStage({ autoActionDate }))] });
    const turn = screen.getByRole("complementary", { name: "Whose turn" });
    await expect.element(turn.getByRole("strong").last()).toHaveTextContent(text);
    await expect.element(turn).toHaveTextContent("Automatic action");
    await expect.element(turn).not.toHaveTextContent("No automatic action");
  });

  test("calls no stage closed for an empty close date, and shows an odd one as sent", async () => {
    const stages = [
      { ...bpItem.stages[1], stageCloseDate: "" },
      { ...bpItem.stages[2], stageCloseDate: "03.11.2026" },
    ];
    const { screen } = await renderCase({ answers: [answered({ bpItem: { ...bpItem, stages } })] });
    const items = screen.getByRole("list", { name: "Stages" }).getByRole("listitem");
    await expect.element(items.nth(1)).toHaveTextContent("Closed 03.11.2026");
    await expect.element(items.nth(0)).not.toHaveTextContent("Closed");
  });

  test("with two active stages is unclear, shows the earliest deadline and leads to what to check", async () => {
    const stages = [
      { ...bpItem.stages[1], autoActionDate: "2026-12-09T10:00:00" },
      { isActive: true, stageId: 9, name: "Appeal", autoActionDate: "2026-12-05T10:00:00" },
    ];
    const { screen } = await renderCase({ answers: [answered({ bpItem: { ...bpItem, stages } })] });
    const turn = screen.getByRole("complementary", { name: "Whose turn" });
    await expect
      .element(turn)
      .toHaveTextContent(/^Unclear: 2 stages are active.*5 Dec 2026, 10:00\s*· Appeal$/);
    // Also while something is looked for, which hides what is to check.
    await screen.getByRole("textbox", { name: "Find in case" }).fill("terminal");
    await turn.getByRole("link", { name: "Things to check" }).click();
    await expect.element(screen.getByRole("region", { name: "Things to check" })).toHaveFocus();
  });

  test.each<[string, object[], RegExp, once: string]>([
    ["has ended", [{ isFinal: true }], /The case has ended:\s*Representment$/, "Representment"],
    [
      "waits for nothing",
      [{ autoActionDate: "9999-12-31T00:00:00" }],
      /No automatic action\s*Representment$/,
      "Representment",
    ],
  ])("that %s says so once, with its stage", async (_what, changes, text, once) => {
    const stages = changes.map((change) => ({ ...bpItem.stages[1], ...change }));
    const { screen } = await renderCase({ answers: [answered({ bpItem: { ...bpItem, stages } })] });
    const turn = screen.getByRole("complementary", { name: "Whose turn" });
    await expect.element(turn).toHaveTextContent(text);
    expect(turn.element().textContent.split(once)).toHaveLength(2);
  });

  test("has a row for each of several transactions, and once the sides that they share", async () => {
    const [one] = bpItem.startTrxProperty;
    const startTrxProperty = [one, { ...one, arn: "" }];
    const { screen } = await renderCase({
      answers: [answered({ bpItem: { ...bpItem, startTrxProperty } })],
    });
    for (const name of ["Transaction 1 of 2", "Transaction 2 of 2"]) {
      await expect.element(screen.getByRole("rowheader", { name })).toBeVisible();
    }
    expect(screen.getByRole("link", { name: "dispute@bank-bb.example" }).elements()).toHaveLength(
      1,
    );
    // What has no ARN says nothing of it.
    expect(screen.getByRole("button", { name: "About this ARN" }).elements()).toHaveLength(1);
  });

  test("groups the amount of a transaction only where the amount alone says the same", async () => {
    const [one] = bpItem.startTrxProperty;
    const sent = (amount: number) => ({ ...one, amount, amountAndCurrency: "1234567.50 RUB" });
    const { screen } = await renderCase({
      answers: [answered({ bpItem: { ...bpItem, startTrxProperty: [sent(1234567.5), sent(7)] } })],
    });
    const rows = screen.getByRole("region", { name: "Transaction" }).getByRole("row");
    await expect.element(rows.nth(1)).toHaveTextContent(/1.234.567\.50 RUB/);
    await expect.element(rows.nth(2)).toHaveTextContent("1234567.50 RUB");
  });

  test("stays where it is when it cannot be read anew", async () => {
    const slow = Promise.withResolvers<Response>();
    const { screen } = await renderCase({
      answers: [answered(dispute), failed(500), () => slow.promise],
    });
    await expect.element(screen.getByRole("region", { name: "Raw" })).toBeVisible();
    const topOf = () =>
      screen.getByRole("list", { name: "Stages" }).element().getBoundingClientRect().top;
    const before = topOf();
    await screen.getByRole("button", { name: "Refresh" }).click();
    const alert = screen.getByRole("alert");
    await expect.element(alert).toBeInViewport();
    expect(topOf()).toBe(before);
    // Whoever asks once more is told of what comes of that, and no longer of what came before.
    await alert.getByRole("button", { name: "Try again" }).click();
    await expect.element(alert).not.toBeInTheDocument();
    slow.resolve(failed(500)());
    await expect.element(alert).toHaveFocus();
  });

  test("whose id looks like a card number is masked before it is there", async () => {
    await renderCase({ answers: [() => new Promise(() => {})], path: "/cases/4111111111111111" });
    await expect.element(document.body).toHaveTextContent("Case 4111••••••••1111");
    expect(document.title).toBe("Case 4111••••••••1111");
    expect(document.body.textContent).not.toContain("4111111111111111");
  });
});

describe("a field", () => {
  const rub =
    '"currency":{"id":1,"numericCode":"643","code":"RUB","displayValue":"RUB","currencyExponent":2}';

  test.each<[string, object, string]>([
    ["money", money(`{"amount":1234567.5,${rub}}`), "1 234 567.50 RUB"],
    [
      "money beyond a double",
      money(`{"amount":9007199254740993.01,${rub}}`),
      "9 007 199 254 740 993.01 RUB",
    ],
    [
      "unreadable money",
      money("{"),
      "as shown The exact amount could not be read; this is the display value.",
    ],
    [
      "a choice",
      { baseTypeCode: "Select", name: "Sum", value: "Lost", valueCode: "4853" },
      "Lost 4853",
    ],
    [
      "unreadable money without a display value",
      { ...money("{"), value: "" },
      "—empty The exact amount could not be read; this is the display value.",
    ],
    ["a code alone", { baseTypeCode: "String", name: "Sum", value: "", valueCode: "840" }, "840"],
    ["a code of digits", { baseTypeCode: "Digits", name: "Sum", valueCode: "0840" }, "0840"],
    [
      "a text with its code",
      { baseTypeCode: "Text", name: "Sum", value: "US dollar", valueCode: "840" },
      "US dollar 840",
    ],
    [
      "a code that is the text",
      { baseTypeCode: "String", name: "Sum", value: "840", valueCode: "840" },
      "840",
    ],
    [
      "the code of an unknown type",
      { baseTypeCode: "GeoPoint", name: "Sum", value: "", valueCode: "xyz" },
      "xyz unknown type GeoPoint",
    ],
    ["digits", { baseTypeCode: "Digits", name: "Sum", value: "007123" }, "007123"],
    ["lines", { baseTypeCode: "Text", name: "Sum", value: "one\ntwo" }, "one\ntwo"],
    [
      "an unknown type",
      { baseTypeCode: "GeoPoint", name: "Sum", value: "1 N", valueCode: "x" },
      "1 N x unknown type GeoPoint",
    ],
    [
      "markup",
      { baseTypeCode: "String", name: "Sum", value: "<img src=x onerror=alert(1)>" },
      "<img src=x onerror=alert(1)>",
    ],
    [
      "a value of another type",
      { baseTypeCode: "String", name: "Sum", value: 17 },
      "17Unexpected type, shown as received",
    ],
    ["money that was not sent", { baseTypeCode: "Money", name: "Sum" }, "—empty"],
    ["nothing", { baseTypeCode: "String", name: "Sum", value: "" }, "—empty"],
  ])("shows %s", async (_name, field, text) => {
    const { screen } = await renderCase({ answers: [answered(withField(field))] });
    await expect
      .element(
        screen
          .getByRole("definition")
          .filter({ hasText: text.slice(0, 3).trim() })
          .first(),
      )
      .toBeInTheDocument();
    const shown = [...document.querySelectorAll("dl dd")].map(({ textContent }) =>
      textContent.replace(/[\u202F\u00A0 ]/g, " "),
    );
    expect(
      shown.map((one) =>
        one.replace(/ ?The exact/, " The exact").replace(/ ?unknown type/, " unknown type"),
      ),
    ).toContain(text);
  });

  test("tells on demand what else was sent about it", async () => {
    const { screen } = await renderCase({
      answers: [
        answered(
          withField({
            ...money(`{"amount":1,${rub}}`),
            description: "What is disputed",
            readOnly: true,
            isLinkedWithTrxField: true,
            mask: "##",
            minLength: 1,
            maxLength: 9,
          }),
        ),
      ],
    });
    const about = screen.getByRole("button", { name: "About Sum" });
    await about.click();
    for (const text of [
      "What is disputed",
      "Read-only",
      "Linked to a transaction field",
      "##",
      "1 to 9",
      "643",
    ]) {
      await expect.element(screen.getByText(text, { exact: true })).toBeVisible();
    }
    await userEvent.keyboard("{Escape}");
    await expect.element(screen.getByText("What is disputed")).not.toBeInTheDocument();
    await expect.element(about).toHaveFocus();
  });
});

test.each<[string, object, string]>([
  ["a least length", { minLength: 3 }, "at least 3"],
  ["a most length", { maxLength: 9 }, "at most 9"],
  ["the beginning of a long input mask", { mask: "#".repeat(80) }, `${"#".repeat(64)}…`],
])("a field tells of %s, and of nothing that was not sent", async (_what, more, text) => {
  const field = { baseTypeCode: "String", name: "Sum", value: "x", ...more };
  const { screen } = await renderCase({ answers: [answered(withField(field))] });
  await screen.getByRole("button", { name: "About Sum" }).click();
  const told = screen.getByText(text, { exact: true });
  await expect.element(told).toBeVisible();
  const details = told.element().closest("dl");
  expect(details?.querySelectorAll("dt")).toHaveLength(2);
});

test("a field of very many documents has a link to each of them", async () => {
  const documentsInfo = Array.from({ length: 150 }, (_, index) => ({ id: `${index}`, name: "" }));
  const { screen } = await renderCase({
    answers: [answered(withField({ baseTypeCode: "String", name: "Files", documentsInfo }))],
  });
  const links = screen
    .getByRole("region", { name: "Representment" })
    .getByRole("button", { name: /^\d+$/ });
  await expect.poll(() => links.elements().map(({ textContent }) => textContent)).toContain("149");
  expect(links.elements()).toHaveLength(150);
});

describe("no case", () => {
  test.each(["1e3", "-1", "0", "0x10", "1%2F..%2F2", "9007199254740993", "１２"])(
    "%s is never asked for",
    async (id) => {
      const { screen, asked } = await renderCase({
        answers: [answered(dispute)],
        path: `/cases/${id}`,
      });
      await expect.element(screen.getByRole("heading", { name: "Not a case id" })).toBeVisible();
      await expect.element(screen.getByRole("alert")).toHaveTextContent("Not a case id");
      await expect.element(screen.getByText("at most 9007199254740991.")).toBeVisible();
      await expect.element(screen.getByRole("main")).toHaveFocus();
      expect(asked).toEqual([]);
    },
  );

  test("is a sentence, a thing to do and a button that does it", async () => {
    const slow = Promise.withResolvers<Response>();
    const { screen, router } = await renderCase({
      answers: [failed(500), answered(dispute), () => slow.promise, answered(odd)],
    });
    const alert = screen.getByRole("alert");
    await expect.element(alert).toHaveTextContent("failed with status 500");
    await expect.element(alert).toHaveFocus();
    await expect
      .element(screen.getByRole("heading", { level: 1 }))
      .toHaveTextContent("Case 900453");
    alert.getByRole("button", { name: "Try again" }).element().focus();
    await userEvent.keyboard("{Enter}");
    await expect.element(screen.getByRole("heading", { level: 1 })).toHaveTextContent("DP-26-453");
    await expect.element(screen.getByRole("main")).toHaveFocus();
    const loaded = screen.getByRole("status").filter({ hasText: "Case 900453 is loaded." });
    await expect.element(loaded).toBeInTheDocument();
    // It is said anew each time.
    await userEvent.keyboard("r");
    await expect.element(loaded).not.toBeInTheDocument();
    slow.resolve(answered(dispute)());
    await expect.element(loaded).toBeInTheDocument();
    // Nobody has asked for another one once more.
    await router.navigate("/cases/900454");
    await expect.element(screen.getByRole("region", { name: "Contract notes" })).toBeVisible();
    expect(screen.getByText("Case 900454 is loaded.").query()).toBeNull();
  });

  test("the service's reason comes first, and another case is offered where trying again is no help", async () => {
    const search = document.createElement("search");
    search.innerHTML = "<label>Case id <textarea></textarea></label>";
    search.firstElementChild?.firstChild?.replaceWith("Case id");
    document.body.append(search);
    onTestFinished(() => search.remove());
    const errorMessage = "Case <b>900453</b> was not found.";
    const { screen } = await renderCase({ answers: [answered({ success: false, errorMessage })] });
    const alert = screen.getByRole("alert");
    await expect.element(alert).toHaveTextContent(/^Case <b>900453<\/b> was not found\./);
    await expect.element(alert).toHaveFocus();
    await expect.element(alert.getByText("The service refused the request")).not.toBeVisible();
    await alert.getByText("Details").click();
    await expect.element(alert.getByText("The service refused the request")).toBeVisible();
    await expect.element(alert.getByRole("button", { name: "Try again" })).not.toBeInTheDocument();
    await alert.getByRole("button", { name: "Open another case" }).click();
    await expect.element(screen.getByRole("textbox", { name: "Case id" })).toHaveFocus();
  });

  test("a long message of the service is folded at 500 characters", async () => {
    const { screen } = await renderCase({
      answers: [answered({ success: false, errorMessage: "x".repeat(700) })],
    });
    await expect.element(screen.getByText(`${"x".repeat(500)}…`)).toBeVisible();
    screen.getByRole("button", { name: "Show all of it" }).element().focus();
    await userEvent.keyboard("{Enter}");
    await expect.element(screen.getByText("x".repeat(700))).toBeVisible();
    expect(document.activeElement).toHaveTextContent("x".repeat(700));
    expect(document.activeElement).not.toHaveTextContent("Details");
  });

  test("a card number in the service's message is masked before the message is folded", async () => {
    const errorMessage = `${"x".repeat(485)}4111111111111111`;
    const { screen } = await renderCase({ answers: [answered({ success: false, errorMessage })] });
    await expect.element(screen.getByText(`${"x".repeat(485)}4111•••••••••••…`)).toBeVisible();
  });

  test("while it loads the page says so, and Cancel gives up", async () => {
    const { screen } = await renderCase({ answers: [() => new Promise<Response>(() => {})] });
    await expect.element(screen.getByRole("main")).toHaveAttribute("aria-busy", "true");
    const said = screen.getByRole("status").filter({ hasText: "Loading case 900453…" });
    await expect.element(said).toBeVisible();
    await screen.getByRole("button", { name: "Cancel" }).click();
    await expect.element(screen.getByRole("main")).toHaveAttribute("aria-busy", "false");
    await expect.element(screen.getByRole("button", { name: "Load the case" })).toBeVisible();
  });

  test("the failure comes back when trying again is cancelled", async () => {
    const { screen } = await renderCase({
      answers: [failed(500), () => new Promise<Response>(() => {})],
    });
    await screen.getByRole("button", { name: "Try again" }).click();
    await screen.getByRole("button", { name: "Cancel" }).click();
    await expect.element(screen.getByRole("alert")).toHaveTextContent("failed with status 500");
    await expect.element(screen.getByRole("alert")).toHaveFocus();
  });
});
