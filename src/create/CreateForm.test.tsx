import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { clearDrafts } from "./clear-drafts.ts";
import {
  answered,
  arn,
  arnBox,
  button,
  card,
  cardBox,
  caseType,
  made,
  otherArn,
  results,
  row,
  showCreate,
  stored,
  transaction,
} from "./fixtures/create-page.tsx";
import { type FormProfile, readFormProfile } from "./form-profile.ts";

beforeEach(clearDrafts);
afterEach(() => {
  vi.restoreAllMocks();
  clearDrafts();
});

async function shippedProfile(): Promise<FormProfile> {
  const response = await fetch("/form-profile.json");
  return readFormProfile(await response.json());
}

async function addRow() {
  await caseType("DP dispute").click();
  await button("Add field").click();
  await expect.element(row(1)).toBeVisible();
}

const textBox = (name: string) => page.getByRole("textbox", { name, exact: true });
const bodyOf = (bodies: readonly string[]): unknown => JSON.parse(bodies[0] ?? "null");

describe("the profile's inputs", () => {
  test("send what their types ask for, files read at the moment of sending", async () => {
    const profile = await shippedProfile();
    const { bodies } = await showCreate({ profile, answers: [answered(true, made(11))] });
    await caseType("DP dispute").click();
    await arnBox().fill(arn);
    await textBox("Disputed amount").fill("1 234,5");
    await page.getByRole("combobox", { name: "Currency" }).selectOptions("KWD");
    await page.getByRole("combobox", { name: "Reason of the dispute" }).selectOptions("4834");
    const goods = page.getByRole("radiogroup", { name: "Goods received" });
    await goods.getByRole("radio", { name: "In part" }).click();
    await textBox("Comment").fill("One\nTwo");
    const files = [
      new File([new Uint8Array([0, 255, 16])], "scan.bin"),
      new File(["ж"], "письмо.txt"),
    ];
    await page.getByLabelText("Documents").upload(files);
    await expect.element(button("Remove scan.bin")).toBeVisible();
    await expect
      .element(page.getByRole("region", { name: "Review" }))
      .toHaveTextContent('{\\"fileName\\":\\"scan.bin\\",\\"content\\":\\"… 3 bytes …\\"}');
    await button("Create case").click();
    await expect.element(results()).toBeVisible();
    expect(bodyOf(bodies)).toEqual({
      operationDataList: [{ acquirerReferenceData: arn }],
      fields: [
        { code: "f_DisputeAmount", value: '{"amount":"1234.500","currencyCode":"414"}' },
        { code: "f_DisputeReason", value: "4834" },
        { code: "f_GoodsReceived", value: "2" },
        { code: "f_Comment", value: "One\nTwo" },
        { code: "f_Docs", value: '{"fileName":"scan.bin","content":"AP8Q"}' },
        { code: "f_Docs", value: '{"fileName":"письмо.txt","content":"0LY="}' },
      ],
      bpCode: "DP",
    });
  });

  test("the preselected currency is sent as it is shown", async () => {
    const profile = await shippedProfile();
    const { bodies } = await showCreate({ profile, answers: [answered(true, made(11))] });
    await caseType("GF good faith").click();
    await arnBox().fill(arn);
    await textBox("Disputed amount").fill("1000");
    await textBox("What is asked for").fill("A refund, please");
    await button("Create case").click();
    await expect.element(results()).toBeVisible();
    expect(bodies[0]).toContain(JSON.stringify('{"amount":"1000.00","currencyCode":"643"}'));
  });

  test("are required when another field says so, and say it beside the label", async () => {
    await showCreate({ profile: await shippedProfile() });
    await caseType("FR fraud").click();
    await expect.element(textBox("Comment")).toHaveAttribute("aria-required", "false");
    await page.getByRole("combobox", { name: "Type of fraud" }).selectOptions("40");
    await expect.element(textBox("Comment")).toHaveAttribute("aria-required", "true");
  });

  test("keep what two case types have in common", async () => {
    await showCreate({ profile: await shippedProfile() });
    await caseType("FR fraud").click();
    await textBox("Disputed amount").fill("12");
    await caseType("COM complaint").click();
    await expect.element(textBox("Disputed amount")).toHaveValue("12");
    await expect
      .element(page.getByRole("combobox", { name: "Type of fraud" }))
      .not.toBeInTheDocument();
  });
});

describe("what is wrong", () => {
  test("stands beside the inputs, is counted, takes the focus, and nothing is sent or lost", async () => {
    const { bodies } = await showCreate({ profile: await shippedProfile() });
    await caseType("COM complaint").click();
    await button("Add transaction").click();
    await arnBox(1).fill(arn);
    await cardBox(2).fill("1234");
    await textBox("Day of the violation").fill("31.02.2026");
    await textBox("What happened").fill("A long story");
    await textBox("Disputed amount").fill("ten");
    await button("Create case").click();
    const summary = page.getByRole("alert");
    await expect.element(summary).toHaveTextContent("3 things need your attention");
    await expect.element(cardBox(2)).toHaveFocus();
    await expect.element(transaction(2)).toHaveTextContent("A card number has 12 to 19 digits.");
    await expect
      .element(textBox("Day of the violation"))
      .toHaveAccessibleDescription(/Type a date of the calendar/);
    await expect.element(textBox("Disputed amount")).toHaveAccessibleDescription(/plain amount/);
    expect(bodies).toEqual([]);

    await button("Remove transaction 2").click();
    await textBox("Day of the violation").fill("01.02.2026");
    await textBox("Day it was noticed").fill("02.02.2026");
    await textBox("Disputed amount").fill("5");
    await button("Create case").click();
    await expect.element(summary).toHaveTextContent("1 thing needs your attention");
    await expect.element(textBox("Why it was noticed later")).toHaveFocus();
    await textBox("Why it was noticed later").fill("Post");
    await expect.element(summary).not.toBeInTheDocument();
  });

  test("without a case type the choice takes the focus", async () => {
    await showCreate();
    await arnBox().fill(arn);
    await button("Create case").click();
    await expect.element(caseType("DP dispute")).toHaveFocus();
    await expect.element(page.getByText("Choose the case type.")).toBeVisible();
  });

  test("a doubtful ARN and one that is there twice are pointed out, and sent all the same", async () => {
    const { bodies } = await showCreate({ answers: [answered(true, made(11), made(12))] });
    await caseType("GF good faith").click();
    await arnBox().fill("7400");
    await button("Add transaction").click();
    await arnBox(2).fill("7400");
    await expect.element(transaction(1)).toHaveTextContent("4 digits; an ARN has 23.");
    await expect.element(transaction(2)).toHaveTextContent("The same ARN as transaction 1.");
    await button("Create case").click();
    await expect.element(results()).toBeVisible();
    expect(bodies).toHaveLength(1);
  });
});

describe("a draft", () => {
  test("is there after a reload, without card numbers and files", async () => {
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

    await showCreate({ profile });
    await expect.element(caseType("FR fraud")).toBeChecked();
    await expect.element(arnBox()).toHaveValue(arn);
    await expect.element(textBox("Disputed amount")).toHaveValue("12,5");
    await expect.element(row(1).getByRole("textbox", { name: "Code" })).toHaveValue("f_X");
    await expect.element(cardBox()).toHaveValue("");
    await expect.element(transaction(1)).toHaveTextContent("Not kept; type it again.");
    await expect.element(button("Remove secret.txt")).not.toBeInTheDocument();
    await button("Start over").click();
    await expect.element(arnBox()).toHaveValue("");
    await expect.poll(() => sessionStorage.length).toBe(0);
  });

  test("is gone once everything is created, and the failed rows are left of it otherwise", async () => {
    const { screen } = await showCreate({
      answers: [answered(false, made(11), { success: false }), answered(true, made(12))],
    });
    await caseType("DP dispute").click();
    await arnBox().fill(arn);
    await button("Add transaction").click();
    await arnBox(2).fill(otherArn);
    await button("Create case").click();
    await expect.element(results()).toBeVisible();
    window.dispatchEvent(new Event("pagehide"));
    expect(stored()).toContain(otherArn);
    expect(stored()).not.toContain(arn);
    await button("Retry failed only").click();
    await button("Create case").click();
    await expect.element(page.getByRole("alert")).toHaveTextContent("1 of 1 created");
    window.dispatchEvent(new Event("pagehide"));
    expect(sessionStorage).toHaveLength(0);
    await screen.unmount();
  });

  test("and the open form are emptied by signing out", async () => {
    await showCreate();
    await arnBox().fill(arn);
    window.dispatchEvent(new Event("pagehide"));
    expect(stored()).toContain(arn);
    clearDrafts();
    await expect.element(arnBox()).toHaveValue("");
    expect(sessionStorage).toHaveLength(0);
  });
});

describe("leaving", () => {
  test("a changed form asks, an untouched one does not", async () => {
    const { router } = await showCreate();
    await router.navigate("/cases/7");
    await page.getByRole("link", { name: "Back to create" }).click();
    await arnBox().fill(arn);
    await router.navigate("/cases/7");
    const dialog = page.getByRole("dialog", { name: "Leave this form?" });
    await dialog.getByRole("button", { name: "Stay" }).click();
    await expect.element(arnBox()).toHaveValue(arn);
    const unload = new Event("beforeunload", { cancelable: true });
    window.dispatchEvent(unload);
    expect(unload.defaultPrevented).toBe(true);
    await router.navigate("/cases/7");
    await dialog.getByRole("button", { name: "Leave" }).click();
    await page.getByRole("link", { name: "Back to create" }).click();
    await expect.element(arnBox()).toHaveValue(arn);
  });

  test("a case that was just created is opened without a question", async () => {
    const { router } = await showCreate({
      answers: [answered(false, made(11), { success: false })],
    });
    await caseType("DP dispute").click();
    await arnBox().fill(arn);
    await cardBox().fill(card);
    await button("Add transaction").click();
    await arnBox(2).fill(otherArn);
    await button("Create case").click();
    await page.getByRole("link", { name: "Open case 11" }).click();
    await expect.poll(() => router.state.location.pathname).toBe("/cases/11");
  });
});

describe("a link", () => {
  test("fills the form, and a card number in it is refused and taken out of the address", async () => {
    const { router } = await showCreate({
      profile: await shippedProfile(),
      search: `?bpCode=FR&field.f_FraudType=40&field.f_New=7&field.f_Comment=${card}`,
    });
    await expect.element(caseType("FR fraud")).toBeChecked();
    await expect.element(page.getByRole("combobox", { name: "Type of fraud" })).toHaveValue("40");
    await expect.element(row(1).getByRole("textbox", { name: "Value" })).toHaveValue("7");
    await expect.element(textBox("Comment")).toHaveValue("");
    await expect.element(page.getByRole("alert")).toHaveTextContent("field.f_Comment");
    expect(router.state.location.search).toBe("?bpCode=FR&field.f_FraudType=40&field.f_New=7");
    expect(router.state.historyAction).toBe("REPLACE");
    expect(document.body.textContent).not.toContain(card);
  });
});

describe("rows", () => {
  test("pasted from a spreadsheet become transactions; what cannot be read stays to be corrected", async () => {
    const { bodies } = await showCreate({ answers: [answered(true, made(11), made(12))] });
    await caseType("DP dispute").click();
    await button("Paste from a spreadsheet").click();
    const dialog = page.getByRole("dialog", { name: "Paste from a spreadsheet" });
    const box = dialog.getByRole("textbox", { name: "Rows" });
    await expect.element(box).toHaveFocus();
    await box.fill(`ARN\tCard\n${arn}\t${card}\n7.4E+22\t${card}`);
    await dialog.getByRole("button", { name: "Add these rows" }).click();
    await expect.element(dialog).toHaveTextContent("1 transaction added.");
    await expect.element(dialog).toHaveTextContent("Row 3: the spreadsheet has shortened");
    await expect.element(box).toHaveValue(`7.4E+22\t${card}`);
    await box.fill(otherArn);
    await dialog.getByRole("button", { name: "Add these rows" }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(page.getByText("2 transactions added.")).toBeVisible();
    await expect.element(arnBox(1)).toHaveValue(arn);
    await expect.element(cardBox(1)).toHaveValue("4111 •••• •••• 1111");
    await expect.element(arnBox(2)).toHaveValue(otherArn);
    await button("Create case").click();
    await expect.element(results()).toBeVisible();
    expect(bodyOf(bodies)).toMatchObject({
      operationDataList: [
        { acquirerReferenceData: arn, CardNumber: card },
        { acquirerReferenceData: otherArn },
      ],
    });
  });

  test("are removed with their card number, the others keep theirs", async () => {
    const { bodies } = await showCreate({ answers: [answered(true, made(11))] });
    await caseType("DP dispute").click();
    await expect.element(button("Remove transaction 1")).not.toBeInTheDocument();
    await cardBox(1).fill("378282246310005");
    await button("Add transaction").click();
    await expect.element(arnBox(2)).toHaveFocus();
    await cardBox(2).fill(card);
    await button("Remove transaction 1").click();
    await expect.element(cardBox(1)).toHaveValue("4111 •••• •••• 1111");
    await button("Create case").click();
    await expect.element(results()).toBeVisible();
    expect(bodyOf(bodies)).toMatchObject({ operationDataList: [{ CardNumber: card }] });
    expect(bodies[0]).not.toContain("3782");
  });

  test("of code and value need a code, and are removed by name", async () => {
    const { bodies } = await showCreate();
    await caseType("DP dispute").click();
    await arnBox().fill(arn);
    await button("Add field").click();
    await button("Add field").click();
    await row(2).getByRole("textbox", { name: "Value" }).fill("x");
    await button("Create case").click();
    await expect.element(row(2).getByRole("textbox", { name: "Code" })).toHaveFocus();
    await button("Remove field 1").click();
    await expect.element(row(1).getByRole("textbox", { name: "Value" })).toHaveValue("x");
    expect(bodies).toEqual([]);
  });
});

test("two hundred transactions take a key without delay", async () => {
  await showCreate();
  await button("Paste from a spreadsheet").click();
  const dialog = page.getByRole("dialog", { name: "Paste from a spreadsheet" });
  await dialog.getByRole("textbox").fill(`${arn}\t${card}\n`.repeat(200));
  await dialog.getByRole("button", { name: "Add these rows" }).click();
  await expect.element(arnBox(200)).toBeInTheDocument();
  const box = arnBox(200).element();
  if (!(box instanceof HTMLInputElement)) throw new Error("no text box");
  const times: number[] = [];
  for (let key = 0; key < 10; key++) {
    const begun = performance.now();
    box.setRangeText("7", box.value.length, box.value.length, "end");
    box.dispatchEvent(new InputEvent("input", { bubbles: true }));
    // React draws what a key has changed before the next task.
    await Promise.resolve();
    times.push(performance.now() - begun);
  }
  await expect.element(transaction(200)).toHaveTextContent("33 digits; an ARN has 23.");
  expect(times.toSorted((one, other) => one - other)[5]).toBeLessThan(30);
});

describe("a form profile", () => {
  test("comes from the file the settings name", async () => {
    await showCreate({ profile: "fetched" });
    await caseType("DP dispute").click();
    await expect.element(textBox("Disputed amount")).toBeVisible();
    await expect.element(page.getByRole("main")).toHaveAttribute("aria-busy", "false");
  });

  test("that cannot be used says where, and free rows work", async () => {
    await showCreate({ profile: "fetched", settings: { formProfile: "config.json" } });
    await expect.element(page.getByRole("alert")).toHaveTextContent("cannot be used: “version”");
    await addRow();
  });

  test("that is not there is none", async () => {
    vi.spyOn(window, "fetch").mockResolvedValue(new Response("", { status: 404 }));
    await showCreate({ profile: "fetched" });
    await addRow();
    await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
  });

  test("that cannot be loaded is asked for again by a button", async () => {
    const fetching = vi.spyOn(window, "fetch").mockRejectedValueOnce(new TypeError("no network"));
    await showCreate({ profile: "fetched" });
    await expect.element(page.getByRole("alert")).toHaveTextContent("could not be loaded");
    await addRow();
    fetching.mockRestore();
    await button("Try again").click();
    await expect.element(textBox("Disputed amount")).toBeVisible();
    await expect.element(row(1)).toBeVisible();
  });
});
