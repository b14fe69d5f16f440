import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { json, type Reply } from "./replies.ts";

/** A request as it arrived, the body as bytes were sent. */
export interface SeenRequest {
  readonly method: string;
  readonly path: string;
  /** With its question mark; "" when there is none. */
  readonly query: string;
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: string;
}

/** The text of an answer; files only when they were asked for. */
export type CaseText = (withFiles: boolean) => string;

/**
 * A BpEngineApi of its own over HTTP, that shares nothing with the application: it remembers every
 * request, and answers what a test puts into it. Pages of any origin may call it.
 */
export class PlainService {
  /** Without a slash at its end. */
  readonly address: string;
  /** Every request but the preflights, in the order of arrival. */
  readonly requests: SeenRequest[] = [];
  /** The requests by which a browser asks whether it may. */
  readonly preflights: SeenRequest[] = [];
  readonly #reads = new Map<number, Reply[]>();
  #creates: Reply[] = [];
  readonly close: () => Promise<void>;
  /** Answers what is outside of the service's path: pages, when they come from the same server. */
  pages: (request: Request) => Promise<Response> = async () => new Response(null, { status: 404 });

  private constructor(address: string, close: () => Promise<void>) {
    this.address = address;
    this.close = close;
  }

  /** Starts a service on a free port of this computer. */
  static async start(): Promise<PlainService> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const at = server.address();
    if (at === null || typeof at === "string") throw new Error("no port");
    const close = () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
    const service = new PlainService(`http://127.0.0.1:${at.port}`, close);
    server.on("request", (request, response) => {
      const isPage = !request.url?.startsWith("/webapi/");
      const answered = isPage
        ? service.#show(request, response)
        : service.#answer(request, response);
      // A browser that has gone away wants no answer.
      answered.catch(() => response.destroy());
    });
    return service;
  }

  /** Has a case. */
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

  async #show({ url = "/" }: IncomingMessage, response: ServerResponse): Promise<void> {
    const page = await this.pages(new Request(this.address + url));
    response.writeHead(page.status, Object.fromEntries(page.headers));
    response.end(Buffer.from(await page.arrayBuffer()));
  }

  async #answer(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const seen = await read(incoming);
    const { origin, host, "access-control-request-headers": asked } = seen.headers;
    if (origin !== undefined && origin !== `http://${host}`) {
      response.setHeader("Access-Control-Allow-Origin", origin);
      // A browser repeats a lost request on a connection that was used before; its own question
      // whether it may would be such a use.
      response.setHeader("Connection", "close");
    }
    if (seen.method === "OPTIONS") {
      this.preflights.push(seen);
      response.writeHead(204, {
        "Access-Control-Allow-Methods": "POST",
        "Access-Control-Allow-Headers": asked ?? "",
      });
      response.end();
      return;
    }
    this.requests.push(seen);
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

async function read(incoming: IncomingMessage): Promise<SeenRequest> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of incoming) if (chunk instanceof Uint8Array) chunks.push(chunk);
  const { pathname, search } = new URL(incoming.url ?? "/", "http://service");
  const headers: Record<string, string | undefined> = {};
  for (const [name, value] of Object.entries(incoming.headers)) headers[name] = String(value);
  return {
    method: incoming.method ?? "",
    path: pathname,
    query: search,
    headers,
    body: Buffer.concat(chunks).toString("utf8"),
  };
}

const wantsFiles = ({ query, headers }: SeenRequest): boolean =>
  query.includes("getFilesInBody=true") || headers["getfilesinbody"] === "true";
