import { afterEach, beforeEach, expect, test, vi } from "vitest";
import dispute from "#wire/fixtures/dispute.json";
import { pressP, showAsPaper } from "../fixtures/paper.ts";
import { caseAnswer, renderCase } from "../fixtures/render-case.tsx";

afterEach(() => void vi.restoreAllMocks());

const arrival = vi.hoisted(() => Promise.withResolvers<void>());
vi.mock("./PrintedCase.tsx", async (load) => {
  await arrival.promise;
  return load();
});

const card = "4111111111111111";
const { bpItem } = dispute;
const note = { baseTypeCode: "String", name: "Note", value: `paid by ${card}` };
const letter = { baseTypeCode: "Text", name: "Letter", value: `${"word ".repeat(1500)}Yours` };
const fields = [note, letter, { ...note, name: "Score", value: "417", visible: false }];
const documentsInfo = [{ id: "1", name: "receipt.pdf" }, { id: "2" }];

const issuer = { ...note, name: "Issuer", value: "Bank AA", visible: false, documentsInfo };
const answers = [
  caseAnswer({
    stages: [bpItem.stages[0], { ...bpItem.stages[1], fields }],
    participantFields: [issuer],
  }),
];

/** The text of the print layout, which is beside the application in the body. */
const paper = () => document.querySelector("body > div:last-child")?.textContent ?? "";

const printed: string[] = [];
const print = () => {
  dispatchEvent(new Event("beforeprint"));
  printed.push(paper());
  dispatchEvent(new Event("afterprint"));
};
beforeEach(() => {
  printed.length = 0;
  vi.spyOn(window, "print").mockImplementation(print);
});

// First: the print layout stays loaded after the first test.
test("Ctrl+P waits until the print layout is loaded", async () => {
  const { screen } = await renderCase({ answers });
  await expect.element(screen.getByRole("heading", { level: 1 })).toHaveTextContent("DP-26-453");
  await expect.poll(() => pressP()).toBe(false);
  for (const how of [{}, { ctrlKey: true, shiftKey: true }, { metaKey: true, altKey: true }]) {
    expect(pressP(how)).toBe(true);
  }
  expect(printed).toEqual([]);
  arrival.resolve();
  await expect.poll(() => printed).toHaveLength(1);
  expect(printed[0]).toContain("Retrieved");
});

test("Ctrl+P is left to the browser once the print layout is loaded", async () => {
  const { screen } = await renderCase({ answers });
  await expect.element(screen.getByRole("region", { name: "Raw" })).toBeVisible();
  expect(pressP()).toBe(true);
  expect(printed).toEqual([]);
});

test("a case that arrives during print emulation is laid out for paper, until the emulation ends", async () => {
  showAsPaper();
  const asked = vi.spyOn(window, "matchMedia");
  await renderCase({ answers });
  await expect.poll(paper).toContain("Retrieved");
  const results = asked.mock.results.map(({ value }: { readonly value: unknown }) => value);
  vi.restoreAllMocks();
  for (const media of results) {
    if (media instanceof MediaQueryList) media.dispatchEvent(new Event("change"));
  }
  await expect.poll(paper).not.toContain("Retrieved");
});

test("Print prints every stage with card numbers masked, and removes the layout again", async () => {
  const { screen } = await renderCase({ answers, settings: { timeZone: "Asia/Tokyo" } });
  await screen.getByRole("button", { name: "Show number" }).click();
  expect(document.body.textContent).toContain(`paid by ${card}`);
  await screen.getByRole("button", { name: "Print" }).click();
  await expect.poll(() => printed).toHaveLength(1);
  for (const text of [
    "Case 900453 · DP-26-453",
    "Retrieved",
    "Times of the case are by the service's clock (Asia/Tokyo), as received.",
    "Stage times",
    "Dispute opened",
    "Terminal",
    "Representment",
    "paid by 4111••••••••1111",
    "word word Yours",
    "Scorehidden417",
    "74000001234567890123456",
    "Participants",
    "IssuerhiddenBank AA",
    "Attachments",
    "receipt.pdf",
    "unnamed document 2",
  ]) {
    expect(printed[0]).toContain(text);
  }
  expect(printed[0]).not.toContain(card);
  await expect.poll(paper).not.toContain("Retrieved");
});

test("parts that were not received are left out on paper, except that there are no files", async () => {
  const { screen } = await renderCase({
    answers: [caseAnswer({ stages: [], participantFields: [] })],
  });
  await expect.element(screen.getByRole("heading", { name: "Raw" })).toBeVisible();
  await screen.getByRole("button", { name: "Print" }).click();
  await expect.poll(() => printed).toHaveLength(1);
  expect(printed[0]).toContain("Attachments—");
  for (const text of ["Stage times", "Contract notes"]) expect(printed[0]).not.toContain(text);
});

test.each<["signOut" | "lock"]>([["signOut"], ["lock"]])(
  "a case is not printed after %s",
  async (end) => {
    const { screen, session } = await renderCase({ answers, settings: { auth: "token" } });
    session.signIn("a token");
    await expect.element(screen.getByRole("heading", { level: 1 })).toHaveTextContent("DP-26-453");
    print();
    session[end]();
    await expect.poll(() => (print(), printed.at(-1))).not.toContain("Retrieved");
    expect(printed[0]).toContain("Retrieved");
  },
);
