import { expect, test } from "vitest";
import { chooseTag } from "./language-choice.ts";

test.each([
  ["the browser's", null, ["ru", "en"], "ru-RU"],
  ["the first that is spoken", null, ["de-DE", "RU", "en-US"], "ru-RU"],
  ["the first of two that are spoken", null, ["en-US", "ru-RU"], "en-GB"],
  ["English where none is spoken", null, ["de", "rue"], "en-GB"],
  ["the stored one", "ru-RU", ["en-GB"], "ru-RU"],
  ["the browser's where an unknown one is stored", "xx", ["ru"], "ru-RU"],
])("the first language is %s", (_what, stored, preferred, tag) => {
  expect(chooseTag(stored, preferred)).toBe(tag);
});
