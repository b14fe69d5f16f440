import { isRecord } from "#wire/json.ts";

/** What is known where a page stopped working. */
export interface Crash {
  /** The address of the application's script, which tells one build from another. */
  readonly build: string;
  readonly error: unknown;
  /** The path of its address. */
  readonly path: string;
  /** The language of the interface. */
  readonly tag: string;
  /** The answer that was shown, as it was sent; `undefined` where there was none. */
  readonly sent: unknown;
}

/**
 * What a developer needs to find out why a page stopped working, as text that anybody may see: the
 * build, the places in the code, and how the data is built. No message of an error, which may quote
 * what it could not read; no value, no id, no address of a service.
 */
export const crashReport = ({ build, error, path, tag, sent }: Crash): string =>
  [
    `Case viewer ${build.split("/").pop() ?? ""}`,
    `Page: ${path.replaceAll(/\d+/g, ":id")}`,
    `Language: ${tag}`,
    `Browser: ${navigator.userAgent}`,
    `Window: ${innerWidth} × ${innerHeight}`,
    `Error: ${error instanceof Error ? error.name : typeof error}`,
    ...placesOf(error),
    ...(sent === undefined ? [] : ["Answer:", JSON.stringify(shapeOf(sent), null, 1)]),
  ].join("\n");

/** Where in the code, without what the error says. */
const placesOf = (error: unknown): string[] =>
  (error instanceof Error ? (error.stack ?? "") : "")
    .split("\n")
    .flatMap((line) => /(?:at |@).*?([\w$.-]+\.(?:js|tsx?)[^:]*:\d+:\d+)/.exec(line)?.[1] ?? [])
    .map((place) => `  at ${place}`);

/** How a value is built: of what types, and for an object under which keys. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) {
    const kinds = new Set(value.map((item: unknown) => JSON.stringify(shapeOf(item))));
    return { length: value.length, of: [...kinds].map((kind): unknown => JSON.parse(kind)) };
  }
  if (isRecord(value)) {
    return Object.fromEntries(
      Object.entries(value).map(([name, item]) => [safeKey(name), shapeOf(item)]),
    );
  }
  if (value === null) return "null";
  if (value === "") return "empty string";
  return typeof value === "object" ? "number" : typeof value;
}

/** The specification's keys are short words. */
const safeKey = (name: string) => (/^[a-z]{1,30}$/i.test(name) ? name : "…");
