import { afterAll, afterEach, vi } from "vitest";

const errors: unknown[][] = [];
const logError = console.error;
console.error = (...words: unknown[]) => {
  errors.push(words);
  logError(...words);
};

function failOnErrors() {
  const words = errors.splice(0).flat();
  if (words.length > 0) throw new Error(`console.error was called: ${words.map(String).join(" ")}`);
}

// Output after the last test belongs to no test, so the file fails.
afterEach(failOnErrors);
afterAll(() => {
  console.error = logError;
  failOnErrors();
});

function clearStorage() {
  globalThis.localStorage?.clear();
  globalThis.sessionStorage?.clear();
}

// What a test has replaced or stored, the next one must not find.
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  clearStorage();
});

// All test files share the browser's storage and run in any order, so each starts with empty storage.
clearStorage();
