import fc from "fast-check";
import { expect, test } from "vitest";
import {
  cardPieces,
  cutPosition,
  holdsCardNumber,
  inGroups,
  maskCard,
  maskCardNumbers,
  maskedId,
  maskedStart,
  mayBeCardForArn,
} from "./card-number.ts";
import { passesLuhn } from "./find-cards.ts";

test("a mask shows the first and the last four digits, and nothing of a short number", () => {
  expect(maskCard("4276160912341234")).toBe("4276••••••••1234");
  expect(inGroups(maskCard("4276160912341234"))).toBe("4276 •••• •••• 1234");
  expect(maskCard("42761609123")).toBe("•••••••••••");
});

test("masks a card that the end of a shortened text cuts, and an id that may be one", () => {
  expect(maskedStart("Card 4111111111111111, thanks", 16)).toBe("Card 4111•••••••…");
  expect(maskedStart("Card", 4)).toBe("Card");
  expect(maskedId(4111111111111111)).toBe("4111••••••••1111");
  expect(maskedId(2200123412341234)).toBe("2200••••••••1234");
  expect(maskedId(100000000008)).toBe("100000000008");
});

const digitsOf = (shown: string) => shown.normalize("NFKC").replaceAll(/\D/g, "");

test.each([
  ["4111111111111111", "4111••••••••1111"],
  ["378282246310005", "3782•••••••0005"],
  ["card 4111 1111 1111 1111, thanks", "card 4111••••••••1111, thanks"],
  ["4111-1111 1111.1111", "4111••••••••1111"],
  ["𝟒𝟏𝟏𝟏 ①①①① ¹¹¹¹ 1111", "4111••••••••1111"],
  ["Tel. 8 800 555-35-35, 3782 822463 10005", "Tel. 8 800 555-35-35, 3782•••••••0005"],
  ["4111111111111111 5555555555554444", "4111••••••••1111 5555••••••••4444"],
  // As raw card messages write it, with the next field behind it.
  ["1642761601609123420000000000001500", "164276••••••••23420000000000001500"],
  ["５Ａ０８4276160160912342", "５Ａ０８4276••••••••2342"],
  ["164276 1601 6091 2342, 5a084276-1601-6091-2342", "164276••••••••2342, 5a084276••••••••2342"],
  ["9F3704AB5a0842761601609123425F2403261231", "9F3704AB5a084276••••••••23425F2403261231"],
])("%j is masked", (text, masked) => {
  expect(holdsCardNumber(text)).toBe(true);
  expect(maskCardNumbers(text)).toBe(masked);
  expect(maskCardNumbers(masked)).toBe(masked);
});

test.each([
  ["a wrong check digit", "4111111111111112"],
  ["an ARN", "74001016301868581499775"],
  ["an ARN that begins like a length", "16427616016091234200000"],
  ["two separators", "4111 - 1111 - 1111 - 1111"],
  ["other separators", "4111, 1111, 1111, 1111; 4111_1111_1111_1111"],
  ["an encoding", "4111&nbsp;1111&nbsp;1111&nbsp;1111 4111%201111%201111%201111"],
  ["IBANs", "DE89 3704 0044 0532 0130 00, GB29 NWBK 6016 1331 9268 19, DE89370400440532013000"],
  ["a phone", "+7 (495) 123-45-67, +44 20 7946 0112"],
])("%s is not masked", (_what, text) => {
  expect(maskCardNumbers(text)).toBe(text);
});

/** A card number: a prefix, any digits, and the check digit. */
const cardNumber = fc
  .tuple(
    fc.constantFrom("22001234", "4", "51", "6304", "340"),
    fc.stringMatching(/^\d{14}$/),
    fc.integer({ min: 13, max: 19 }),
  )
  .map(([prefix, digits, length]) => {
    const start = (prefix + digits + digits).slice(0, length - 1);
    const all = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((last) => `${start}${last}`);
    return all.find(passesLuhn) ?? "";
  });

test("no card number of any digits and separators is left, in any text", () => {
  const gap = fc.constantFrom("", "", "", " ", "-", ".", "/", "\u00A0", "\u2013");
  const around = fc.constantFrom("", "card ", "№", "id: ", ", ", "(");
  fc.assert(
    fc.property(
      cardNumber,
      fc.array(gap, { minLength: 19, maxLength: 19 }),
      around,
      around,
      (digits, gaps, before, after) => {
        const written = Array.from(digits, (digit, i) => (i > 0 ? gaps[i] : "") + digit).join("");
        const text = before + written + after;
        const hidden = digits.slice(4, -4);
        expect(digitsOf(maskCardNumbers(text))).not.toContain(hidden);
        // The control: without the rule it is there.
        expect(digitsOf(text)).toContain(hidden);
      },
    ),
  );
});

test("a text of a million groups or digits is searched in one go, and what is not a card stays as sent", () => {
  const long = `${"1 ".repeat(500_000)}ﬁ 4111 1111 1111 1111`;
  expect(maskCardNumbers(long).endsWith("ﬁ 4111••••••••1111")).toBe(true);
  expect(maskCardNumbers("7".repeat(15_000_000))).toHaveLength(15_000_000);
});

test("a card is masked wherever it stands in a long text, and each of a chain without end", () => {
  for (let before = 16_300; before < 16_420; before += 7) {
    const text = `${"x ".repeat(before / 2)}4111 1111 1111 1111${" y".repeat(20_000)}`;
    expect(maskCardNumbers(text)).toBe(text.replace("4111 1111 1111 1111", "4111••••••••1111"));
  }
  const chain = maskCardNumbers("4242 ".repeat(100_000).trim());
  expect(chain).toMatch(/^4242•+4242$/);
});

test("the parts of a text that is cut into pieces show no more of a card than its ends", () => {
  const text = `${"4111 1111 1111 1111 ".repeat(50)}end`;
  for (let cut = 100; cut < 120; cut += 1) {
    const shown = [cardPieces(text, 0, cut), cardPieces(text, cut)].flat();
    expect(shown.map(({ text }) => text).join("")).toBe(text);
    expect(shown.map(({ masked }) => masked).join("")).toMatch(/^(?:4111•+1111 )+end$/);
  }
  expect(cutPosition("a 4111 1111 1111 1111 b", 0, 10)).toBe(2);
  expect(cutPosition("a\u{1F600}b", 0, 2)).toBe(1);
});

test.each([
  ["4276550012345675", true],
  ["74001016301868581499775", false],
  ["7400101 6301868581499775", false],
])("what is typed as an ARN, %j, may be a card number: %s", (text, mayBe) => {
  expect(mayBeCardForArn(text)).toBe(mayBe);
});
