import type { Plugin } from "vite";

/**
 * Begins the scripts of the first page with the comment that makes Chrome compile all their functions at once and beside
 * the main thread: most of them run before the first case is painted. Without it each is compiled when it is called.
 * See https://v8.dev/blog/explicit-compile-hints.
 * @param chunkNames the scripts that the page loads besides its entry
 */
export const compileHint = (...chunkNames: readonly string[]): Plugin => ({
  name: "compile-hint",
  generateBundle: {
    // The comment has to be the first line, above what Vite adds.
    order: "post",
    handler(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== "chunk" || !(file.isEntry || chunkNames.includes(file.name))) continue;
        file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
      }
    },
  },
});
