import { EventEmitter, once } from "node:events";
import type { ServerResponse } from "node:http";
import type { SeenRequest } from "./plain-service.ts";

/** How a service answers one request. */
export type Reply = (response: ServerResponse, request: SeenRequest) => void | Promise<void>;

/** JSON, from text so that every digit is sent as it stands. */
export const json =
  (text: string, status = 200): Reply =>
  (response) => {
    response.writeHead(status, {
      "Content-Type": "application/json; charset=utf-8",
      "Cache-Control": "no-cache",
      "Content-Length": Buffer.byteLength(text),
    });
    response.end(text);
  };

/** A page where JSON is expected. */
export const html =
  (text: string, status = 200): Reply =>
  (response) => {
    response.writeHead(status, { "Content-Type": "text/html; charset=utf-8" });
    response.end(text);
  };

/** A status without a body. */
export const empty =
  (status: number): Reply =>
  (response) => {
    response.writeHead(status, status === 204 ? {} : { "Content-Length": 0 });
    response.end();
  };

/** Sent on to another address. */
export const redirect =
  (location: string): Reply =>
  (response) => {
    response.writeHead(302, { Location: location, "Content-Length": 0 });
    response.end();
  };

/** The connection drops before a word of the answer. */
export const dropped: Reply = (response) => void response.destroy();

/** The connection drops in the middle of the answer. */
export const brokenOff =
  (text: string): Reply =>
  (response) => {
    response.writeHead(200, {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Length": Buffer.byteLength(text),
    });
    response.write(text.slice(0, text.length / 2), () => void response.destroy());
  };

/** White space without end, as fast as the browser takes it. */
export const endless: Reply = (response) => {
  const piece = " ".repeat(4_000_000);
  response.writeHead(200, { "Content-Type": "application/json; charset=utf-8" });
  const write = () => {
    while (response.write(piece));
  };
  response.on("drain", write);
  write();
};

/** No answer, ever. */
export const silent: Reply = () => undefined;

/** An answer that waits until it is let go. */
export interface Held {
  readonly reply: Reply;
  /** When the request is here. */
  readonly arrived: Promise<unknown>;
  readonly release: () => void;
}

/** Holds an answer back. */
export function hold(proper: Reply): Held {
  const gate = new EventEmitter();
  const released = once(gate, "released");
  return {
    arrived: once(gate, "arrived"),
    release: () => void gate.emit("released"),
    reply: async (response, request) => {
      gate.emit("arrived");
      await released;
      await proper(response, request);
    },
  };
}
