import { expect, test } from "vitest";
import { serviceMessage } from "./service-message.ts";

test.each<[unknown, string]>([
  [{ errorMessage: "Not <b>found</b>" }, "Not <b>found</b>"],
  [{ ErrorMessage: "No" }, "No"],
  [{ error: "invalid", error_description: "Expired" }, "invalid\nExpired"],
  [{ type: "about:blank", title: "Conflict", detail: "Case 55", status: 409 }, "Conflict\nCase 55"],
  [{ title: "Invalid", errors: { "$.bpCode": ["Unknown code"] } }, "Invalid\nUnknown code"],
  [{ traceId: "00-1", data: { note: "x" } }, ""],
])("finds the service's words in %j", (json, words) => {
  expect(serviceMessage(json)).toBe(words);
});
