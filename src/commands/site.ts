import { BuiltFile, readBuiltFile, readBuiltFiles } from "./built-files.ts";
import { securityHeaders } from "./headers.ts";
import { forward } from "./proxy.ts";
import { scriptHashes } from "./script-hashes.ts";

/** A built folder that can be served. */
export interface Site {
  /** The path that the build was made for, such as `/` or `/viewer/`. */
  base: string;
  /** Answers a request; never throws. */
  handle: (request: Request) => Promise<Response>;
}

/** What a site is made of. */
export interface SiteOptions {
  /** The built folder, such as `dist`. */
  folder: string;
  /** Whether it is the demo build. */
  isDemo?: boolean;
  /** Where `/webapi` is passed on to, such as `http://localhost:4180`: no slash at its end. Absent: nowhere. */
  service?: string | undefined;
  /** Stands in for the folder's `config.json`. */
  settings?: Readonly<Record<string, unknown>>;
}

function pageOf(files: ReadonlyMap<string, BuiltFile>, folder: string): BuiltFile {
  const page = files.get("index.html");
  if (!page) throw new Error(`There is no build in ${folder}: run "npm run build" first.`);
  return page;
}

/** The files that whoever deploys edits: read anew for each answer, so that no restart is needed. */
const edited = new Set(["config.json", "form-profile.json"]);

/** Puts settings into the page, so that it need not wait for them: what nginx does with `ssi on`. */
function fillPage(page: BuiltFile): (settings: string) => BuiltFile {
  const place = /<!--#include virtual="[^"]*config\.json" -->/;
  let last = { settings: "", page };
  return (settings) => {
    if (settings !== last.settings) {
      // A tag ends in JSON text as little as a string does.
      const text = page.text.replace(place, () => settings.replaceAll("<", "\\u003c"));
      last = { settings, page: new BuiltFile("index.html", new TextEncoder().encode(text)) };
    }
    return last.page;
  };
}

/** The path that a build was made for: what stands before `assets/` in its page. */
function basePathOf(page: BuiltFile): string {
  return /(?:src|href)="(\/[^"]*?)assets\//.exec(page.text)?.[1] ?? "/";
}

/** The origin of the service that the page calls by itself, when that is another one. */
function serviceOrigins(config: BuiltFile | undefined): string[] {
  try {
    const settings: unknown = JSON.parse(config?.text ?? "{}");
    if (typeof settings !== "object" || settings === null || !("baseUrl" in settings)) return [];
    const { protocol, origin } = new URL(String(settings.baseUrl));
    return /^https?:$/.test(protocol) ? [origin] : [];
  } catch {
    // The page itself says what is wrong with its settings.
    return [];
  }
}

function plain(status: number, sentence: string, headers: Record<string, string> = {}): Response {
  return new Response(`${sentence}\n`, {
    status,
    headers: {
      "Content-Type": "text/plain; charset=utf-8",
      "Cache-Control": "no-store",
      ...headers,
    },
  });
}

/**
 * A built folder as a site: its files, the page for every other path, and the security headers on
 * every answer. The build's files are read once, those that are edited after it each time.
 *
 * @throws a sentence when the folder has no build in it
 */
export function createSite(options: SiteOptions): Site {
  const { folder, service, settings, isDemo = false } = options;
  const files = readBuiltFiles(folder);
  const given =
    settings && new BuiltFile("config.json", new TextEncoder().encode(JSON.stringify(settings)));
  const fileOf = (name: string) => {
    if (name === "config.json" && given) return given;
    return edited.has(name) ? readBuiltFile(folder, name) : files.get(name);
  };
  const page = pageOf(files, folder);
  const pageWith = fillPage(page);
  const base = basePathOf(page);
  const scripts = scriptHashes(page.text);

  function serve(request: Request, path: string): Response {
    if (request.method !== "GET" && request.method !== "HEAD") {
      return plain(405, "Only GET and HEAD.", { Allow: "GET, HEAD" });
    }
    if (!path.startsWith(base)) {
      return path === "/" || `${path}/` === base
        ? plain(302, `The application is at ${base}.`, { Location: base })
        : plain(404, `Nothing is here. The application is at ${base}.`);
    }
    const name = path.slice(base.length) || "index.html";
    const isAsset = name.startsWith("assets/");
    const file = fileOf(name);
    // A file that is not there must not look like the page: a browser would run or keep it.
    if (!file && (isAsset || /\.[a-z]\w*$/i.test(name))) return plain(404, "No such file.");
    const sent = file && file !== page ? file : pageWith(fileOf("config.json")?.text ?? "");
    const { bytes, headers } = sent.encodedFor(request.headers.get("Accept-Encoding"));
    const caching = isAsset ? "public, max-age=31536000, immutable" : "no-store";
    return new Response(request.method === "HEAD" ? null : bytes, {
      headers: { ...headers, "Cache-Control": caching },
    });
  }

  function pass(request: Request, path: string): Promise<Response> | Response {
    if (service === undefined) return plain(404, "No service is behind this site.");
    return forward(request, new URL(service + path));
  }

  async function handle(request: Request): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    // `baseUrl: ""` is this origin: below the base path, or beside it.
    const above = [base, "/"].find((prefix) => pathname.startsWith(`${prefix}webapi/`));
    const answer = above
      ? await pass(request, pathname.slice(above.length - 1) + search)
      : serve(request, pathname);
    const connect = serviceOrigins(fileOf("config.json"));
    for (const [name, value] of Object.entries(securityHeaders({ connect, isDemo, scripts }))) {
      answer.headers.set(name, value);
    }
    return answer;
  }

  return { base, handle };
}
