import { beforeAll, beforeEach } from "vitest";
import { page } from "vitest/browser";
import { cleanup } from "vitest-browser-react";
import { publishSignedOut } from "#changes/seen-events.ts";

// Files share a page: its size, and what the modules in it remember.
beforeAll(async () => {
  await page.viewport(1280, 800);
  publishSignedOut();
});

// The library's own hook runs only in the file that loads it first.
beforeEach(cleanup);
