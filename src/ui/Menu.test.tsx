import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Menu } from "./Menu.tsx";

const run = vi.fn<(label: string) => void>();
const items = ["Excel", "Copy", "Calendar file"].map((label) => ({ label, run: () => run(label) }));

const item = (name: string) => page.getByRole("menuitem", { name });

async function show() {
  run.mockClear();
  await render(
    <>
      <Menu label="Export" icon={null} items={items} />
      <button type="button">after</button>
    </>,
  );
  page.getByRole("button", { name: "Export" }).element().focus();
}

test("arrows go round, and Enter returns to the button", async () => {
  await show();
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(item("Excel")).toHaveFocus();
  await userEvent.keyboard("{ArrowUp}");
  await expect.element(item("Calendar file")).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  expect(run).toHaveBeenCalledExactlyOnceWith("Calendar file");
  await expect.element(page.getByRole("button", { name: "Export" })).toHaveFocus();
});
