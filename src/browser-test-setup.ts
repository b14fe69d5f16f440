import { beforeAll, beforeEach } from "vitest";
import { page } from "vitest/browser";
import { cleanup } from "vitest-browser-react";

// Files share a page and its size.
beforeAll(() => page.viewport(1280, 800));

// The library's own hook runs only in the file that loads it first. A form that is removed stores its draft.
beforeEach(async () => {
  await cleanup();
  localStorage.clear();
  sessionStorage.clear();
});
