import { expect, test } from "vitest";
import { cleanAddress } from "./clean-address.ts";

const card = "4276160160912342";
const mark = "%E2%80%A2";

/** An address as the browser splits it, cleaned. */
function cleaned(address: string) {
  const { pathname, search, hash } = new URL(address, "https://bank.example");
  const clean = cleanAddress({ pathname, search, hash });
  return clean && clean.pathname + clean.search + clean.hash;
}

test.each([
  [`/#${card}`, "/"],
  [`/cases/7?stage=${card}`, `/cases/7?stage=${mark}`],
  // Typed as an ARN: perhaps a mistyped card number.
  ["/cases/new?arn=4276160160912343", `/cases/new?arn=${mark}`],
  [`/viewer/cases/${card}?stage=2`, `/viewer/cases/${mark}?stage=2`],
  // No known first digits, but the check digit is right.
  ["/cases/1000000000009", `/cases/${mark}`],
  [
    `/cases/new?bpCode=FR&field.f_A=${card}&field.f_B=a+b`,
    `/cases/new?bpCode=FR&field.f_A=${mark}&field.f_B=a+b`,
  ],
])("cleans %s", (address, expected) => {
  expect(cleaned(address)).toBe(expected);
  expect(cleaned(expected)).toBeUndefined();
});

test.each([
  "/cases/900453?stage=at(2)&x=%D0%96#y",
  "/cases/2200123412341234",
  "/cases/new?bpCode=DP&arn=74001016301868581499775&arn=72200336303800042165011",
  "/cases/new?field.f_DisputeAmount=1%20234,50",
  "/foo/%E0%A4%A",
])("leaves %s as it is", (address) => {
  expect(cleaned(address)).toBeUndefined();
});
