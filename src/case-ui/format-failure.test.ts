import { expect, test } from "vitest";
import { Failure, type FailureReason } from "#api/failure.ts";
import * as english from "#i18n/english.ts";
import { formatFailure } from "./format-failure.ts";

const wordsOf = (reason: FailureReason) => formatFailure(new Failure(reason), english);
const status = (code: number, message = "", sentBytes?: number) =>
  ({ kind: "status", status: code, message, sentBytes }) as const;
const { addressToDo, laterToDo } = english.failures.status;
const { whatToDo: checkToDo } = english.failures.refused;

test.each([402, 405, 406, 409, 410, 411, 415, 418, 425, 428, 431, 451, 499])(
  "%s is said as it is, with the service's words, and blames no address",
  (code) => {
    const words = wordsOf(status(code, "Already exists: case 55", 10));
    expect(words.what).toBe(`The service answered with ${code}.`);
    expect(words.message).toBe("Already exists: case 55");
    expect(words.whatToDo).not.toBe(addressToDo);
  },
);

test.each([500, 501, 502, 503, 504, 408, 429])("%s is a failure that may be over", (code) => {
  const what = `The service failed with status ${code}.`;
  expect(wordsOf(status(code, "Busy"))).toMatchObject({ what, message: "Busy" });
  expect(wordsOf(status(code)).whatToDo).toBe(laterToDo);
});

test("404 may be a wrong address, unless the service says more", () => {
  expect(wordsOf(status(404)).whatToDo).toBe(addressToDo);
  const words = wordsOf(status(404, "No such process"));
  expect(words.what).toBe("The service answered with 404.");
  expect(words.whatToDo).not.toBe(addressToDo);
});

test("413 says how large the request was", () => {
  expect(wordsOf(status(413, "", 12_400_000)).what.replace(/\s/g, " ")).toBe(
    "The request (12.4 MB) is too large for the service.",
  );
  expect(wordsOf(status(413)).what).toBe("The service answered with 413.");
});

test.each([400, 409, 422])("%s asks to check what was entered, where something was", (code) => {
  expect(wordsOf(status(code, "", 10)).whatToDo).toBe(checkToDo);
  expect(wordsOf(status(code)).whatToDo).toBe(laterToDo);
});

test("a refusal asks to check what was entered, where something was", () => {
  expect(wordsOf({ kind: "refused", message: "No", sentBytes: 10 }).whatToDo).toBe(checkToDo);
  expect(wordsOf({ kind: "refused", message: "No" }).whatToDo).toBe(laterToDo);
});

test.each<FailureReason>([
  { ...status(401), isSignedOut: true },
  { ...status(511, "Sign in"), isSignedOut: true },
  { kind: "unreadable", why: "web-page", isSignedOut: true },
  { kind: "unreadable", why: "redirect", isSignedOut: true },
])("says behind a proxy that the operator may have been signed out: %j", (reason) => {
  const what = "You may have been signed out.";
  expect(wordsOf(reason)).toMatchObject({ what, isSignedOut: true });
  const unknown = wordsOf({ kind: "unknown-outcome", cause: reason });
  expect(unknown).toMatchObject({ what: "Outcome unknown", isSignedOut: true });
});

test("an answer that is too long is said with its size", () => {
  const { what } = wordsOf({ kind: "unreadable", why: "too-long", size: 600_000_000 });
  expect(what.replace(/\s/g, " ")).toContain("answer is 600 MB or more");
});

test("gives the service's words of an unknown outcome", () => {
  const words = wordsOf({ kind: "unknown-outcome", cause: status(500, "Database is down") });
  expect(words).toMatchObject({ what: "Outcome unknown", message: "Database is down" });
});

test.each<[FailureReason, string]>([
  [{ kind: "too-large" }, english.failures.tooLarge.what],
  [{ kind: "unreachable", why: "network" }, english.failures.unreachable.network],
  [{ kind: "unexpected", name: "TypeError" }, english.failures.notSent.what],
])("says why a request was not sent: %j", (cause, what) => {
  expect(wordsOf({ kind: "not-sent", cause }).what).toBe(what);
});
