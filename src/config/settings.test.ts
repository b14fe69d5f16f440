import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { BadSettings, readSettings } from "./settings.ts";

test.each([
  ["baseUrl", "ftp://bank.example"],
  ["baseUrl", "localhost:4180"],
  ["baseUrl", "https://user:secret@bank.example"],
  ["baseUrl", "https://bank.example\\evil"],
  ["timeZone", "Mars/Olympus"],
  ["readTimeoutSeconds", 0],
  ["formProfile", "a/../../profile.json"],
  ["links", "https://bank.example/{value}"],
  ["reportUrl", "//evil.example/report"],
  ["reportUrl", "/a/../report"],
])("%s may not be %j, and says so by name", (key, value) => {
  const settings = [{ key, value }];
  expect(() => readSettings({ [key]: value })).toThrow(expect.objectContaining({ settings }));
});

test.each([5, " "])("of a list the bad entry is named: %j", (entry) => {
  const read = () => readSettings({ acquirerRoles: ["Acquirer", entry] });
  const settings = [{ key: "acquirerRoles", value: entry }];
  expect(read).toThrow(expect.objectContaining({ settings }));
});

test("all bad values are named, not only the first", () => {
  const settings = [
    { key: "auth", value: "none" },
    { key: "timeZone", value: "Mars/Olympus" },
    { key: "links", value: 5 },
    { key: "links", value: {} },
  ];
  const json = { auth: "none", links: [5, {}], timeZone: "Mars/Olympus" };
  expect(() => readSettings(json)).toThrow(expect.objectContaining({ settings }));
});

test("the list that is read again too often waits ten seconds, and an administrator is told", () => {
  expect(readSettings({ refreshSeconds: 1 })).toMatchObject({
    settings: { refreshSeconds: 10 },
    notes: ["refreshSeconds counts as 10, its smallest value."],
  });
  expect(readSettings({ refreshSeconds: 0 })).toMatchObject({
    settings: { refreshSeconds: 0 },
    notes: [],
  });
});

test("the file that comes with a build has every setting, with its default", () => {
  const delivered: unknown = JSON.parse(readFileSync("public/config.default.json", "utf8"));
  expect(readSettings({}).settings).toEqual(delivered);
});

test.each([
  ["baseUrl", "HTTPS://Bank.example:443/api//", "https://bank.example/api"],
  ["createTimeoutSeconds", 1e9, 2_000_000],
  ["idleMinutes", 1e9, 30_000],
  ["formProfile", "form-profile.json?v=2", "form-profile.json?v=2"],
])("%s may be %j", (key, value, read) => {
  expect(readSettings({ [key]: value }).settings).toMatchObject({ [key]: read });
});

test.each([null, [], "x", { error: "Not found" }])("%j are no settings", (json) => {
  expect(() => readSettings(json)).toThrow(BadSettings);
});
