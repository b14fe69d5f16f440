import { expect, test } from "vitest";
import { chooseTag } from "./languages.ts";

test.each([
  ["the browser's", undefined, ["ru", "en"], "ru-RU"],
  ["the first that is spoken", undefined, ["de-DE", "RU", "en-US"], "ru-RU"],
  ["English where none is spoken", undefined, ["de", "rue"], "en-GB"],
  ["the stored one", "ru-RU", ["en-GB"], "ru-RU"],
])("the first language is %s", (_what, stored, preferred, tag) => {
  expect(chooseTag(stored, preferred)).toBe(tag);
});
