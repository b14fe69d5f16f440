import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { Case } from "#model/case.ts";
import type { Stage } from "#model/stage.ts";
import dispute from "#wire/fixtures/dispute.json";
import { printedText, renderCase, retrieve } from "./fixtures/render-case.tsx";

/** A copy with a value of a wrong type, so that the part that shows the property throws. */
function broken<T extends object>(original: T, property: keyof T, value: unknown): T {
  const copy = { ...original };
  Reflect.set(copy, property, value);
  return copy;
}

const brokenActive = (property: keyof Stage, value: unknown) => (caseData: Case) => ({
  ...caseData,
  stages: caseData.stages.map((stage) =>
    stage.name === "Representment" ? broken(stage, property, value) : stage,
  ),
});

async function renderBroken(change: (caseData: Case) => Case) {
  const retrieved = await retrieve(JSON.stringify(dispute));
  return renderCase({
    cached: { ...retrieved, case: change(retrieved.case) },
    isQuiet: true,
  });
}

const notice = page.getByText(/could not be shown/);
const region = (name: string) => page.getByRole("region", { name, exact: true });
const regions = [
  "Representment",
  "Attachments",
  "Transaction",
  "Participants",
  "Answer of the service",
];

test.each<[string, (caseData: Case) => Case, missing: readonly string[]]>([
  ["the stage and things to check", brokenActive("fields", [null]), ["Representment"]],
  [
    "the participants, whose files are among the others and who may be a side",
    (shown) => broken(shown, "participants", [null]),
    ["Attachments", "Participants", "Transaction"],
  ],
])(
  "a part that throws says so and leaves the others, on paper too: %s",
  async (_part, change, missing) => {
    await renderBroken(change);
    await expect.element(notice.first()).toBeVisible();
    await expect.element(page.getByRole("heading", { level: 1 })).toMatchTextContent("DP-26-453");
    for (const name of regions.filter((part) => !missing.includes(part))) {
      await expect.element(region(name)).toBeInTheDocument();
    }
    expect(missing.filter((name) => region(name).query())).toEqual([]);
    const paper = await printedText();
    for (const text of ["could not be shown", "Dispute opened"]) expect(paper).toContain(text);
    // The next stage is shown.
    await page.getByRole("link", { name: "Closed", exact: true }).first().click();
    await expect.element(region("Closed")).toBeVisible();
  },
);
