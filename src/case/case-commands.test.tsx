import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import type { Case } from "#model/case.ts";
import { PaletteButton } from "#palette/PaletteButton.tsx";
import { PaletteProvider } from "#palette/PaletteProvider.tsx";
import dispute from "#wire/fixtures/dispute.json";
import { useCaseCommands } from "./case-commands.ts";
import { retrieve } from "./fixtures/retrieved.ts";

const nothing = () => {};
const loadCommands = async () => null;
const onFind = vi.fn<(text: string) => void>();
const onShowHidden = vi.fn<(isOn: boolean) => void>();
afterEach(() => void vi.clearAllMocks());

function Screen({ shown }: { readonly shown: Case }) {
  useCaseCommands({
    shown,
    findBox: { current: null },
    onFind,
    showsHidden: false,
    onShowHidden,
    onRefresh: nothing,
    isUpToDate: true,
  });
  return <PaletteButton />;
}

/** A case with these fields in its only stage, and the palette open over it. */
async function openPalette(fields: readonly object[], name = "Claim") {
  const documentsInfo = [{ id: "9", name: "proof.pdf" }];
  const participantFields = [{ baseTypeCode: "String", name: "Proof", documentsInfo }];
  const stages = [{ stageId: 1, name, fields }];
  const bpItem = { ...dispute.bpItem, stages, participantFields };
  const retrieved = await retrieve(JSON.stringify({ ...dispute, bpItem }));
  const Component = () => (
    <PaletteProvider isAvailable loadCommands={loadCommands}>
      <Screen shown={retrieved.case} />
    </PaletteProvider>
  );
  const router = createMemoryRouter([{ path: "*", Component }]);
  await render(<RouterProvider router={router} />);
  await page.getByRole("button", { name: "Command palette" }).click();
  return router;
}

test("the palette writes out what would turn the name of a document around", async () => {
  const documentsInfo = [{ id: "1", name: "receipt\u202Efdp.exe" }];
  await openPalette([{ baseTypeCode: "String", name: "Files", documentsInfo }]);
  const option = page.getByRole("option", { name: /^receipt/ });
  await expect.element(option).toHaveTextContent("receipt\\u202Efdp.exeClaim");
});

test("the palette leads out of what was found to a stage, in one place of the history", async () => {
  const router = await openPalette([]);
  await page.getByRole("option", { name: "Claim" }).click();
  await expect.poll(() => router.state.location.search).toBe("?stage=1");
  expect(router.state.historyAction).toBe("REPLACE");
  expect(onFind).toHaveBeenLastCalledWith("");
});

test("the palette leads to a field that is hidden, and shows it", async () => {
  const field = { baseTypeCode: "String", value: "17" };
  const router = await openPalette([
    { ...field, name: "Score", visible: false },
    { ...field, name: "Note" },
  ]);
  await page.getByRole("option", { name: /^Note/ }).click();
  expect(onShowHidden).not.toHaveBeenCalled();
  await expect.poll(() => router.state.location.search).toBe("?stage=1");
  await page.getByRole("button", { name: "Command palette" }).click();
  await page.getByRole("option", { name: /^Score/ }).click();
  expect(onShowHidden).toHaveBeenCalledWith(true);
});

test("the palette has a name for what was sent without one", async () => {
  const field = { baseTypeCode: "String", documentsInfo: [{ id: "1", name: " " }] };
  await openPalette([field, { ...field, code: "f_Note" }], "");
  await expect
    .element(page.getByRole("option", { name: /^proof\.pdf.*Participants$/ }))
    .toBeVisible();
  for (const name of [/^Unnamed stage/, /^f_Note/, /^Unnamed field/, /^unnamed document 2/]) {
    await expect.element(page.getByRole("option", { name }).first()).toBeInTheDocument();
  }
});
