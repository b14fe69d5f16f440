import { expect, test } from "vitest";
import { parseJsonValue } from "./received.ts";

const lists = (depth: number) => "[".repeat(depth) + "]".repeat(depth);

test.each([
  { what: "32 levels", text: lists(32), isRead: true },
  { what: "33 levels", text: lists(33), isRead: false },
  { what: "33 levels beside others", text: `{"a":[],"b":${lists(32)},"c":1}`, isRead: false },
  { what: "brackets in a text", text: JSON.stringify(lists(100)), isRead: true },
  { what: "more levels than a stack has room for", text: lists(30_000), isRead: false },
])("reads a jsonValue of $what: $isRead", ({ text, isRead }) => {
  expect(parseJsonValue(text) !== undefined).toBe(isRead);
});
