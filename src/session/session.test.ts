import { afterEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { watchIdle } from "./idle-lock.ts";
import { openSession, type Session, tokenFault } from "./session.ts";
import { readSettings } from "./settings.ts";

const open = (sent: object = {}) => openSession(readSettings(sent).settings);

function watch() {
  const lock = vi.fn<() => void>();
  return { lock, watched: { lock, keepAlive() {} } };
}

/** What a browser tells a page that it has kept. */
const comeBack = () =>
  window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  sessionStorage.clear();
  localStorage.clear();
});

test("a call waits for the operator to sign in", async () => {
  const session = open();
  expect(session.state()).toBe("signed-out");
  const waiting = session.authorization();
  session.signIn(" Bearer abc ");
  expect(await waiting).toBe("Bearer abc");
  expect(session.state()).toBe("open");
});

test("a call that is given up stops waiting", async () => {
  const waiting = open().authorization(AbortSignal.abort(new Error("gave up")));
  await expect(waiting).rejects.toThrow("gave up");
  const later = new AbortController();
  const waitingStill = open().authorization(later.signal);
  later.abort(new Error("gave up later"));
  await expect(waitingStill).rejects.toThrow("gave up later");
});

test("behind a proxy nothing is asked", async () => {
  const session = open({ auth: "proxy" });
  expect(session.state()).toBe("open");
  expect(await session.authorization()).toBeUndefined();
  session.lock();
  session.signOut();
  expect(session.state()).toBe("open");
});

test("a refused token is dropped, a newer one stays", async () => {
  const session = open();
  session.signIn("old");
  session.refuse("Bearer old");
  expect(session.state()).toBe("refused");
  session.signIn("new");
  session.refuse("Bearer old");
  expect(session.state()).toBe("open");
  expect(await session.authorization()).toBe("Bearer new");
});

test("locking drops the token, and hides the work behind the question for a new one too", () => {
  const session = open();
  session.lock();
  expect(session.state()).toBe("signed-out");
  session.signIn("a");
  session.lock();
  expect(session.state()).toBe("idle");
  session.signIn("b");
  session.refuse("Bearer b");
  session.lock();
  expect(session.state()).toBe("idle");
});

test.each([
  ["locking", (session: Session) => session.lock()],
  ["signing out", (session: Session) => session.signOut()],
  ["a 401", (session: Session) => session.refuse("Bearer secret")],
])("%s leaves no token to be sent or kept", async (_why, drop) => {
  const session = open({ keepToken: "tab" });
  session.signIn("secret");
  drop(session);
  session.keepAlive(Date.now());
  expect(JSON.stringify(sessionStorage)).not.toContain("secret");
  expect(open({ keepToken: "tab" }).state()).toBe("signed-out");
  const waiting = session.authorization();
  session.signIn("another");
  expect(await waiting).toBe("Bearer another");
});

test("signing out reaches the other tabs", async () => {
  const [here, there] = [open(), open()];
  here.signIn("a");
  there.signIn("b");
  const told = new Promise<void>((resolve) => {
    there.subscribe(resolve);
  });
  here.signOut();
  await told;
  expect([here.state(), there.state()]).toEqual(["signed-out", "signed-out"]);
});

test("a page that was left and is shown again has heard of a sign-out meanwhile", () => {
  class Deaf extends EventTarget {
    postMessage() {}
  }
  vi.stubGlobal("BroadcastChannel", Deaf);
  onTestFinished(() => void vi.unstubAllGlobals());
  const left = open();
  left.signIn("left");
  comeBack();
  expect(left.state()).toBe("open");
  const other = open();
  other.signIn("other");
  other.signOut();
  expect(left.state()).toBe("open");
  comeBack();
  expect(left.state()).toBe("signed-out");
  left.signIn("again");
  comeBack();
  expect(left.state()).toBe("open");
});

test("the token is in no storage, unless the deployer chose so, and then for its host only", async () => {
  open().signIn("secret");
  expect(JSON.stringify([sessionStorage, localStorage])).not.toContain("secret");

  open({ keepToken: "tab", baseUrl: "https://a.example" }).signIn("secret");
  expect(JSON.stringify(sessionStorage)).toContain("secret");
  expect(await open({ keepToken: "tab", baseUrl: "https://a.example" }).authorization()).toBe(
    "Bearer secret",
  );
  expect(open({ keepToken: "tab", baseUrl: "https://b.example" }).state()).toBe("signed-out");
  expect(JSON.stringify(sessionStorage)).not.toContain("secret");
});

test.each([
  ["is no longer kept", { keepToken: "no" }],
  ["is the proxy's", { auth: "proxy", keepToken: "tab" }],
] as const)("a kept token goes when it %s", (_why, settings) => {
  open({ keepToken: "tab" }).signIn("secret");
  open(settings);
  expect(JSON.stringify(sessionStorage)).not.toContain("secret");
});

describe("a tab that the browser had put away", () => {
  const minute = 60_000;
  const settings = { keepToken: "tab", idleMinutes: 15 };

  /** Signs in and works for an hour, until the browser puts the tab away with its storage as it is. */
  function putAway() {
    vi.useFakeTimers();
    const session = open(settings);
    session.signIn("secret");
    const stop = watchIdle(15, session);
    for (let at = 0; at < 60; at += 1) {
      window.dispatchEvent(new Event("pointermove"));
      vi.advanceTimersByTime(minute);
    }
    stop();
  }

  test.each([
    ["is open still before it would have been locked", 13, "open"],
    ["is not open from the minute it would have been locked", 14, "signed-out"],
    ["is not open by a clock that was put back", -61, "signed-out"],
  ])("%s", (_what, minutes, state) => {
    putAway();
    vi.setSystemTime(Date.now() + minutes * minute);
    expect(open(settings).state()).toBe(state);
    expect(JSON.stringify(sessionStorage).includes("secret")).toBe(state === "open");
  });

  test("stays open where no session is ever locked", () => {
    putAway();
    vi.setSystemTime(Date.now() + 600 * minute);
    expect(open({ ...settings, idleMinutes: 0 }).state()).toBe("open");
  });

  test("hears that another has signed out, until somebody signs in again", () => {
    putAway();
    const storage = Object.entries<string>(sessionStorage);
    vi.advanceTimersByTime(minute);
    const other = open(settings);
    other.signOut();
    for (const [key, value] of storage) sessionStorage.setItem(key, value);
    const back = open(settings);
    expect(back.state()).toBe("signed-out");
    back.signIn("another");
    expect(open(settings).state()).toBe("open");
  });

  test("stays open after a sign-out by a clock that was ahead", () => {
    vi.useFakeTimers();
    const now = Date.now();
    vi.setSystemTime(now + 600 * minute);
    open(settings).signOut();
    vi.setSystemTime(now);
    open(settings).signIn("secret");
    expect(open(settings).state()).toBe("open");
  });
});

test("the token is not on the channel between the tabs", async () => {
  const heard: unknown[] = [];
  const channel = new BroadcastChannel("case-viewer.session");
  onTestFinished(() => channel.close());
  const told = new Promise<void>((resolve) => {
    channel.addEventListener("message", ({ data }) => {
      heard.push(data);
      resolve();
    });
  });
  const session = open();
  session.signIn("secret");
  session.lock();
  session.signIn("secret");
  session.signOut();
  await told;
  expect(heard).toEqual(["signed-out"]);
});

test.each([
  ["", "empty"],
  ["  ", "empty"],
  ["Bearer ", "empty"],
  ["a b", "characters"],
  ["a\nb", "characters"],
  ["токен", "characters"],
  ["jetón", "characters"],
  ["x".repeat(8193), "length"],
  ["x".repeat(8192), undefined],
  [" Bearer abc.DEF-1_2~3+4/5== ", undefined],
])("the token %.12s is %s", (text, fault) => {
  expect(tokenFault(text)).toBe(fault);
});

test.each(["pointermove", "keydown"])(
  "the session locks after the minutes without a sign of the operator such as %s",
  (sign) => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { lock, watched } = watch();
    const stop = watchIdle(15, watched);
    vi.advanceTimersByTime(14 * 60_000);
    // It counts whatever becomes of it in the page.
    document.body.addEventListener(sign, (event) => event.stopPropagation(), { once: true });
    document.body.dispatchEvent(new Event(sign, { bubbles: true }));
    vi.advanceTimersByTime(14 * 60_000);
    expect(lock).not.toHaveBeenCalled();
    vi.advanceTimersByTime(2 * 60_000);
    expect(lock).toHaveBeenCalled();
    stop();
    lock.mockClear();
    vi.advanceTimersByTime(60 * 60_000);
    document.body.dispatchEvent(new Event(sign, { bubbles: true }));
    document.dispatchEvent(new Event("visibilitychange"));
    expect(lock).not.toHaveBeenCalled();
  },
);

test("no minutes: it never locks", () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { lock, watched } = watch();
  onTestFinished(watchIdle(0, watched));
  vi.advanceTimersByTime(60 * 60_000);
  expect(lock).not.toHaveBeenCalled();
});

test.each([
  ["a movement", () => window.dispatchEvent(new Event("pointermove"))],
  ["a look at the tab", () => document.dispatchEvent(new Event("visibilitychange"))],
])("%s after a sleep locks, for the timers slept too", (_what, act) => {
  let time = 0;
  const { lock, watched } = watch();
  onTestFinished(watchIdle(15, watched, () => time));
  act();
  expect(lock).not.toHaveBeenCalled();
  time = 15 * 60_000;
  act();
  expect(lock).toHaveBeenCalledOnce();
});

test("a clock that is put back does not put off the lock", () => {
  let time = 24 * 60 * 60_000;
  const { lock, watched } = watch();
  onTestFinished(watchIdle(15, watched, () => time));
  for (const shown of [0, 16 * 60_000]) {
    time = shown;
    document.dispatchEvent(new Event("visibilitychange"));
  }
  expect(lock).toHaveBeenCalledOnce();
});

test.each(["no", "tab"])(
  "where nothing can be kept (%s) one signs in and out all the same",
  async (keepToken) => {
    for (const storage of ["sessionStorage", "localStorage"] as const) {
      vi.spyOn(window, storage, "get").mockImplementation(() => {
        throw new DOMException("", "SecurityError");
      });
    }
    const session = open({ keepToken });
    session.signIn("secret");
    expect(session.state()).toBe("open");
    expect(await session.authorization()).toBe("Bearer secret");
    session.signOut();
    expect(session.state()).toBe("signed-out");
  },
);
