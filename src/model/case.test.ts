import { expect, test } from "vitest";
import dispute from "#wire/fixtures/dispute.json";
import { ExactNumber } from "#wire/json.ts";
import { cardText, documentsOf, withMeanings } from "./case.ts";
import { currencyOf } from "./disputed.ts";
import { itemWith, caseOf as read } from "./fixtures/case-of.ts";
import { findStage, initialStage, isClosed } from "./stage.ts";

const withStages = (...stages: object[]) => read({ ...dispute.bpItem, ...itemWith(...stages) });

test("shows four digits at either end of a card, however many were received", () => {
  const number = "4276160912341234";
  const shown = read({ cardPrefix: number, cardSuffix: number });
  expect(cardText(shown)).toBe("4276 •••• •••• 1234");
});

/** Every flag of a case, with one value. */
function flagsOf(claim: unknown) {
  const fields = [{ visible: claim, readOnly: claim, isLinkedWithTrxField: claim }];
  const isActive = claim;
  const stage = { isActive, isFinal: claim, isNextStage: claim, isAutoAction: claim, fields };
  const { hasReversal, viewerObserves, operatorRole, stages, transactions } = read({
    isReversalExists: claim,
    isCurentUserObserver: claim,
    operatorRole: claim,
    startTrxProperty: [{ operatorInitiator: claim }],
    stages: [stage],
  });
  return {
    ofCase: { hasReversal, viewerObserves, operatorRole },
    ofStage: stages.map(({ isActive, isFinal, isNext, isAutoAction }) => {
      return { isActive, isFinal, isNext, isAutoAction };
    }),
    ofField: stages[0]?.fields.map(({ isVisible, isReadOnly, isLinked }) => {
      return { isVisible, isReadOnly, isLinked };
    }),
    ofTransaction: transactions.map(({ operatorIsInitiator }) => operatorIsInitiator),
  };
}

test.each<[unknown, boolean]>([
  [1, true],
  [" TRUE ", true],
  [new ExactNumber("1.0"), true],
  ["0", false],
])("reads %j as %j", (claim, flag) => {
  expect(flagsOf(claim)).toEqual(flagsOf(flag));
});

test.each(["no", null, { is: true }])("%j is no flag, and hides nothing", (claim) => {
  const { ofStage, ofField } = flagsOf(claim);
  expect(ofStage).toEqual(flagsOf(false).ofStage);
  expect(ofField).toEqual([{ isVisible: true, isReadOnly: false, isLinked: false }]);
});

test("reads an unknown control action, ids that came as text, and an observer that is no list", () => {
  const { controlActions } = withStages({ controlActionStatus: ["Waiting", 2] }).stages[0] ?? {};
  expect(controlActions).toEqual(["Waiting", { unknown: "2" }]);
  const { stages } = withStages({ stageId: "42" }, { stageId: "43" });
  expect(stages.map(({ key }) => key)).toEqual(["42", "43"]);
  expect(findStage(stages, "43")).toBe(stages[1]);
  expect(read({ observerList: "ivanov" }).observers).toEqual(["ivanov"]);
});

test("finds documents beside fields that could not be read", () => {
  const shown = withStages({
    fields: [
      5,
      new ExactNumber("7.50"),
      { name: "None", documentsInfo: [] },
      { name: "Other", documentsInfo: "x" },
      { name: "Evidence", documentsInfo: [null, { id: "7", name: "a.pdf" }] },
    ],
  });
  expect(documentsOf(shown)).toMatchObject([
    { path: "stages[0].fields[2].documentsInfo[0]", stage: "S1", field: "Evidence" },
  ]);
});

test("a sentinel is no date, wherever it stands", () => {
  const [never, open] = ["9999-12-31T00:00:00", "0001-01-01T00:00:00"];
  const documentsInfo = [{ creationDate: open }, { creationDate: never }];
  const shown = read({
    dateCreated: open,
    startTrxProperty: [{ date: open, transactionDate: never }],
    stages: [
      {
        isActive: true,
        autoActionDate: never,
        stageCloseDate: open,
        startDate: open,
        stageCreateDate: never,
        controlActionActionDate: open,
        fields: [{ documentsInfo }],
      },
      { autoActionDate: open, stageCloseDate: never },
    ],
  });
  const { created, stages, transactions } = shown;
  const none = { started: undefined, created: undefined, controlActionDate: undefined };
  const neither = { autoAction: "never", closed: "open" };
  expect(created).toBeUndefined();
  expect(stages).toMatchObject([{ ...neither, ...none }, neither]);
  expect(stages.map(isClosed)).toEqual([false, false]);
  expect(documentsOf(shown).map((document) => document.created)).toEqual([undefined, undefined]);
  expect(transactions).toMatchObject([{ date: undefined, transactionDate: undefined }]);
});

test("a close date of an implausible year closes nothing", () => {
  const years = ["1753", "2999"].map((year) => `${year}-01-01T00:00:00`);
  const { stages } = withStages(
    ...years.map((stageCloseDate) => ({ stageCloseDate, isFinal: true })),
  );
  expect(stages.map(isClosed)).toEqual([false, false]);
  expect(stages[0]?.hasCaseEnded).toBe(false);
  expect(withStages({ stageCloseDate: "28.11.2026 18:35" }).stages.map(isClosed)).toEqual([true]);
});

const exact = (source: string) => new ExactNumber(source);

test.each([
  [exact("1000.00"), 1000, "1000.00 RUB", "RUB"],
  [1000, exact("1e3"), "1 000,00\u00A0RUB", "RUB"],
  [1000, 1000, "RUB 1000.00", ""],
  [exact("1e400"), 1000, "1000.00 RUB", ""],
  [1000, undefined, "1000.00 RUB", ""],
])(
  "a case of %j with a transaction of %j, %s, has the currency %j",
  (amount, transacted, amountAndCurrency, currency) => {
    const startTrxProperty = [{ amount: transacted, amountAndCurrency }];
    expect(currencyOf(read({ amount, startTrxProperty }))).toBe(currency);
  },
);

test("the stage of the link is opened, else the active one, else the last", () => {
  const { stages } = read(dispute.bpItem);
  expect(initialStage(stages, "41")?.name).toBe("Dispute opened");
  expect(initialStage(stages, "7001")?.name).toBe("Dispute opened");
  expect(initialStage(stages, "999")?.name).toBe("Representment");
  expect(initialStage(withStages({}, {}).stages, null)?.name).toBe("S2");
});

const card = 4276161600371107;

test("no stage is addressed by what looks like a card number", () => {
  const { stages } = withStages({ stageId: card }, { stageId: 42 });
  expect(stages.map(({ key }) => key)).toEqual(["at-1", "42"]);
  expect(findStage(stages, String(card))).toBeUndefined();
});

const ruling = { code: "f_Ruling", value: "In favour of the issuer" };
const sum = { code: "f_Amount", value: "318.00 USD" };

test.each<[string, fields: readonly object[], outcome: readonly string[]]>([
  ["several, in the profile's order", [sum, ruling], ["f_Ruling", "f_Amount"]],
  ["nothing hidden", [{ ...ruling, visible: false }], []],
  ["nothing empty", [{ ...ruling, value: "" }], []],
  ["a code alone", [{ ...ruling, value: "", valueCode: "ISS" }], ["f_Ruling"]],
])("the outcome is %s", (_what, fields, outcome) => {
  const ended = read({ stages: [{ isActive: true, isFinal: true, fields }] });
  const meanings = { caseTypes: {}, outcomeFields: ["f_Ruling", "f_Amount"] };
  expect(withMeanings(ended, meanings).outcome.map(({ code }) => code)).toEqual(outcome);
});
