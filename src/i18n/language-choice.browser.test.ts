import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { chooseTag, readTag, removeStoredTag, storeTag } from "./language-choice.ts";

afterEach(removeStoredTag);

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

test("a choice is kept until it is forgotten", () => {
  expect(readTag()).toBe("en-GB");
  storeTag("ru-RU");
  expect(readTag()).toBe("ru-RU");
  removeStoredTag();
  expect(readTag()).toBe("en-GB");
});

test("where nothing can be kept the browser's language is spoken", () => {
  vi.spyOn(window, "localStorage", "get").mockImplementation(() => {
    throw new DOMException("", "SecurityError");
  });
  vi.spyOn(navigator, "languages", "get").mockReturnValue(["ru-RU"]);
  onTestFinished(() => void vi.restoreAllMocks());
  storeTag("en-GB");
  expect(readTag()).toBe("ru-RU");
  removeStoredTag();
});
