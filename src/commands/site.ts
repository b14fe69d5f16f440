import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { staticMiddleware } from "srvx/static";
import { securityHeaders } from "./headers.ts";
import { forward } from "./proxy.ts";
import { scriptHashes } from "./script-hashes.ts";

/** A built folder that can be served. */
export interface Site {
  /** The path that the build was made for, such as `/` or `/viewer/`. */
  base: string;
  handle: (request: Request) => Promise<Response>;
}

/** The options of {@link createSite}. */
export interface SiteOptions {
  /** The built folder, such as `dist`. */
  folder: string;
  /** Whether it is the demo build. */
  isDemo?: boolean;
  /** The address that `/webapi` is forwarded to, without a slash at its end: `http://localhost:4180`. */
  service?: string | undefined;
  /** Served in place of the folder's `config.json`. */
  settings?: Readonly<Record<string, unknown>>;
}

/** Writes the settings into the page, so that it need not request them, like nginx with `ssi on`. */
function fillPage(page: string, settings: string): string {
  const include = /<!--#include virtual="[^"]*config\.json" -->/;
  // Escaped, so that no text in the settings can end the script element.
  return page.replace(include, () => settings.replaceAll("<", "\\u003c"));
}

/** A response with a page, compressed if the browser accepts that. */
function pageAnswer(page: string, request: Request): Response {
  const headers = { "Content-Type": "text/html; charset=utf-8", Vary: "Accept-Encoding" };
  if (!/\bgzip\b/.test(request.headers.get("Accept-Encoding") ?? ""))
    return new Response(page, { headers });
  return new Response(new Blob([page]).stream().pipeThrough(new CompressionStream("gzip")), {
    headers: { ...headers, "Content-Encoding": "gzip" },
  });
}

/** The path that a build was made for: the part before `assets/` of an address in its page. */
function basePathOf(page: string): string {
  return /(?:src|href)="(\/[^"]*?)assets\//.exec(page)?.[1] ?? "/";
}

/** The origin of the service, if the settings name one. */
function serviceOrigins(config: string): string[] {
  try {
    const settings: unknown = JSON.parse(config);
    if (typeof settings !== "object" || settings === null || !("baseUrl" in settings)) return [];
    const { protocol, origin } = new URL(String(settings.baseUrl));
    return /^https?:$/.test(protocol) ? [origin] : [];
  } catch {
    // The page itself shows what is wrong with its settings.
    return [];
  }
}

const plain = (status: number, sentence: string): Response =>
  new Response(`${sentence}\n`, {
    status,
    headers: { "Content-Type": "text/plain; charset=utf-8" },
  });

/** Whether a request comes from the page of another site. Where a proxy adds the token, such a page could use it. */
const isForeign = ({ headers }: Request): boolean =>
  !["same-origin", null].includes(headers.get("Sec-Fetch-Site"));

/**
 * Serves a built folder: its files, the page for every other path, and the security headers with
 * every response. Files are read for each request, so that an edited `config.json` takes effect.
 *
 * @throws Error with a sentence when the folder contains no build
 */
export function createSite(options: SiteOptions): Site {
  const { folder, service, settings, isDemo = false } = options;

  function read(name: string): string | undefined {
    const path = join(folder, name);
    return existsSync(path) ? readFileSync(path, "utf8") : undefined;
  }
  function readPage(): string {
    const page = read("index.html");
    if (page === undefined)
      throw new Error(`There is no build in ${folder}: run "npm run build" first.`);
    return page;
  }
  // The viewer too accepts a file with a byte-order mark.
  const readConfig = () =>
    settings ? JSON.stringify(settings) : (read("config.json") ?? "").replace(/^\ufeff/, "");

  const base = basePathOf(readPage());
  const serveFile = staticMiddleware({
    dir: folder,
    renderHTML: ({ html, request }) => pageAnswer(fillPage(html, readConfig()), request),
  });

  /** Responds with the file of this name, or with the page. */
  function serveName(name: string, request: Request): Promise<Response> | Response {
    if (name === "config.json" && settings) return Response.json(settings);
    const { method, headers } = request;
    const named = (path: string) => new Request(`http://localhost/${path}`, { method, headers });
    return serveFile(named(name), () => {
      // A missing file is not answered with the page, which a browser would cache or run as a script.
      const isFile = name.startsWith("assets/") || /\.[a-z]\w*$/i.test(name);
      if (isFile) return plain(404, "No such file.");
      return serveFile(named("index.html"), () => plain(404, "No such file."));
    });
  }

  async function serve(request: Request, path: string): Promise<Response> {
    if (request.method !== "GET" && request.method !== "HEAD")
      return plain(405, "Only GET and HEAD.");
    if (!path.startsWith(base)) return plain(404, `The application is at ${base}.`);
    return serveName(path.slice(base.length), request);
  }

  async function handle(request: Request): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    // With `baseUrl: ""` the page calls its own origin, below the base path or next to it.
    const prefix = [base, "/"].find((path) => pathname.startsWith(`${path}webapi/`));
    let answer: Response;
    if (prefix === undefined) {
      answer = await serve(request, pathname);
      const isImmutable = answer.ok && pathname.startsWith(`${base}assets/`);
      const caching = isImmutable ? "public, max-age=31536000, immutable" : "no-store";
      answer.headers.set("Cache-Control", caching);
    } else if (service === undefined) {
      answer = plain(404, "No service is behind this site.");
    } else if (isForeign(request)) {
      answer = plain(403, "Pages of other sites may not call the service.");
    } else {
      answer = await forward(request, service, pathname.slice(prefix.length - 1) + search);
    }
    const connect = serviceOrigins(readConfig());
    const scripts = scriptHashes(readPage());
    for (const [name, value] of Object.entries(securityHeaders({ connect, isDemo, scripts }))) {
      answer.headers.set(name, value);
    }
    return answer;
  }

  return { base, handle };
}
