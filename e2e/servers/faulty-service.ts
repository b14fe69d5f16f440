import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage } from "node:http";
import { createSecureServer, type Http2ServerRequest } from "node:http2";
import { createServer as createTlsServer } from "node:https";
import type { Socket } from "node:net";
import { join } from "node:path";

/** How a browser reaches a service. */
export type Transport = "HTTP/1.1" | "HTTP/1.1 over TLS" | "HTTP/2";

/** The part of an answer that the versions of HTTP have in common. */
interface Answer {
  writeHead(status: number, headers: Record<string, string>): unknown;
  /** HTTP/2 sends them at once. */
  flushHeaders?(): void;
  write(text: string): unknown;
  end(text?: string | Uint8Array): unknown;
  on(event: "error", listener: () => void): unknown;
}

/** One CreateBp on its way in. */
export interface ArrivingCreate {
  /** When the first piece of its body is here. */
  readonly begun: Promise<unknown>;
  /** When its body is here. */
  readonly whole: Promise<unknown>;
  /** Answers with a status and JSON; with `part` only so much of it, and no end. */
  readonly answer: (status: number, text: string, part?: number) => void;
  /** Answers as a proxy that wants the name and password of a user. */
  readonly challenge: () => void;
  /** Cuts every connection of this service. */
  readonly cut: () => void;
  /** Refuses the request after all, over HTTP/2: "it was not carried out, send it again". */
  readonly refuse: () => void;
}

/** For 127.0.0.1, signed by itself. */
export const loopback = {
  key: readFileSync(join(import.meta.dirname, "loopback.key")),
  cert: readFileSync(join(import.meta.dirname, "loopback.crt")),
};

type Handler = (request: IncomingMessage | Http2ServerRequest, answer: Answer) => void;

const servers = {
  "HTTP/1.1": (handler: Handler) => createServer(handler),
  "HTTP/1.1 over TLS": (handler: Handler) => createTlsServer(loopback, handler),
  "HTTP/2": (handler: Handler) => createSecureServer(loopback, handler),
};

/** Pages and a CreateBp on one origin, over any transport, that fails as it is told to. */
export class FaultyService {
  /** Without a slash at its end. */
  address = "";
  /** The body of each CreateBp as far as it has arrived. */
  readonly texts: string[] = [];
  /** Deals with the next CreateBp, and those after it. */
  deal: (create: ArrivingCreate) => void | Promise<void> = ({ answer }) => answer(503, "");
  /** What is outside of the service's path. */
  pages: (request: Request) => Promise<Response> = async () => new Response(null, { status: 404 });
  /** Ends the connection of each CreateBp and of the question before it, as HTTP/1.1 needs it. */
  endsConnections = true;
  /** How many CreateBp have arrived whole; a part of a body cannot be carried out. */
  get whole(): number {
    return this.texts.filter(isJson).length;
  }

  readonly #sockets = new Set<Socket>();
  readonly #server: ReturnType<(typeof servers)[Transport]>;

  private constructor(transport: Transport) {
    this.#server = servers[transport]((request, answer) => {
      answer.on("error", () => undefined);
      request.on("error", () => undefined);
      void this.#handle(request, answer).catch(() => answer.end());
    });
    this.#server.on("connection", (socket: Socket) => {
      this.#sockets.add(socket);
      socket.on("error", () => undefined).on("close", () => this.#sockets.delete(socket));
    });
    this.#server.on("sessionError", () => undefined);
  }

  /** Starts one on a free port of this computer. */
  static async start(transport: Transport): Promise<FaultyService> {
    const service = new FaultyService(transport);
    await new Promise<void>((resolve) => service.#server.listen(0, "127.0.0.1", resolve));
    const at = service.#server.address();
    if (at === null || typeof at === "string") throw new Error("no port");
    service.address = `${transport === "HTTP/1.1" ? "http" : "https"}://127.0.0.1:${at.port}`;
    return service;
  }

  async close(): Promise<void> {
    const closed = new Promise<void>((resolve) => this.#server.close(() => resolve()));
    this.#cut();
    await closed;
  }

  #cut(): void {
    for (const socket of this.#sockets) socket.destroy();
  }

  async #handle(request: IncomingMessage | Http2ServerRequest, answer: Answer): Promise<void> {
    const { method = "", url = "/", headers } = request;
    if (!url.startsWith("/webapi/")) return this.#show(url, answer);
    const shared = {
      "Access-Control-Allow-Origin": headers.origin ?? "*",
      "Access-Control-Allow-Methods": "POST",
      "Access-Control-Allow-Headers": headers["access-control-request-headers"] ?? "",
      "Content-Type": "application/json",
      ...(this.endsConnections && request.httpVersionMajor === 1 && { Connection: "close" }),
    };
    if (method === "OPTIONS" || !url.endsWith("/CreateBp")) {
      answer.writeHead(method === "OPTIONS" ? 204 : 404, shared);
      answer.end();
      return;
    }
    const at = this.texts.push("") - 1;
    request.on("data", (piece: Uint8Array) => {
      this.texts[at] += Buffer.from(piece).toString("utf8");
    });
    await this.deal({
      begun: once(request, "data").catch(() => undefined),
      whole: once(request, "end").catch(() => undefined),
      answer(status, text, part) {
        answer.writeHead(status, { ...shared, "Content-Length": `${Buffer.byteLength(text)}` });
        answer.flushHeaders?.();
        if (part === undefined) answer.end(text);
        else if (part > 0) answer.write(text.slice(0, part));
      },
      challenge() {
        answer.writeHead(401, { ...shared, "WWW-Authenticate": 'Basic realm="proxy"' });
        answer.end();
      },
      cut: () => this.#cut(),
      // RFC 9113, 7: REFUSED_STREAM.
      refuse: () => ("stream" in request ? request.stream.close(7) : this.#cut()),
    });
  }

  async #show(url: string, answer: Answer): Promise<void> {
    const page = await this.pages(new Request(this.address + url));
    answer.writeHead(page.status, Object.fromEntries(page.headers));
    answer.end(new Uint8Array(await page.arrayBuffer()));
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
