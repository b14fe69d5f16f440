import type { ComponentProps } from "react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import type * as caseModel from "#model/case.ts";
import type { Case } from "#model/case.ts";
import type { Stage } from "#model/stage.ts";
import dispute from "#wire/fixtures/dispute.json";
import type * as casePrint from "./print/CasePrint.tsx";
import { loadPrintedCase } from "./print/CasePrint.tsx";
import { renderCase } from "./print/render-case.tsx";
import type * as stageList from "./stages/StageList.tsx";

const reading = vi.hoisted(() => ({ change: (one: Case): Case => one }));
vi.mock("#model/case.ts", async (load) => {
  const real = await load<typeof caseModel>();
  return {
    ...real,
    readCase: (...sent: Parameters<typeof real.readCase>) => reading.change(real.readCase(...sent)),
  };
});

vi.mock("./raw/RawTree.tsx", () => ({
  RawTree() {
    throw new Error("hurt");
  },
}));

const broken = vi.hoisted(() => ({
  part: "",
  hurt(part: string) {
    if (this.part === part) throw new Error("hurt");
  },
}));
vi.mock("./stages/StageList.tsx", async (load) => {
  const { StageList } = await load<typeof stageList>();
  return {
    StageList(props: ComponentProps<typeof stageList.StageList>) {
      broken.hurt("the list of stages");
      return <StageList {...props} />;
    },
  };
});
vi.mock("./header/CaseChanges.tsx", () => ({
  CaseChanges() {
    broken.hurt("what has changed");
  },
}));
vi.mock("./print/CasePrint.tsx", async (load) => {
  const real = await load<typeof casePrint>();
  return {
    ...real,
    CasePrint(props: ComponentProps<typeof casePrint.CasePrint>) {
      broken.hurt("what prints it");
      return <real.CasePrint {...props} />;
    },
  };
});
afterEach(() => {
  broken.part = "";
});

/** The same, but nothing can be done with the property: neither be read nor drawn. */
function hurt<T extends object>(one: T, property: keyof T, by: unknown = {}): T {
  const copy = { ...one };
  Reflect.set(copy, property, by);
  return copy;
}

const hurtStage = (name: string, hurtIt: (stage: Stage) => Stage) => (one: Case) => ({
  ...one,
  stages: one.stages.map((stage) => (stage.name === name ? hurtIt(stage) : stage)),
});

const hurtDocuments = hurtStage("Representment", (it) => ({
  ...it,
  documents: it.documents.map((document) => hurt(document, "name", undefined)),
}));

/** The dispute, of which something is hurt. */
function show(change: (one: Case) => Case) {
  reading.change = change;
  return renderCase({ answers: [() => Response.json(dispute)], isQuiet: true });
}

const notice = page.getByText(/could not be shown/);
const region = (name: string) => page.getByRole("region", { name, exact: true });
const rest = ["Attachments", "Transaction", "Participants", "Raw"];

describe("a part of a case that throws says so, and leaves the others there:", () => {
  test.each<[string, (one: Case) => Case, gone: readonly string[]]>([
    ["the stage", hurtStage("Representment", (it) => hurt(it, "description")), ["Representment"]],
    [
      "what is to be checked",
      hurtStage("Representment", (it) => hurt(it, "mismatchedAmounts")),
      [],
    ],
    ["the attachments", hurtDocuments, ["Attachments"]],
    [
      "the transactions",
      (one) => ({ ...one, transactions: one.transactions.map((it) => hurt(it, "merchant")) }),
      ["Transaction"],
    ],
    ["all that stands below the stage", (one) => hurt(one, "participants", [null]), rest],
  ])("%s", async (_what, change, gone) => {
    await show(change);
    await expect.element(notice).toBeVisible();
    await expect.element(page.getByRole("heading", { level: 1 })).toHaveTextContent("DP-26-453");
    await expect.element(page.getByRole("list", { name: "Stages" })).toBeVisible();
    const parts = ["Representment", ...rest];
    for (const name of parts.filter((part) => !gone.includes(part))) {
      await expect.element(region(name)).toBeInTheDocument();
    }
    expect(gone.filter((name) => region(name).query())).toEqual([]);
    // It is not kept from the next stage.
    await page.getByRole("link", { name: "Dispute opened", exact: true }).first().click();
    await expect.element(region("Dispute opened")).toBeVisible();
  });

  test.each(["the list of stages", "what has changed", "what prints it"])("%s", async (part) => {
    broken.part = part;
    await show((one) => one);
    await expect.element(notice).toBeVisible();
    await expect.element(page.getByRole("heading", { level: 1 })).toHaveTextContent("DP-26-453");
    for (const name of ["Representment", ...rest]) {
      await expect.element(region(name)).toBeInTheDocument();
    }
  });

  test("the time of a stage, and the scale of all", async () => {
    await show(hurtStage("Dispute opened", (it) => hurt(it, "started")));
    const stages = page.getByRole("list", { name: "Stages" });
    await expect.element(stages.getByText(/could not be shown/)).toBeVisible();
    await expect.element(stages.getByRole("link", { name: "Representment" })).toBeVisible();
    await expect.element(region("Raw")).toBeInTheDocument();
  });

  test("the raw answer, once it is unfolded", async () => {
    await show((one) => one);
    await region("Raw").getByText("The answer as received").click();
    await expect.element(notice).toBeVisible();
    await expect.element(region("Attachments")).toBeInTheDocument();
  });

  test("what else is known of a field", async () => {
    await show(
      hurtStage("Representment", (it) => ({
        ...it,
        fields: it.fields.map((field) =>
          field.name === "Reason" ? hurt(field, "mask", undefined) : field,
        ),
      })),
    );
    await page.getByRole("button", { name: "About Reason" }).click();
    await expect.element(notice).toBeVisible();
    await expect.element(region("Representment")).toHaveTextContent("Goods not received");
  });

  test.each<[string, (one: Case) => Case, there: readonly string[]]>([
    [
      "the stage",
      hurtStage("Representment", (it) => hurt(it, "description")),
      ["Terminal", "receipt.pdf"],
    ],
    ["the attachments", hurtDocuments, ["Goods not received", "Merchant"]],
    [
      "the transactions",
      (one) => ({ ...one, transactions: one.transactions.map((it) => hurt(it, "merchant")) }),
      ["Goods not received", "receipt.pdf"],
    ],
    [
      "what is to be checked, and the stage times",
      hurtStage("Dispute opened", (it) => hurt(it, "started")),
      ["Goods not received", "receipt.pdf"],
    ],
  ])("%s, on paper too", async (_what, change, there) => {
    await show(change);
    await expect.element(region("Raw")).toBeInTheDocument();
    await loadPrintedCase();
    dispatchEvent(new Event("beforeprint"));
    const paper = document.querySelector("body > div:last-child")?.textContent;
    dispatchEvent(new Event("afterprint"));
    for (const text of ["Retrieved", "could not be shown", "Participants", ...there]) {
      expect(paper).toContain(text);
    }
  });
});
