import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage } from "node:http";
import { createSecureServer, type Http2ServerRequest } from "node:http2";
import { createServer as createTlsServer } from "node:https";
import type { Server, Socket } from "node:net";
import { join } from "node:path";
import { json, type Reply, type SeenRequest, type ServiceResponse } from "./replies.ts";

export type Transport = "HTTP/1.1" | "HTTP/1.1 over TLS" | "HTTP/2";

/** Makes the text of an answer; it has the files' content only when that was asked for. */
export type CaseText = (withFiles: boolean) => string;

/** A self-signed certificate for 127.0.0.1. */
const loopback = {
  key: readFileSync(join(import.meta.dirname, "loopback.key")),
  cert: readFileSync(join(import.meta.dirname, "loopback.crt")),
};

export async function listenOnFreePort(server: Server): Promise<number> {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return address.port;
}

/** A port on which nothing listens now, for a server that is told its port. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listenOnFreePort(server);
  server.close();
  await once(server, "close");
  return port;
}

type Incoming = IncomingMessage | Http2ServerRequest;
type Handler = (request: Incoming, response: ServiceResponse) => void;

const servers = {
  "HTTP/1.1": (handler: Handler) => createServer(handler),
  "HTTP/1.1 over TLS": (handler: Handler) => createTlsServer(loopback, handler),
  "HTTP/2": (handler: Handler) => createSecureServer(loopback, handler),
};

/**
 * A BpEngineApi that shares nothing with the application: it remembers every request, and answers
 * what a test puts into it. Pages of any origin may call it.
 */
export class FakeService {
  /** Without a slash at its end. */
  address = "";
  /** Every request but the preflights, in the order of arrival. */
  readonly requests: SeenRequest[] = [];
  /** The requests by which a browser asks whether it may send another one. */
  readonly preflights: SeenRequest[] = [];
  /** When the next CreateBp loses its connection: before its body arrives, or while it does. */
  dropsNext: "before body" | "within body" | undefined;
  /** Answers requests outside of `/webapi/`, for pages on the origin of the service. */
  pages: (request: Request) => Promise<Response> = async () => new Response(null, { status: 404 });
  readonly #reads = new Map<number, Reply[]>();
  #creates: Reply[] = [];
  readonly #sockets = new Set<Socket>();
  readonly #server: ReturnType<(typeof servers)[Transport]>;

  private constructor(transport: Transport) {
    this.#server = servers[transport]((request, response) => {
      request.on("error", () => undefined);
      response.on("error", () => undefined);
      const isPage = !request.url?.startsWith("/webapi/");
      const answered = isPage ? this.#show(request, response) : this.#answer(request, response);
      // A browser that has gone away wants no answer.
      answered.catch(() => response.destroy());
    });
    this.#server.on("connection", (socket: Socket) => {
      this.#sockets.add(socket);
      socket.on("error", () => undefined).on("close", () => this.#sockets.delete(socket));
    });
    this.#server.on("sessionError", () => undefined);
  }

  static async start(transport: Transport = "HTTP/1.1"): Promise<FakeService> {
    const service = new FakeService(transport);
    const scheme = transport === "HTTP/1.1" ? "http" : "https";
    service.address = `${scheme}://127.0.0.1:${await listenOnFreePort(service.#server)}`;
    return service;
  }

  async close(): Promise<void> {
    const closed = new Promise<void>((resolve) => this.#server.close(() => resolve()));
    this.#cut();
    await closed;
  }

  has(id: number, text: CaseText): void {
    this.reads(id, (response, request) => json(text(wantsFiles(request)))(response, request));
  }

  /** Answers GetBpItem of a case with these, one after the other; the last one again and again. */
  reads(id: number, ...replies: Reply[]): void {
    this.#reads.set(id, replies);
  }

  /** Answers CreateBp with these, one after the other; the last one again and again. */
  creates(...replies: Reply[]): void {
    this.#creates = replies;
  }

  /** The requests of one operation, such as `CreateBp` or `GetBpItem/1001`. */
  requestsOf(operation: string): SeenRequest[] {
    return this.requests.filter(({ path }) => path.endsWith(`/BpEngineApi/${operation}`));
  }

  /** The one request of an operation. @throws when there was none, or more than one. */
  only(operation: string): SeenRequest {
    const [request, ...more] = this.requestsOf(operation);
    if (!request || more.length > 0) throw new Error(`${more.length + 1} requests of ${operation}`);
    return request;
  }

  #cut(): void {
    for (const socket of this.#sockets) socket.destroy();
  }

  async #show(request: Incoming, response: ServiceResponse): Promise<void> {
    const { url = "/" } = request;
    const page = await this.pages(new Request(this.address + url, { headers: headersOf(request) }));
    response.writeHead(page.status, Object.fromEntries(page.headers));
    response.end(new Uint8Array(await page.arrayBuffer()));
  }

  async #answer(incoming: Incoming, response: ServiceResponse): Promise<void> {
    const { pathname: path, search: query } = new URL(incoming.url ?? "/", this.address);
    const seen = {
      method: incoming.method ?? "",
      path,
      query,
      headers: headersOf(incoming),
      body: "",
      cut: () => this.#cut(),
      // RFC 9113, 7: REFUSED_STREAM.
      refuse: () => ("stream" in incoming ? incoming.stream.close(7) : this.#cut()),
    };
    const { origin = this.address, "access-control-request-headers": asked = "" } = seen.headers;
    if (origin !== this.address) response.setHeader("Access-Control-Allow-Origin", origin);
    const isCreate = path.endsWith("/CreateBp");
    // A browser repeats a request that was lost on a reused connection; a preflight counts as a use.
    if (incoming.httpVersionMajor === 1 && (isCreate || origin !== this.address))
      response.setHeader("Connection", "close");
    if (seen.method === "OPTIONS") {
      this.preflights.push(seen);
      response.writeHead(204, {
        "Access-Control-Allow-Methods": "POST",
        "Access-Control-Allow-Headers": asked,
      });
      response.end();
      return;
    }
    this.requests.push(seen);
    const drops = isCreate ? this.dropsNext : undefined;
    if (isCreate) this.dropsNext = undefined;
    if (drops === "before body") this.#cut();
    for await (const chunk of incoming.setEncoding("utf8")) {
      seen.body += String(chunk);
      if (drops === "within body") this.#cut();
    }
    await this.#replyTo(seen)(response, seen);
  }

  #replyTo({ method, path }: SeenRequest): Reply {
    if (method !== "POST") return json('{"success":false,"errorMessage":"Only POST."}', 405);
    const id = /\/webapi\/v1\/BpEngineApi\/GetBpItem\/(\d+)$/.exec(path)?.[1];
    const replies = id === undefined ? this.#creates : this.#reads.get(Number(id));
    const reply = replies && replies.length > 1 ? replies.shift() : replies?.[0];
    return reply ?? json('{"success":false,"errorMessage":"Unknown to this service."}');
  }
}

const headersOf = ({ headers }: Incoming): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => !name.startsWith(":"))
      .map(([name, value]) => [name, String(value)]),
  );

const wantsFiles = ({ query, headers }: SeenRequest): boolean =>
  query.includes("getFilesInBody=true") || headers["getfilesinbody"] === "true";
