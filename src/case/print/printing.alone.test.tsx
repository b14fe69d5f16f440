import { afterEach, beforeEach, expect, test, vi } from "vitest";
import dispute from "#wire/fixtures/dispute.json";
import { pressP, showAsPaper } from "../fixtures/paper.ts";
import { renderCase } from "./render-case.tsx";

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
const careless = {
  ...dispute,
  bpItem: {
    ...bpItem,
    stages: [bpItem.stages[0], { ...bpItem.stages[1], fields }],
    participantFields: [issuer],
  },
};
const answers = [() => new Response(JSON.stringify(careless))];

/** The paper: what stands on the page beside the application. */
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

// First, since what prints stays loaded from the first test on.
test("Ctrl+P waits for what prints, where that is still on its way", async () => {
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

test("once all is there Ctrl+P is left to the browser", async () => {
  const { screen } = await renderCase({ answers });
  await expect.element(screen.getByRole("region", { name: "Raw" })).toBeVisible();
  expect(pressP()).toBe(true);
  expect(printed).toEqual([]);
});

test("a case that comes while the screen is shown as paper is on the paper, until it is shown as a screen", async () => {
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

test("Print prints every stage with card numbers masked, and leaves nothing behind", async () => {
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

test("what a case was sent without is not on paper, but that it has no files", async () => {
  const bare = { ...dispute, bpItem: { ...bpItem, stages: [], participantFields: [] } };
  const { screen } = await renderCase({ answers: [() => Response.json(bare)] });
  await expect.element(screen.getByRole("heading", { name: "Raw" })).toBeVisible();
  await screen.getByRole("button", { name: "Print" }).click();
  await expect.poll(() => printed).toHaveLength(1);
  expect(printed[0]).toContain("Attachments—");
  for (const text of ["Stage times", "Contract notes"]) expect(printed[0]).not.toContain(text);
});

test.each<["signOut" | "lock"]>([["signOut"], ["lock"]])(
  "a case that may not be read any more is not printed: %s",
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
