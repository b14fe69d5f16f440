import { describe, expect, test } from "vitest";
import {
  cardPieces,
  cleanCard,
  cutPosition,
  holdsCardNumber,
  inGroups,
  maskCard,
  maskCardNumbers,
  maskedId,
  maskedStart,
} from "./card-number.ts";

test("reads raised, lowered and ringed digits", () => {
  expect(cleanCard("⁴²⁷⁶ ₀₀₀₀ ①②③④ ５６７８")).toBe("4276000012345678");
});

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
  expect(maskedId(4111111111112)).toBe("4111•••••1112");
  expect(maskedId(411111111111)).toBe("411111111111");
});

describe("what looks like a card number", () => {
  const signs = "/|,|;|*|•|:|\\|+|__|..| / |\u2800|    |-| |.| - |\u2212|·".split("|");

  test.each([
    ..."4111111111111111|378282246310005|6304000000000000000|2200/0000/0000/0004".split("|"),
    ..."9792/0000/0000/0003|6304/0000/0000/0000/000|4111/1111/1111/1111/12/28".split("|"),
    ..."4111_1111_1111_1111.pdf|4111.1111 1111_1111|900453,4111/1111/1111/1111".split("|"),
    ..."card 4111111111111111, thanks|12 4111 1111 1111 1111 34".split("|"),
    ..."４１１１１１１１１１１１１１１１|٤١١١ ١١١١ ١١١١ ١١١١|४१११११११११११११११|𝟒𝟏𝟏𝟏𝟏𝟏𝟏𝟏𝟏𝟏𝟏𝟏𝟏𝟏𝟏𝟏".split(
      "|",
    ),
    ..."4111\u00A01111\u20111111 1111|4111\u200B1111\u200E 1111\u2060\u00AD1111".split("|"),
    ..."3782\u2212822463\u221210005|41111\uFFFB1111\u06DD1111111".split("|"),
    "4111\u034F1111\u3164\uFE0F1111\u00001111",
    "4️⃣1️⃣1️⃣1️⃣1️⃣1️⃣1️⃣1️⃣1️⃣1️⃣1️⃣1️⃣1️⃣1️⃣1️⃣1️⃣",
    ...["|", ...signs].map((sign) => ["4111", "1111", "1111", "1111"].join(sign)),
  ])("%s", (text) => {
    expect(holdsCardNumber(text)).toBe(true);
    expect(maskCardNumbers(text)).toMatch(/(?:4111|3782|6304|2200|9792)•{7,11}\d{4}/);
  });

  test.each([
    "4111&nbsp;1111&nbsp;1111&nbsp;1111",
    "4111&nbsp1111&nbsp1111&nbsp1111",
    "4111&#160;1111&#xA0;1111&#x00a0;1111",
    "4111&amp;nbsp;1111&amp;#160;1111&amp;#8211;1111",
    "4111&ensp;&ndash;&thinsp;1111&shy;1111&mdash;1111",
    "&#52;111 1111 1111 111&#x31;",
    "4111%201111%201111%201111",
    "4111%C2%A01111%E2%80%931111%A01111",
    "4111%25201111%2F1111%091111",
    "%34%31%31%31111111111111",
    "4111%1111%1111%1111",
    "4111\\u00a01111\\n1111\\t1111",
    "4111\\x201111\\x2d1111\\u{20}1111",
    "\\x34\\u{31}11111111111111",
    "4111%u00201111%u00201111%u00201111",
    "4111&lt;br&gt;1111&lt;/td&gt;&lt;td&gt;1111&amp;lt;br&amp;gt;1111",
    "<td>4111</td>\n<td width=20>1111</td>\n<td>1111</td><td>1111</td>",
    "4111<br>1111<br/>1111<BR />1111",
    "3782/822463/10005",
    "3782:822463:10005",
    "3782|822463|10005",
    "3782. 822463. 10005",
    "4111/1111-1111/1111",
    "(4111) 1111 1111 1111",
    "[4111][1111][1111][1111]",
    "41.11.11.11.11.11.11.11",
    "4/1/1/1/1/1/1/1/1/1/1/1/1/1/1/1",
    "41111111/11111111",
    "411111/1111111111",
    "4111 1111/1111 1111",
    "22007001/00000008",
    "④①①①①①①①①①①①①①①①",
    "❹❶❶❶❶❶❶❶❶❶❶❶❶❶❶❶",
    "⑷⑴⑴⑴⑴⑴⑴⑴⑴⑴⑴⑴⑴⑴⑴⑴",
    "⁴¹¹¹¹¹¹¹¹¹¹¹¹¹¹¹",
    "4111💳1111💳1111💳1111",
  ])("%s, in whatever way it is written", (text) => {
    expect(holdsCardNumber(text)).toBe(true);
    expect(maskCardNumbers(`a ${text} b`)).toMatch(/^\D*(?:4111|3782|2200)•{7,8}\d{4}\D*$/);
  });

  test.each([
    ["a wrong check digit", "4111111111111112"],
    ["an ARN", "74001016301868581499775"],
    ["twelve digits", "411111111116"],
    ["twelve digits that pass for one", "400000000002"],
    ["twenty digits", "41111111111111111111"],
    ["money", '{"amount":"1000.00","currencyCode":"643"}'],
    ["first digits that no card has", "1111111111111117"],
    ["a list of numbers with commas", "4111, 1111, 1111, 1111"],
    ["a card and its expiry in one number", "41111111111111111228"],
    ["IBANs", "DE89 3704 0044 0532 0130 00, GB29 NWBK 6016 1331 9268 19, DE89370400440532013000"],
    ["a phone", "+7 (495) 123-45-67, +44 20 7946 0112"],
    ["an amount", "1 219 567.89 RUB, 4,111,111,111.11"],
    ["times", "2026-05-11T23:59:59.1234567+03:00"],
    ["the tax number of a company and its reason code", "5024008170/502401001"],
    ["a retrieval reference and an approval code", "412345678901/123459"],
    ["a percentage", "40.50 %20 40.50 %21"],
    ["nothing", ""],
  ])("not %s", (_what, text) => {
    expect(maskCardNumbers(text)).toBe(text);
  });

  test("not dates, amounts and versions", () => {
    const days = Array.from({ length: 28 }, (_, index) => String(index + 1).padStart(2, "0"));
    for (const day of days) {
      for (const text of [
        `${day}.05.2026 - ${day}.11.2026`,
        `1234567.${day} 2345678.${day}`,
        `${day}.1234.5678.90.1234`,
        `9004${day} · 123456789`,
        `${day}/05/2026, ${day}/11/2026`,
        `1,234,567,${day}0,123.00`,
        `9004${day},900555,900617`,
        `54${day}, 5812, 5912, 5999`,
        `54${day},5812,5912,5999,4111`,
        `1999/20${day}/2025/2026`,
      ]) {
        expect(maskCardNumbers(text)).toBe(text);
      }
    }
  });

  test.each([
    ["a phone", "Tel. 8 800 555-35-35 "],
    ["a date", "2026-05-11 "],
    ["a year", "2026 "],
    ["another card", "5555 5555 5555 4444 "],
    ["an odd group", "7 "],
  ])("a card behind %s is masked whole", (_what, before) => {
    for (const card of ["4111 1111 1111 1111", "5555555555554444", "3782 822463 10005"]) {
      const plain = card.replaceAll(" ", "");
      const masked = maskCardNumbers(`${before}${card}`).replaceAll(" ", "");
      expect(masked).not.toContain(plain.slice(0, 7));
      expect(masked.slice(-12)).toMatch(/•{7}\d{4}$/);
    }
  });

  test.each([
    ["4111/1111/1111/1111, 5555555555554444", "4111••••••••1111, 5555••••••••4444"],
    ["639 4000 0000 79190 006", "6394•••••••••••0006"],
    ["4111/1111/1111/1112/001", "4111•••••••••••2001"],
    ["a 4111111111111111; b 378282246310005.", "a 4111••••••••1111; b 3782•••••••0005."],
  ])("in %s each is masked to its end, and not the text around it", (text, masked) => {
    expect(maskCardNumbers(text)).toBe(masked);
  });

  test("the text around a number stays as received", () => {
    expect(maskCardNumbers("<b>№&nbsp;4111&nbsp;1111%201111&#160;1111</b>&nbsp;é %20 ﬁ ②")).toBe(
      "<b>№&nbsp;4111••••••••1111</b>&nbsp;é %20 ﬁ ②",
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
});
