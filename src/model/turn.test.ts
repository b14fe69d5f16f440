import { expect, test } from "vitest";
import { caseOf, itemWith } from "./fixtures/case-of.ts";
import { asSeenBy, caseSentence, isFinished, openStageOf, turnOf } from "./turn.ts";

/** Tokyo, where 10:00 comes before 08:00Z. */
const settings = { timeZone: "Asia/Tokyo", acquirerRoles: ["Acquirer", "Эквайер"] };

const withStages = (stages: readonly object[], more: object = {}) =>
  caseOf({ ...more, ...itemWith(...stages) });

const closed = "2026-11-03T08:30:00";
const waiting = { isActive: true, controlActionStatus: "Waiting", isMerchantItemStage: 1 };

test.each<[object[], object]>([
  [[{ isActive: true, isFinal: true }], { kind: "ended" }],
  [[{}, { isFinal: true, stageCloseDate: closed }], { kind: "ended", stage: { name: "S2" } }],
  [[], { kind: "unclear", reason: "no-stages" }],
  [[{}, { isFinal: true }], { kind: "unclear", reason: "no-active-stage" }],
  [
    [{ isActive: true }, { isActive: true, userName: "smirnov" }],
    { kind: "unclear", reason: "several-active-stages", count: 2 },
  ],
  [[{ ...waiting, stageCloseDate: closed }], { kind: "unclear", reason: "active-and-closed" }],
  [[{ ...waiting, controlActionStatus: ["Waiting"], userName: "petrova" }], { kind: "acquirer" }],
  [[{ isActive: true, userName: "smirnov" }], { kind: "user", user: "smirnov" }],
  [[{ isActive: true }], { kind: "inProgress", stage: { name: "S1" } }],
])("the turn of %j is %j", (stages, turn) => {
  const shown = withStages(stages);
  expect(turnOf(shown, settings)).toMatchObject(turn);
  expect(isFinished(shown)).toBe(turnOf(shown, settings).kind === "ended");
});

test.each([{ $values: [{ isActive: true }] }, [5]])(
  "with %j for stages it is unclear whose turn it is",
  (stages) => {
    const turn = { kind: "unclear", reason: "unread-stages" };
    expect(turnOf(caseOf({ stages }), settings)).toMatchObject(turn);
  },
);

test.each(["AcceptedByAcquirer", "Escalated"])(
  "a merchant stage that is %s is no evidence that the merchant has to act",
  (controlActionStatus) => {
    const stage = { ...waiting, controlActionStatus };
    expect(turnOf(withStages([stage]), settings).kind).toBe("inProgress");
    expect(turnOf(withStages([{ ...stage, userName: "petrova" }]), settings).kind).toBe("user");
  },
);

test.each<[object, string]>([
  [{ operatorRole: "Acquirer" }, "mine"],
  [{ operatorRole: " ЭКВАЙЕР " }, "mine"],
  [{ operatorRole: "Issuer" }, "acquirer"],
  // The declared boolean says who has initiated the case; the transactions name the role.
  [{ operatorRole: true, startTrxProperty: [{ operatorRoleName: "acquirer" }] }, "mine"],
])("a waiting action with %j: %s", (more, kind) => {
  expect(turnOf(withStages([waiting], more), settings).kind).toBe(kind);
});

test.each<[stage: object, role: string, operatorName: string, turn: object]>([
  [{ userName: " Petrova" }, "Issuer", "PETROVA ", { kind: "mine" }],
  [{ userName: "petrova" }, "Issuer", "smirnov", { kind: "user", user: "petrova" }],
  [{ userName: "й" }, "Issuer", "И\u0306", { kind: "mine" }],
  // A blank name is nobody's, neither the stage's nor the operator's.
  [{ userName: "  " }, "Issuer", "  ", { kind: "inProgress", user: "" }],
  [{ ...waiting, userName: "  " }, "Acquirer", "", { kind: "mine", user: "" }],
  [{ ...waiting, userName: "smirnov" }, "Acquirer", "petrova", { kind: "bank", user: "smirnov" }],
])("the turn in %j for a bank as %s is for “%s” %j", (stage, operatorRole, operatorName, turn) => {
  const shown = withStages([{ isActive: true, ...stage }], { operatorRole });
  expect(asSeenBy(turnOf(shown, settings), operatorName)).toMatchObject(turn);
});

const due = (day: number, more: object = { isActive: true }) => ({
  ...more,
  autoActionDate: `2026-12-${String(day).padStart(2, "0")}T10:00:00`,
});
const inUtc = { isActive: true, autoActionDate: "2026-12-05T08:00:00Z" };

test.each<[string, object[], string | undefined]>([
  ["of several active stages", [due(9), due(1, {}), due(5)], "S3"],
  ["by the service's wall clock", [inUtc, due(5)], "S2"],
  [
    "of those that can be read",
    [{ isActive: true }, { isActive: true, autoActionDate: "31.12.2026" }, due(5)],
    "S3",
  ],
])("an unclear turn has the earliest deadline %s", (_name, stages, name) => {
  const turn = turnOf(withStages(stages), settings);
  expect(turn.kind).toBe("unclear");
  expect(turn.stage?.name).toBe(name);
  expect(openStageOf(turn)).toBe(turn.stage);
});

test("a case that has ended waits for no automatic action", () => {
  const stage = { isActive: true, isFinal: true, autoActionDate: "2026-12-01T10:00:00" };
  expect(openStageOf(turnOf(withStages([stage]), settings))).toBeUndefined();
});

const running = { name: "A", isActive: true };

test.each<[string, stages: readonly object[], sentence: string]>([
  [
    "of the active stage, in full",
    [{ ...running, longDescription: "Long.", description: "Short." }],
    "Long.",
  ],
  ["of the case", [running], "Of the case."],
  [
    "never another stage's than the deadline",
    [
      { ...running, description: "1" },
      { ...running, autoActionDate: "2026-12-05T10:00:00" },
    ],
    "",
  ],
])("the sentence is that %s", (_whose, stages, sentence) => {
  const shown = caseOf({ stages, stageDescription: "Of the case." });
  expect(caseSentence(shown, turnOf(shown, settings))).toBe(sentence);
});
