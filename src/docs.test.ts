import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

/** The files that a document names: targets of its links, and paths in backticks from the project's folder or `src`. */
function filesNamedIn(document: string): string[] {
  const text = readFileSync(document, "utf8");
  const links = [...text.matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, path = ""]) =>
    join(dirname(document), path),
  );
  const files = [...text.matchAll(/`([\w.-]+\/[\w./-]+\.(?:ts|tsx|mjs|css|json))`/g)].map(
    ([, path = ""]) => path,
  );
  return [...links, ...files];
}

test("every file that the documents name is there", () => {
  const documents = readdirSync("docs", { encoding: "utf8", recursive: true })
    .filter((name) => name.endsWith(".md"))
    .map((name) => join("docs", name));
  const named = ["README.md", "deploy/README.md", ...documents].flatMap(filesNamedIn);
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter((path) => !existsSync(path) && !existsSync(join("src", path)))).toEqual([]);
});
