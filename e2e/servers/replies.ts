import { EventEmitter, once } from "node:events";
import { setTimeout as delay } from "node:timers/promises";

export interface ServiceResponse {
  setHeader(name: string, value: string): unknown;
  removeHeader(name: string): unknown;
  writeHead(status: number, headers?: Record<string, string | number>): unknown;
  /** HTTP/2 sends the headers at once. */
  flushHeaders?(): void;
  write(chunk: string | Uint8Array): unknown;
  readonly writableNeedDrain?: boolean;
  end(body?: string | Uint8Array): unknown;
  destroy(): unknown;
  on(event: "close" | "error", listener: () => void): unknown;
  readonly socket: { end(text: string): unknown } | null;
}

export interface SeenRequest {
  readonly method: string;
  readonly path: string;
  /** With its question mark; "" when there is none. */
  readonly query: string;
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
  /** As far as it has arrived. */
  readonly body: string;
  readonly cut: () => void;
  /** Refuses the request over HTTP/2: "it was not carried out, send it again". */
  readonly refuse: () => void;
}

export type Reply = (response: ServiceResponse, request: SeenRequest) => void | Promise<void>;

const jsonType = { "Content-Type": "application/json; charset=utf-8" };

export const body =
  (content: string | Uint8Array, headers: Record<string, string>, status = 200): Reply =>
  (response) => {
    response.writeHead(status, { ...headers, "Content-Length": Buffer.byteLength(content) });
    response.end(content);
  };

/** JSON as text, so that every digit is sent as it is. */
export const json = (text: string | Uint8Array, status = 200): Reply =>
  body(text, { ...jsonType, "Cache-Control": "no-cache" }, status);

/** Says that the one transaction of a request has got its case. */
export const created = (id = 7100001): Reply =>
  json(`{"resultItems":[{"bpItemId":${id},"success":true,"errorMessage":""}],"success":true}`);

export const html = (text: string, status = 200): Reply =>
  body(text, { "Content-Type": "text/html; charset=utf-8" }, status);

export const empty =
  (status: number): Reply =>
  (response) => {
    response.writeHead(status, status === 204 ? {} : { "Content-Length": 0 });
    response.end();
  };

export const redirect =
  (location: string): Reply =>
  (response) => {
    response.writeHead(302, { Location: location, "Content-Length": 0 });
    response.end();
  };

export const withHeader =
  (name: string, value: string, reply: Reply): Reply =>
  (response, request) => {
    response.setHeader(name, value);
    return reply(response, request);
  };

export const dropped: Reply = (_response, { cut }) => cut();

/** By then what was written has left the service, in milliseconds. */
const flushMs = 30;

/** The connection drops after a share of the answer; with 0 after its headers. */
export const brokenOff =
  (text: string, share = 0.5): Reply =>
  async (response, { cut }) => {
    response.writeHead(200, { ...jsonType, "Content-Length": Buffer.byteLength(text) });
    response.flushHeaders?.();
    if (share > 0) response.write(text.slice(0, text.length * share));
    await delay(flushMs);
    cut();
  };

/** A text again and again without end, as fast as the browser takes it. */
export const endless =
  (text: string, pauseMs: number): Reply =>
  (response) => {
    response.writeHead(200, jsonType);
    const timer = setInterval(() => response.writableNeedDrain || response.write(text), pauseMs);
    response.on("close", () => clearInterval(timer));
  };

export const silent: Reply = () => undefined;

/** Something to wait for, which a test lets happen. */
export function gate() {
  const emitter = new EventEmitter();
  return { opened: once(emitter, "open"), open: () => void emitter.emit("open") };
}

/** Holds an answer back until the test releases it; `arrived` resolves when the request is here. */
export function hold(proper: Reply) {
  const arrival = gate();
  const release = gate();
  return {
    arrived: arrival.opened,
    release: release.open,
    reply: async (...answered: Parameters<Reply>) => {
      arrival.open();
      await release.opened;
      await proper(...answered);
    },
  };
}
