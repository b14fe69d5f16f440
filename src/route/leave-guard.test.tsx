import { use, useState } from "react";
import { Link, Route, Routes, UNSAFE_createMemoryHistory } from "react-router";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { GuardedRouter } from "./GuardedRouter.tsx";
import { type GuardedHistory, guardedHistory } from "./guarded-history.ts";
import { useLeaveGuard } from "./use-leave-guard.ts";

const work = page.getByRole("textbox", { name: "Work" });
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

/** What the browser does when the page itself is to be closed. */
const unload = () =>
  dispatchEvent(new Event("beforeunload", { cancelable: true })) ? "goes" : "asks";

type Memory = ReturnType<typeof UNSAFE_createMemoryHistory>;

/** A form between two pages, below an address of its own. */
async function show(historyOf = (memory: Memory) => memory) {
  const memory = UNSAFE_createMemoryHistory({
    initialEntries: ["/viewer/before", "/viewer/form", "/viewer/after"],
    initialIndex: 1,
    v5Compat: true,
  });
  const moves: string[] = [];
  const guarded = guardedHistory(historyOf(memory));
  const history: GuardedHistory = {
    ...guarded,
    listen: (onPlace) =>
      guarded.listen((place) => {
        moves.push(place.location.pathname);
        onPlace(place);
      }),
  };
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
  return { history, moves, address: () => memory.location.pathname + memory.location.search };
}

const ways = [
  ["Back", "/viewer/before", (history: Shown["history"]) => history.go(-1)],
  ["Forward", "/viewer/after", (history: Shown["history"]) => history.go(1)],
  ["a link", "/viewer/after", (history: Shown["history"]) => history.push("/viewer/after")],
  [
    "a redirection",
    "/viewer/after",
    (history: Shown["history"]) => history.replace("/viewer/after"),
  ],
] as const;
type Shown = Awaited<ReturnType<typeof show>>;

test.each(ways)("%s asks, staying keeps form and address, leaving goes", async (_, to, go) => {
  const { history, address, moves } = await show();
  await work.fill("unsaved");
  go(history);
  await button("Stay").click();
  await expect.element(work).toHaveValue("unsaved");
  expect(address()).toBe("/viewer/form");
  expect(moves).toEqual([]);
  expect(unload()).toBe("asks");
  await expect.element(button("Stay")).not.toBeInTheDocument();

  go(history);
  await button("Leave").click();
  await expect.element(heading).toBeVisible();
  expect(address()).toBe(to);
  await expect.poll(unload).toBe("goes");

  // What was granted once is asked again the next time.
  history.push("/viewer/form");
  await work.fill("again");
  history.go(-1);
  await expect.element(button("Stay")).toBeVisible();
});

test.each(ways)("%s asks nothing of a form that is as it was", async (_, to, go) => {
  const { history, address } = await show();
  await expect.element(work).toBeVisible();
  expect(unload()).toBe("goes");
  go(history);
  await expect.element(heading).toBeVisible();
  expect(address()).toBe(to);
});

/** A history that never says how far a step went, as of places that a link within a page has made. */
const untold = (memory: Memory) =>
  new Proxy(memory, {
    get: (target, key): unknown =>
      key === "listen"
        ? (told: Parameters<Memory["listen"]>[0]) =>
            target.listen((update) => told({ ...update, delta: null }))
        : Reflect.get(target, key),
  });

test("a step that does not say how far it went is taken back, and taken, like any other", async () => {
  const { history, address } = await show(untold);
  await work.fill("unsaved");
  history.go(-1);
  await button("Stay").click();
  await expect.element(work).toHaveValue("unsaved");
  expect(address()).toBe("/viewer/form");
  history.go(-1);
  await button("Leave").click();
  await expect.element(heading).toHaveTextContent("Before");
});

test("what was answered is not asked until the next page has come", async () => {
  const { history } = await show();
  await work.fill("unsaved");
  history.push("/viewer/slow");
  await button("Leave").click();
  await expect.element(button("Leave")).not.toBeInTheDocument();
  await expect.element(work).toBeVisible();
});

test("moving within the page asks nothing", async () => {
  const { history, address } = await show();
  await work.fill("unsaved");
  await page.getByRole("link", { name: "Part" }).click();
  await expect.poll(address).toBe("/viewer/form?part=2");
  history.go(-1);
  await expect.poll(address).toBe("/viewer/form");
  await expect.element(work).toHaveValue("unsaved");
  await expect.element(button("Stay")).not.toBeInTheDocument();
});
