import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { caseAnswer, renderCase } from "./fixtures/render-case.tsx";

const option = (name: RegExp) => page.getByRole("option", { name });
const find = page.getByRole("textbox", { name: "Find in case" });
const openPalette = () => page.getByRole("button", { name: "Command palette" }).click();

/** A case with these fields in its first stage. */
async function open(fields: readonly object[], name = "Claim") {
  const documentsInfo = [{ id: "9", name: "proof.pdf" }];
  const participantFields = [{ baseTypeCode: "String", name: "Proof", documentsInfo }];
  const stages = [
    { stageId: 1, name, fields },
    { stageId: 2, name: "Answer", isActive: true },
  ];
  const { router } = await renderCase({ answers: [caseAnswer({ stages, participantFields })] });
  await expect.element(page.getByRole("region", { name: "Raw" })).toBeVisible();
  return router;
}

test("the palette leads out of what was found to a stage, in one place of the history", async () => {
  const router = await open([]);
  await find.fill("answer");
  await openPalette();
  await option(/^Claim/).click();
  await expect.element(page.getByRole("region", { name: "Claim" })).toBeVisible();
  expect(router.state.location.search).toBe("?stage=1");
  expect(router.state.historyAction).toBe("REPLACE");
  await expect.element(find).toHaveValue("");
});

test("the palette leads to a field of another stage, also to one that is hidden", async () => {
  const field = { baseTypeCode: "String", value: "17" };
  await open([
    { ...field, name: "Score", visible: false },
    { ...field, name: "Note" },
  ]);
  const showHidden = page.getByRole("switch", { name: "Show hidden fields" });
  for (const [name, isShown] of [
    ["Note", false],
    ["Score", true],
  ] as const) {
    await openPalette();
    await option(new RegExp(`^${name}`)).click();
    await expect.poll(() => document.activeElement?.textContent).toMatch(new RegExp(`^${name}`));
    await expect.element(showHidden).toHaveAttribute("aria-checked", String(isShown));
  }
  await showHidden.click();
});

test("the palette has a name for what was received without one", async () => {
  const field = { baseTypeCode: "String", documentsInfo: [{ id: "1", name: " " }] };
  await open([field, { ...field, code: "f_Note" }], "");
  await openPalette();
  await expect.element(option(/^proof\.pdf.*Participants$/)).toBeVisible();
  for (const name of [/^Unnamed stage/, /^f_Note/, /^Unnamed field/, /^unnamed document 2/]) {
    await expect.element(option(name).first()).toBeInTheDocument();
  }
});
