import { expect, test } from "vitest";
import { crashReport } from "./crash-report.ts";

const sent = {
  success: true,
  bpItem: {
    id: 900453,
    code: "DP-26-453",
    amount: null,
    comment: "",
    stages: [{ name: "Chargeback" }, { name: "Ruling", fields: [] }, { name: "Closed" }],
    "Ivan Petrov +7 903": "secret",
  },
};

function report() {
  const error = new TypeError("no such card: 4111111111111111");
  const build = "https://viewer.bank.example/assets/index-abc.js";
  return crashReport({ build, error, path: "/cases/900453", tag: "ru-RU", sent });
}

test("says how the answer is built, and where in the code it stopped", () => {
  expect(report()).toContain("Case viewer index-abc.js\nPage: /cases/:id\n");
  expect(report()).toContain("Error: TypeError");
  expect(report()).toMatch(/ {2}at crash-report\.test\.ts\S*:\d+:\d+/);
  const shape: unknown = JSON.parse(report().split("Answer:\n")[1] ?? "");
  expect(shape).toEqual({
    success: "boolean",
    bpItem: {
      id: "number",
      code: "string",
      amount: "null",
      comment: "empty string",
      stages: {
        length: 3,
        of: [{ name: "string" }, { name: "string", fields: { length: 0, of: [] } }],
      },
      "…": "string",
    },
  });
});

test("holds no value, no id, and nothing of what the error says", () => {
  expect(report()).not.toMatch(/900453|DP-26|Chargeback|Ivan|secret|4111|no such card|bank/);
});
