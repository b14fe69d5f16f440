import { CancelledError } from "@tanstack/react-query";
import { beforeEach, expect, test, vi } from "vitest";
import { Failure, type FailureReason } from "#api/failure.ts";
import { ChunkLoadError } from "#lib/import-chunk.ts";
import { pageVersion } from "#lib/page-version.ts";
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

const minute = 60_000;

function startReports(): FaultReports {
  const reports = new FaultReports();
  reports.start("/report");
  return reports;
}

const readBodies = async (): Promise<unknown[]> =>
  Promise.all(sent.map(async ({ body }): Promise<unknown> => JSON.parse(await body.text())));

/** What must never leave the page: a token, an id, a card, an address, a name. */
const secret = "tok.en-1 900453 4111111111111111 https://bank.example/cases/1 Иван";
const caseIds = [caseIdOf(900453)];

test.each<[kind: string, reason: FailureReason]>([
  ["unreachable-timeout", { kind: "unreachable", why: "timeout", seconds: 900453 }],
  ["status-503", { kind: "status", status: 503, message: secret, sentBytes: 900453 }],
  ["unreadable-other-key", { kind: "unreadable", why: "other-key", key: secret }],
  ["refused", { kind: "refused", message: secret }],
  ["unexpected", { kind: "unexpected", name: secret }],
])("a report has %s, and nothing of what the failure contains", async (kind, cause) => {
  const reports = startReports();
  reports.countError(new Failure(cause), "read");
  reports.countError(new Failure(cause), "read");
  reports.countError(new Failure({ kind: "unknown-outcome", cause, caseIds }), "create");
  reports.countError(new TypeError(secret));
  reports.countError(new ChunkLoadError(secret, { cause: new Error(secret) }));
  reports.countError(new DOMException("", "AbortError"), "files");
  reports.countError(new CancelledError(), "read");
  vi.advanceTimersByTime(minute);
  expect(sent).toMatchObject([{ url: "/report", body: { type: "application/json" } }]);
  expect(await readBodies()).toEqual([
    {
      build: pageVersion(),
      browser: browserName(navigator.userAgent),
      failures: [
        { source: "read", kind, count: 2 },
        { source: "create", kind: `unknown-outcome/${kind}`, count: 1 },
        { source: "page", kind: "unexpected", count: 1 },
        { source: "page", kind: "code-not-loaded", count: 1 },
      ],
    },
  ]);
});

test.each([
  ["Mozilla/5.0 Chrome/140.0.0.0 Safari/537.36 Edg/141.0.0.0", "Edge 141"],
  ["Mozilla/5.0 AppleWebKit/605.1.15 Version/26.2 Safari/605.1.15", "Safari 26"],
  ["Mozilla/5.0 Chrome/140.0.0.0 Safari/537.36", "Chrome 140"],
  ["Petrova's own browser/1", "other"],
])("of %s the report names %s", (userAgent, name) => {
  expect(browserName(userAgent)).toBe(name);
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
  expect(await readBodies()).toMatchObject([
    { failures: [{ count: 1 }] },
    { failures: [{ count: 2 }] },
  ]);
});

test("without an address nothing is sent, and what failed before it was known is", () => {
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
