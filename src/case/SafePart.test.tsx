import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { caseOf } from "#model/fixtures/case-of.ts";
import { SessionProvider } from "#session/SessionProvider.tsx";
import { openSession } from "#session/session.ts";
import { readSettings } from "#session/settings.ts";
import dispute from "#wire/fixtures/dispute.json";
import { FieldList } from "./fields/FieldList.tsx";
import { StageList } from "./stages/StageList.tsx";

const read = () => caseOf({ ...dispute.bpItem, id: 900453 });

/** The same, but nothing can be done with the property. */
function broken<T extends object>(one: T, property: keyof T): T {
  const copy = { ...one };
  Reflect.set(copy, property, undefined);
  return copy;
}

// React tells of every error on the console, which fails a test.
const quietly = { createRootOptions: { onCaughtError: () => {} } };
const card = "4111111111111111";
const notice = page.getByText(/could not be shown/);

test("a field that throws says so in its place, the others stay, and it is back when it is sent anew", async () => {
  const [first, named, ...others] = read().stages.flatMap(({ fields }) => fields);
  if (!first || !named) throw new Error("no fields");
  const second = { ...named, name: "", code: `paid by ${card}` };
  const { rerender } = await render(
    <FieldList fields={[first, broken(second, "documents"), ...others]} />,
    quietly,
  );
  await expect.element(page.getByRole("alert").filter({ has: notice })).toBeVisible();
  expect(page.getByRole("term").elements()).toHaveLength(2 + others.length);
  await expect.element(page.getByText("paid by 4111••••••••1111")).toBeVisible();
  await rerender(<FieldList fields={[first, second, ...others]} />);
  await expect.element(notice).not.toBeInTheDocument();
});

test("a stage that throws says so in its place, and the others can be gone to", async () => {
  const [sent, second, ...others] = read().stages;
  if (!sent || !second) throw new Error("no stages");
  const first = { ...sent, name: `paid by ${card}` };
  const { settings } = readSettings({});
  await render(
    <SessionProvider session={openSession(settings)} settings={settings} isDemo={false}>
      <MemoryRouter>
        <StageList
          stages={[broken(first, "controlActions"), second, ...others]}
          selected={second}
          turnStage={undefined}
        />
      </MemoryRouter>
    </SessionProvider>,
    quietly,
  );
  await expect.element(notice).toBeVisible();
  await expect.element(page.getByText("paid by 4111••••••••1111")).toBeVisible();
  expect(page.getByRole("link").elements()).toHaveLength(1 + others.length);
});
