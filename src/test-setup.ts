import { afterAll, afterEach } from "vitest";

const said: unknown[][] = [];
const sayError = console.error;
console.error = (...words: unknown[]) => {
  said.push(words);
  sayError(...words);
};

function failIfSaid() {
  const words = said.splice(0).flat();
  if (words.length > 0) throw new Error(`console.error was called: ${words.map(String).join(" ")}`);
}

// What is said while a file winds down belongs to no test, so the file itself fails.
afterEach(failIfSaid);
afterAll(failIfSaid);

// The files of one browser share its storage, and come in any order: each begins with nothing kept.
globalThis.localStorage?.clear();
globalThis.sessionStorage?.clear();
