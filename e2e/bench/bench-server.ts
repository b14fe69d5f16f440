import { setTimeout as sleep } from "node:timers/promises";
import { staticMiddleware } from "srvx/static";
import { listen, type RunningServer } from "#commands/listen.ts";
import { createSite } from "#commands/site.ts";

/** What a service answers: the whole text, or one for this id. */
export type AnswerText = (id: number) => Uint8Array<ArrayBuffer>;

/** The application, the pages it is compared with and a service, on one origin. */
export interface BenchServer extends Pick<RunningServer, "address" | "close"> {
  /** What GetBpItem answers from now on, and after how many milliseconds. */
  answers: (text: AnswerText, delay?: number) => void;
  /** What GetBpItem answers when it is asked for the files' content, with a pause before each 256 KiB. */
  answersFiles: (text: AnswerText, pause?: number) => void;
  /** When a client last broke off a request of the service, in milliseconds since 1970. */
  readonly brokenOffAt: () => number | undefined;
}

/** What the application's own page is served with, and for which a browser begins another process. */
const isolating = { "Cross-Origin-Opener-Policy": "same-origin" };

const settings = { auth: "proxy", baseUrl: "", idleMinutes: 0, readTimeoutSeconds: 600 };

const nothing: AnswerText = () => new Uint8Array();

/** One of the compared pages: its files, and its page for every other path. */
function servePage(folder: string, headers: Readonly<Record<string, string>> = {}) {
  const serveFile = staticMiddleware({ dir: folder });
  return async (request: Request, path: string) => {
    const named = (name: string) =>
      new Request(`http://localhost/${name}`, { headers: request.headers });
    let caching = "public, max-age=31536000, immutable";
    const answer = await serveFile(named(path || "no such file"), () => {
      caching = "no-store";
      return serveFile(named("index.html"), () => new Response(null, { status: 404 }));
    });
    for (const [name, value] of Object.entries({ ...headers, "Cache-Control": caching }))
      answer.headers.set(name, value);
    return answer;
  };
}

/**
 * Serves the builds below one address: the application at `/`, each compared page below its name,
 * and the bare one below `/isolated/` too, opened like the application in a process of its own.
 * No network and no proxy lie between them and the service.
 */
export async function startServer(
  application: string,
  pages: Readonly<Record<string, string>>,
): Promise<BenchServer> {
  const { handle } = createSite({ folder: application, settings });
  const served = new Map(
    Object.entries(pages).map(([name, folder]) => [name, servePage(folder)] as const),
  );
  if (pages["bare"]) served.set("isolated", servePage(pages["bare"], isolating));
  let answer = nothing;
  let fileAnswer = nothing;
  let wait = 0;
  let pieceWait = 0;
  let brokenOffAt: number | undefined;

  async function serve(request: Request): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    const id = /\/GetBpItem\/(\d+)$/.exec(pathname)?.[1];
    if (id !== undefined) {
      const withFiles = searchParams.get("getFilesInBody") === "true";
      if (wait > 0) await sleep(wait);
      const bytes = withFiles ? fileAnswer(Number(id)) : answer(Number(id));
      const body = withFiles ? chunksOf(bytes, pieceWait, () => (brokenOffAt = Date.now())) : bytes;
      return new Response(body, {
        headers: {
          "Content-Type": "application/json; charset=utf-8",
          "Content-Length": String(bytes.length),
          "Cache-Control": "no-store",
        },
      });
    }
    const [, name = "", path = ""] = /^\/(\w+)\/(.*)$/.exec(pathname) ?? [];
    const page = served.get(name);
    return page ? page(request, path) : handle(request);
  }

  const { address, close } = await listen(0, serve);
  return {
    address,
    close,
    answers: (text, delay = 0) => {
      answer = text;
      wait = delay;
    },
    answersFiles: (text, pause = 0) => {
      fileAnswer = text;
      pieceWait = pause;
    },
    brokenOffAt: () => brokenOffAt,
  };
}

const piece = 256 * 1024;

/** A large body piece by piece, so that breaking it off is noticed. */
function chunksOf(bytes: Uint8Array<ArrayBuffer>, pause: number, onBreak: () => void) {
  let at = 0;
  return new ReadableStream<Uint8Array<ArrayBuffer>>({
    async pull(controller) {
      if (pause > 0) await sleep(pause);
      controller.enqueue(bytes.subarray(at, at + piece));
      at += piece;
      if (at >= bytes.length) controller.close();
    },
    cancel: onBreak,
  });
}
