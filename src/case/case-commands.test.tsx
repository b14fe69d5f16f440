import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
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

function Screen({ shown }: { readonly shown: Case }) {
  useCaseCommands({
    shown,
    findBox: { current: null },
    onFind: nothing,
    showsHidden: false,
    onShowHidden: nothing,
    onRefresh: nothing,
    isSettled: true,
  });
  return <PaletteButton />;
}

test("the palette writes out what would turn the name of a document around", async () => {
  const documentsInfo = [{ id: "1", name: "receipt\u202Efdp.exe" }];
  const fields = [{ baseTypeCode: "String", name: "Files", documentsInfo }];
  const bpItem = { ...dispute.bpItem, stages: [{ stageId: 1, name: "Claim", fields }] };
  const retrieved = await retrieve(JSON.stringify({ ...dispute, bpItem }));
  const Component = () => (
    <PaletteProvider isAvailable loadCommands={loadCommands}>
      <Screen shown={retrieved.case} />
    </PaletteProvider>
  );
  const router = createMemoryRouter([{ path: "*", Component }]);
  await render(<RouterProvider router={router} />);
  await page.getByRole("button", { name: "Command palette" }).click();
  const option = page.getByRole("option", { name: /^receipt/ });
  await expect.element(option).toHaveTextContent("receipt\\u202Efdp.exeClaim");
});
