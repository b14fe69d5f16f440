import { use, useState } from "react";
import { Link, Route, Routes, UNSAFE_createMemoryHistory } from "react-router";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { GuardedRouter } from "./GuardedRouter.tsx";
import { type GuardedHistory, guardedHistory } from "./guarded-history.ts";
import { useLeaveGuard } from "./use-leave-guard.ts";

const textBox = page.getByRole("textbox", { name: "Work" });
const button = (name: string) => page.getByRole("button", { name });
const heading = page.getByRole("heading");

function Form() {
  const [text, setText] = useState("");
  const leaving = useLeaveGuard(() => text !== "");
  return (
    <>
      <input aria-label="Work" value={text} onChange={(event) => setText(event.target.value)} />
      <Link to="?part=2">Part</Link>
      {leaving && (
        <dialog open aria-label="Leave?">
          <button type="button" onClick={leaving.leave}>
            Leave
          </button>
          <button type="button" onClick={leaving.stay}>
            Stay
          </button>
        </dialog>
      )}
    </>
  );
}

const never = new Promise<never>(() => {});
const Slow = () => use(never);

/** Whether the browser would ask before it closes the page. */
const asksAtUnload = () => !dispatchEvent(new Event("beforeunload", { cancelable: true }));

/** A form between two pages. */
async function show() {
  const memory = UNSAFE_createMemoryHistory({
    initialEntries: ["/viewer/before", "/viewer/form", "/viewer/after"],
    initialIndex: 1,
    v5Compat: true,
  });
  const history = guardedHistory(memory);
  await render(
    <GuardedRouter history={history} basename="/viewer/">
      <Routes>
        <Route path="/form" element={<Form />} />
        <Route path="/before" element={<h1>Before</h1>} />
        <Route path="/after" element={<h1>After</h1>} />
        <Route path="/slow" element={<Slow />} />
      </Routes>
    </GuardedRouter>,
  );
  return { history, address: () => memory.location.pathname + memory.location.search };
}

test.each<[what: string, to: string, go: (history: GuardedHistory) => void]>([
  ["Back", "/viewer/before", (history) => history.go(-1)],
  ["Forward", "/viewer/after", (history) => history.go(1)],
  ["a link", "/viewer/after", (history) => history.push("/viewer/after")],
  ["a redirection", "/viewer/after", (history) => history.replace("/viewer/after")],
])("%s asks each time when the form is changed, and only then", async (_, to, go) => {
  const { history, address } = await show();
  await textBox.fill("unsaved");
  go(history);
  await button("Stay").click();
  await expect.element(textBox).toHaveValue("unsaved");
  expect(address()).toBe("/viewer/form");
  expect(asksAtUnload()).toBe(true);
  await expect.element(button("Stay")).not.toBeInTheDocument();

  go(history);
  await button("Leave").click();
  await expect.element(heading).toBeVisible();
  expect(address()).toBe(to);
  await expect.poll(asksAtUnload).toBe(false);

  history.push("/viewer/form");
  await textBox.fill("again");
  history.go(-1);
  await button("Stay").click();
  await textBox.fill("");
  expect(asksAtUnload()).toBe(false);
  history.go(-1);
  await expect.element(heading).toBeVisible();
  expect(address()).toBe(to);
});

test("closes the dialog while the next page loads", async () => {
  const { history } = await show();
  await textBox.fill("unsaved");
  history.push("/viewer/slow");
  await button("Leave").click();
  await expect.element(button("Leave")).not.toBeInTheDocument();
  await expect.element(textBox).toBeVisible();
});

test("does not ask at a navigation within the page", async () => {
  const { history, address } = await show();
  await textBox.fill("unsaved");
  await page.getByRole("link", { name: "Part" }).click();
  await expect.poll(address).toBe("/viewer/form?part=2");
  history.go(-1);
  await expect.poll(address).toBe("/viewer/form");
  await expect.element(textBox).toHaveValue("unsaved");
  await expect.element(button("Stay")).not.toBeInTheDocument();
});
