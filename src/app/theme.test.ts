import { afterEach, expect, test, vi } from "vitest";
import { applyTheme, readTheme, storeTheme } from "./theme.ts";

const key = "case-viewer.theme";
const onPage = () => document.documentElement.dataset["theme"];

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  applyTheme("system");
});

test("a theme is kept and put on the page; the system's leaves neither", () => {
  storeTheme("dark");
  expect([readTheme(), onPage(), localStorage.getItem(key)]).toEqual(["dark", "dark", "dark"]);
  storeTheme("system");
  expect([readTheme(), onPage(), localStorage.getItem(key)]).toEqual(["system", undefined, null]);
});

test("what stands in the storage is not believed", () => {
  localStorage.setItem(key, "sepia");
  expect(readTheme()).toBe("system");
});

test("where nothing can be kept the page still takes the theme", () => {
  for (const way of ["getItem", "setItem", "removeItem"] as const) {
    vi.spyOn(Storage.prototype, way).mockImplementation(() => {
      throw new DOMException("", "SecurityError");
    });
  }
  expect(readTheme()).toBe("system");
  storeTheme("dark");
  expect(onPage()).toBe("dark");
  storeTheme("system");
  expect(onPage()).toBeUndefined();
});
