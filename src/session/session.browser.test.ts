import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { readSettings } from "#config/settings.ts";
import { watchIdle } from "./idle-lock.ts";
import { createSession, type Session } from "./session.ts";

const minuteMs = 60_000;
const open = (sent: object = {}) => createSession(readSettings(sent).settings);
const storages = () => JSON.stringify([sessionStorage, localStorage]);

test("an aborted call stops waiting", async () => {
  const controller = new AbortController();
  const authorization = open().authorization(controller.signal);
  controller.abort(new Error("later"));
  await expect(authorization).rejects.toThrow("later");
});

test("behind a proxy there is nothing to sign in to", async () => {
  const session = open({ auth: "proxy" });
  expect(await session.authorization()).toBeUndefined();
  session.lock();
  expect(session.state.get()).toBe("open");
});

test("a call waits for a token; a refused one is dropped, a newer one stays", async () => {
  const session = open();
  expect(session.state.get()).toBe("signed-out");
  const authorization = session.authorization();
  session.signIn(" Bearer old ");
  expect(await authorization).toBe("Bearer old");
  session.dropRefusedToken("Bearer old");
  expect(session.state.get()).toBe("refused");
  session.lock();
  expect(session.state.get()).toBe("locked");
  session.signIn("new");
  session.dropRefusedToken("Bearer old");
  expect(await session.authorization()).toBe("Bearer new");
});

test.each([
  ["locking", (session: Session) => session.lock()],
  ["signing out", (session: Session) => session.signOut()],
  ["a 401", (session: Session) => session.dropRefusedToken("Bearer secret")],
])("%s leaves no token to be sent or stored", async (_why, drop) => {
  const session = open({ keepToken: "tab" });
  session.signIn("secret");
  drop(session);
  session.storeLastActive(Date.now());
  expect(storages()).not.toContain("secret");
  expect(open({ keepToken: "tab" }).state.get()).toBe("signed-out");
  const authorization = session.authorization();
  session.signIn("another");
  expect(await authorization).toBe("Bearer another");
});

test("signing out reaches the other tabs, without the token", async () => {
  const messages: unknown[] = [];
  const channel = new BroadcastChannel("case-viewer.session");
  onTestFinished(() => channel.close());
  channel.addEventListener("message", ({ data }) => messages.push(data));
  const [here, there, waiting] = [open(), open(), open()];
  const forget = vi.fn<() => void>();
  onTestFinished(waiting.work.add({ clearOnSignOut: forget }));
  here.signIn("a");
  there.signIn("b");
  here.signOut();
  await expect
    .poll(() => [here.state.get(), there.state.get()])
    .toEqual(["signed-out", "signed-out"]);
  // Also a tab that waits for a token, and has work behind the dialog.
  await expect.poll(() => forget).toHaveBeenCalledOnce();
  await expect.poll(() => messages).toEqual([expect.any(Number)]);
});

test("what began before a sign-out can tell it, also after the next sign-in", () => {
  const session = open();
  session.signIn("a");
  const { signal } = session.work;
  session.signOut();
  session.signIn("b");
  expect([signal.aborted, session.work.signal.aborted]).toEqual([true, false]);
});

test("tells before a sign-out what each tab would lose, an open form in place of its draft", async () => {
  const [here, there] = [open(), open()];
  const draft = new Map([
    ["?bpCode=DP", { forms: 1, rows: 1 }],
    ["", { forms: 1, rows: 2 }],
  ]);
  onTestFinished(here.work.add({ forms: () => draft }));
  onTestFinished(here.work.add({ forms: () => new Map([["", { forms: 1, rows: 3, files: 2 }]]) }));
  // A request that is being sent is remembered as one of unknown outcome.
  onTestFinished(there.work.add({ losses: () => ({ ids: 14, unknown: 2 }) }));
  onTestFinished(there.work.add({ losses: () => ({ ids: 0, requests: 1 }) }));
  // Other sessions of this page may still be there: how many answer is shown end to end.
  expect(await here.askTabs()).toMatchObject({
    here: { forms: 2, rows: 4, files: 2 },
    elsewhere: { ids: 14, unknown: 1, requests: 1 },
  });
});

const showFromCache = () =>
  window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));

test("a page from the back/forward cache, which got no message, drops the token when it is shown", () => {
  // No tab gets a message.
  vi.spyOn(BroadcastChannel.prototype, "postMessage").mockReturnValue();
  const [cached, other] = [open(), open()];
  cached.signIn("a");
  showFromCache();
  expect(cached.state.get()).toBe("open");
  other.signOut();
  expect(cached.state.get()).toBe("open");
  showFromCache();
  expect(cached.state.get()).toBe("signed-out");
});

test("the token is in no storage, unless the deployer chose so, and then for its host only", async () => {
  open().signIn("secret");
  expect(storages()).not.toContain("secret");
  open({ keepToken: "tab", baseUrl: "https://a.example" }).signIn("secret");
  const reloaded = open({ keepToken: "tab", baseUrl: "https://a.example" });
  expect(await reloaded.authorization()).toBe("Bearer secret");
  expect(open({ keepToken: "tab", baseUrl: "https://b.example" }).state.get()).toBe("signed-out");
  expect(storages()).not.toContain("secret");
});

test("a window that another one has opened has a copy of the stored token, and removes it", () => {
  const settings = { keepToken: "tab" };
  open(settings).signIn("secret");
  window.opener = window;
  onTestFinished(() => {
    window.opener = null;
  });
  expect(open(settings).state.get()).toBe("signed-out");
  expect(storages()).not.toContain("secret");
});

test.each([{ keepToken: "no" }, { auth: "proxy", keepToken: "tab" }])(
  "a stored token is removed with the settings %j",
  (settings) => {
    open({ keepToken: "tab" }).signIn("secret");
    open(settings);
    expect(storages()).not.toContain("secret");
  },
);

describe("a tab that the browser has discarded", () => {
  const settings = { keepToken: "tab", idleMinutes: 15 };

  beforeEach(() => void vi.useFakeTimers());

  /** Signs in and works for an hour, until the browser discards the tab but not its storage. */
  function discard() {
    const session = open(settings);
    session.signIn("secret");
    const stop = watchIdle({ idleMinutes: 15 }, session);
    for (let minute = 0; minute < 60; minute += 1) {
      window.dispatchEvent(new Event("pointermove"));
      vi.advanceTimersByTime(minuteMs);
    }
    stop();
  }

  test.each([
    ["is still open before it would have been locked", 13, 15, "open"],
    ["is locked from the minute it would have been", 14, 15, "signed-out"],
    ["is locked when the clock was set back", -61, 15, "signed-out"],
    ["is open where no session is ever locked", 600, 0, "open"],
  ])("%s", (_what, minutes, idleMinutes, state) => {
    discard();
    vi.setSystemTime(Date.now() + minutes * minuteMs);
    expect(open({ ...settings, idleMinutes }).state.get()).toBe(state);
    expect(storages().includes("secret")).toBe(state === "open");
  });

  test("notices that another has signed out, until somebody signs in again", () => {
    discard();
    sessionStorage.setItem("case-viewer.worklist", "900453");
    const storage = Object.entries<string>(sessionStorage);
    vi.advanceTimersByTime(minuteMs);
    open(settings).signOut();
    for (const [key, value] of storage) sessionStorage.setItem(key, value);
    const restored = open(settings);
    expect([restored.state.get(), restored.isWorkEnded]).toEqual(["signed-out", true]);
    expect(storages()).not.toContain("900453");
    restored.signIn("another");
    const next = open(settings);
    expect([next.state.get(), next.isWorkEnded]).toEqual(["open", false]);
  });
});

describe("the idle lock", () => {
  const lock = vi.fn<() => void>();
  const warnOfLock = vi.fn<(isSoon: boolean) => void>();
  const session = { lock, storeLastActive() {}, warnOfLock };

  beforeEach(() => {
    vi.useFakeTimers();
    lock.mockClear();
  });

  test("locks after 15 minutes without activity, never for 0", () => {
    onTestFinished(watchIdle({ idleMinutes: 0 }, session));
    const stop = watchIdle({ idleMinutes: 15 }, session);
    vi.advanceTimersByTime(14 * minuteMs);
    // An event counts also when the page stops it.
    document.body.addEventListener("keydown", (event) => event.stopPropagation(), { once: true });
    document.body.dispatchEvent(new Event("keydown", { bubbles: true }));
    vi.advanceTimersByTime(14 * minuteMs);
    expect(lock).not.toHaveBeenCalled();
    vi.advanceTimersByTime(2 * minuteMs);
    expect(lock).toHaveBeenCalled();
    stop();
    lock.mockClear();
    vi.advanceTimersByTime(60 * minuteMs);
    document.dispatchEvent(new Event("visibilitychange"));
    expect(lock).not.toHaveBeenCalled();
  });

  test.each([
    ["a movement", () => window.dispatchEvent(new Event("pointermove"))],
    ["showing the tab", () => document.dispatchEvent(new Event("visibilitychange"))],
  ])("locks at %s after a sleep, in which no timer ran", (_what, act) => {
    onTestFinished(watchIdle({ idleMinutes: 15 }, session));
    act();
    expect(lock).not.toHaveBeenCalled();
    vi.setSystemTime(Date.now() + 15 * minuteMs);
    act();
    expect(lock).toHaveBeenCalledOnce();
  });

  test.each([
    ["token", true],
    ["proxy", false],
  ])("warns a minute before, until the operator does something (%s)", (auth, isWarned) => {
    const session = open({ auth });
    session.signIn("secret");
    onTestFinished(watchIdle({ idleMinutes: 15 }, session));
    vi.advanceTimersByTime(13.9 * minuteMs);
    expect(session.isLockSoon.get()).toBe(false);
    vi.advanceTimersByTime(0.2 * minuteMs);
    expect(session.isLockSoon.get()).toBe(isWarned);
    window.dispatchEvent(new Event("scroll"));
    expect(session.isLockSoon.get()).toBe(false);
    vi.advanceTimersByTime(14.5 * minuteMs);
    expect(session.isLockSoon.get()).toBe(isWarned);
    vi.advanceTimersByTime(minuteMs);
    expect([session.isLockSoon.get(), session.state.get()]).toEqual([
      false,
      isWarned ? "locked" : "open",
    ]);
  });

  test("waits twice as long while the focus is in a frame, whose events do not reach the page", () => {
    const frame = document.createElement("iframe");
    document.body.append(frame);
    onTestFinished(() => frame.remove());
    frame.focus();
    onTestFinished(watchIdle({ idleMinutes: 15 }, session));
    vi.advanceTimersByTime(29 * minuteMs);
    expect(lock).not.toHaveBeenCalled();
    vi.advanceTimersByTime(2 * minuteMs);
    expect(lock).toHaveBeenCalled();
  });

  test("is not put off by a clock that is set back", () => {
    onTestFinished(watchIdle({ idleMinutes: 15 }, session));
    const now = Date.now();
    for (const time of [now - 24 * 60 * minuteMs, now - (24 * 60 - 16) * minuteMs]) {
      vi.setSystemTime(time);
      document.dispatchEvent(new Event("visibilitychange"));
    }
    expect(lock).toHaveBeenCalledOnce();
  });
});
