import { CancelledError } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Failure, type FailureReason } from "#api/failure.ts";
import { ChunkLoadError } from "#lib/import-chunk.ts";
import { pageVersion } from "#lib/page-version.ts";
import * as z from "#lib/zod.ts";
import { caseIdOf } from "#model/fixtures/case-of.ts";
import { browserName, FaultReports } from "./fault-reports.ts";

const sent: { url: string; body: Blob }[] = [];
let isTaken = true;

beforeEach(() => {
  sent.length = 0;
  isTaken = true;
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  vi.spyOn(navigator, "sendBeacon").mockImplementation((url, body) => {
    if (!(body instanceof Blob)) throw new Error("no blob");
    if (isTaken) sent.push({ url: String(url), body });
    return isTaken;
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const minute = 60_000;

function startReports(): FaultReports {
  const reports = new FaultReports();
  reports.start("/report");
  return reports;
}

const Report = z.strictObject({
  build: z.string(),
  browser: z.string(),
  failures: z.array(
    z.strictObject({ source: z.string(), kind: z.string(), count: z.int().check(z.gte(1)) }),
  ),
});

const readBodies = () => Promise.all(sent.map(({ body }) => body.text()));
const readFailures = async () =>
  (await readBodies()).map((text) => z.parse(Report, JSON.parse(text)).failures);

/** What must never leave the page: a token, an id, a card, an address, a name. */
const secrets = ["tok.en-1", "900453", "4111111111111111", "https://bank.example/cases/1", "Иван"];
const secret = secrets.join(" ");

const causes: readonly FailureReason[] = [
  { kind: "unreachable", why: "timeout", seconds: 900453 },
  { kind: "status", status: 503, message: secret, sentBytes: 900453, isSignedOut: true },
  { kind: "unreadable", why: "other-key", key: secret },
  { kind: "refused", message: secret },
  { kind: "not-stored", size: 900453 },
  { kind: "unexpected", name: secret },
];
const caseIds = [caseIdOf(900453)];
const errors: readonly unknown[] = [
  ...causes.map((cause) => new Failure(cause)),
  ...causes.map((cause) => new Failure({ kind: "unknown-outcome", cause, caseIds })),
  new TypeError(secret),
  new ChunkLoadError(secret, { cause: new Error(secret) }),
  secret,
];

const words = [
  "unreachable-timeout",
  "status-503",
  "unreadable-other-key",
  "refused",
  "unexpected",
  "code-not-loaded",
  "not-stored",
];

test("a report has the documented keys and words only, whatever the failures contain", async () => {
  const reports = startReports();
  for (const error of errors) reports.countError(error, "read");
  vi.advanceTimersByTime(minute);
  const [text = ""] = await readBodies();
  for (const value of secrets) expect(text).not.toContain(value);
  const { build, browser, failures } = z.parse(Report, JSON.parse(text));
  expect(build).toBe(pageVersion());
  expect(browser).toMatch(/^Chrome \d+$/);
  for (const { kind } of failures) expect(words).toContain(kind.replace("unknown-outcome/", ""));
  expect(failures.reduce((sum, { count }) => sum + count, 0)).toBe(errors.length);
});

test.each([
  ["Mozilla/5.0 Chrome/140.0.0.0 Safari/537.36 Edg/141.0.0.0", "Edge 141"],
  ["Mozilla/5.0 AppleWebKit/605.1.15 Version/26.2 Safari/605.1.15", "Safari 26"],
  ["Petrova's own browser/1", "other"],
])("of %s the report names %s", (userAgent, name) => {
  expect(browserName(userAgent)).toBe(name);
});

const unavailable = new Failure({ kind: "status", status: 503, message: "" });

test("equal failures are counted together, what was cancelled is not", async () => {
  const reports = startReports();
  reports.countError(unavailable, "read");
  reports.countError(new Failure({ kind: "unknown-outcome", cause: unavailable.reason }), "create");
  reports.countError(new Failure(unavailable.reason), "read");
  reports.countError(new Failure({ kind: "no-file", why: "empty" }), "files");
  reports.countError(new DOMException("", "AbortError"), "files");
  reports.countError(new CancelledError(), "read");
  vi.advanceTimersByTime(minute);
  expect(await readFailures()).toEqual([
    [
      { source: "read", kind: "status-503", count: 2 },
      { source: "create", kind: "unknown-outcome/status-503", count: 1 },
      { source: "files", kind: "no-file-empty", count: 1 },
    ],
  ]);
  expect(sent[0]).toMatchObject({ url: "/report", body: { type: "application/json" } });
});

test("there is one report a minute at most, with what the browser did not take before", async () => {
  const reports = startReports();
  const fail = () => reports.countError(new Error());
  isTaken = false;
  fail();
  vi.advanceTimersByTime(minute);
  isTaken = true;
  vi.advanceTimersByTime(minute - 1);
  expect(sent).toEqual([]);
  reports.flush();
  fail();
  fail();
  vi.advanceTimersByTime(minute - 1);
  reports.flush();
  expect(sent).toHaveLength(1);
  vi.advanceTimersByTime(1);
  vi.advanceTimersByTime(2 * minute);
  reports.flush();
  expect(await readFailures()).toMatchObject([[{ count: 1 }], [{ count: 2 }]]);
});

test("without an address nothing is sent, and what failed before it was known is", async () => {
  const reports = new FaultReports();
  reports.start("");
  reports.countError(new Error());
  vi.advanceTimersByTime(minute);
  reports.flush();
  expect(sent).toEqual([]);
  reports.start("/report");
  reports.flush();
  expect(sent).toHaveLength(1);
});
