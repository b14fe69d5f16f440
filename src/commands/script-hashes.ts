import { createHash } from "node:crypto";

/** The hash of a script in the form of a security policy and of `integrity`: `sha256-…`. */
const hashOf = (script: string): string =>
  `sha256-${createHash("sha256").update(script).digest("base64")}`;

const moduleTag =
  /<(?:script type="module"|link rel="modulepreload")[^>]*?(?:src|href)="([^"]*)"[^>]*>(?:<\/script>)?\s*/g;

/**
 * Adds an import map to a built page, with the hash of every chunk, also of those that load later. It
 * replaces the tags of the page's modules by a script that imports them, because a browser would fetch
 * the modules of the tags before it runs the script that requests the case. Where they cannot be loaded,
 * it sets a class that shows the sentence in `index.html`; the error still goes to the console.
 *
 * @param scripts the code of each chunk by its address, such as `/assets/index-1a2b.js`.
 */
export function withScriptHashes(page: string, scripts: ReadonlyMap<string, string>): string {
  const sorted = [...scripts].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const hashes = new Map(sorted.map(([address, code]) => [address, hashOf(code)]));
  const map = JSON.stringify({ integrity: Object.fromEntries(hashes) });
  const [first, ...others] = [...page.matchAll(moduleTag)];
  if (first === undefined) return page;
  const imports = [first, ...others].map(([, address]) => `import(${JSON.stringify(address)})`);
  const script = `Promise.all([${imports.join(",")}]).catch((error)=>{document.documentElement.classList.add("is-not-loaded");throw error})`;
  // The scripts come before the style sheets, because a script waits for the style sheets before it.
  return page
    .replace(
      first[0],
      () => `<script type="importmap">${map}</script>
    <script>${script}</script>
    `,
    )
    .replaceAll(moduleTag, "");
}

/**
 * Adds to each address of a worker in a chunk the worker's hash: `/assets/reader-1a2b.js#sha256-…`.
 *
 * @param workers the code of each worker by its address.
 */
export function withWorkerHashes(chunk: string, workers: ReadonlyMap<string, string>): string {
  return [...workers].reduce(
    (code, [address, worker]) => code.replaceAll(address, `${address}#${hashOf(worker)}`),
    chunk,
  );
}

/** The hashes of all scripts of a built page, also of inline ones; none before {@link withScriptHashes}. */
export function scriptHashes(page: string): string[] {
  const [, map] = /<script type="importmap">(.*?)<\/script>/s.exec(page) ?? [];
  if (map === undefined) return [];
  const written = [...page.matchAll(/<script(?: type="importmap")?>(.*?)<\/script>/gs)];
  return [
    ...written.map(([, script = ""]) => hashOf(script)),
    ...new Set(map.match(/sha256-[\w+/]+=*/g)),
  ];
}
