import { afterEach, expect, test, vi } from "vitest";
import { applyTheme, readTheme, storeTheme } from "./theme.ts";

const key = "case-viewer.theme";
const onPage = () => document.documentElement.dataset["theme"];

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  applyTheme("system");
});

test("a theme is stored and applied; the system's theme leaves nothing", () => {
  storeTheme("dark");
  expect([readTheme(), onPage(), localStorage.getItem(key)]).toEqual(["dark", "dark", "dark"]);
  storeTheme("system");
  expect([readTheme(), onPage(), localStorage.getItem(key)]).toEqual(["system", undefined, null]);
  localStorage.setItem(key, "sepia");
  expect(readTheme()).toBe("system");
});

test("a theme applies where nothing can be stored", () => {
  for (const method of ["getItem", "setItem", "removeItem"] as const) {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException("", "SecurityError");
    });
  }
  expect(readTheme()).toBe("system");
  storeTheme("dark");
  expect(onPage()).toBe("dark");
  storeTheme("system");
  expect(onPage()).toBeUndefined();
});
