import { readFileSync } from "node:fs";
import { join } from "node:path";
import { staticMiddleware } from "srvx/static";
import { securityHeaders } from "../../vite/security-headers.ts";

export interface Site {
  /** The path that the build was made for, such as `/` or `/viewer/`. */
  base: string;
  handle: (request: Request) => Promise<Response>;
}

interface SiteOptions {
  folder: string;
  /** Served in place of the folder's `config.json`. */
  settings?: Readonly<Record<string, unknown>>;
  service?: string | undefined;
}

const notFound = () => new Response("No such file.\n", { status: 404 });

/** Serves a built folder as `deploy/README.md` says: its files, the page for every other path, the headers. */
export function createSite({ folder, settings, service }: SiteOptions): Site {
  const page = readFileSync(join(folder, "index.html"), "utf8");
  const base = /src="(\/[^"]*?)assets\//.exec(page)?.[1] ?? "/";
  const serveFile = staticMiddleware({ dir: folder });

  async function answer({ url, method, headers }: Request): Promise<Response> {
    const { pathname } = new URL(url);
    if (!pathname.startsWith(base)) return notFound();
    const name = pathname.slice(base.length);
    if (name === "config.json" && settings) return Response.json(settings);
    const isFile = name.startsWith("assets/") || /\.[a-z]\w*$/i.test(name);
    const path = isFile ? name : "index.html";
    return serveFile(new Request(`http://localhost/${path}`, { method, headers }), notFound);
  }

  async function handle(request: Request): Promise<Response> {
    const answered = await answer(request);
    const isAsset = answered.ok && request.url.includes(`${base}assets/`);
    const caching = isAsset ? "public, max-age=31536000, immutable" : "no-store";
    const headers = { ...securityHeaders({ service }), "Cache-Control": caching };
    for (const [name, value] of Object.entries(headers)) answered.headers.set(name, value);
    return answered;
  }

  return { base, handle };
}
