import { expect, test } from "vitest";
import { createFaults } from "#language/english/create-faults.ts";
import { faultText } from "./fault-text.ts";

test("a file that is too large is named without a card number", () => {
  const fault = { kind: "too-large", name: "4111 1111 1111 1111.pdf", most: 1024 } as const;
  expect(faultText(fault, createFaults, "en-GB")).toContain("“4111••••••••1111.pdf” is larger");
});
