import { expect } from "vitest";
import { type ContractNote, contractNotes } from "#wire/contract-note.ts";
import { GetBpItemResponse } from "#wire/get-bp-item.ts";
import { isRecord } from "#wire/json.ts";
import { createBpPath, getBpItemPath, tokenHeader } from "#wire/operations.ts";
import type { Clock } from "../wall-clock.ts";

/** The service in one of the ways it runs. */
export interface ServiceHost {
  readonly call: (path: string, init: RequestInit) => Promise<Response>;
  /** Forgets what was created. */
  readonly reset: () => Promise<void>;
  /** Starts it again over what is stored. */
  readonly restart: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** What a call is made of; a token is put in where none is given. */
export interface Init {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly signal?: AbortSignal;
}

/** Starts the service on a host, with the clock of the tests. */
export type StartHost = (now: Clock) => Promise<ServiceHost>;

/** An answer, read. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** The service under test on its host, and its clock; a new hour for every test. */
export class HostedService {
  /** The service's wall clock. */
  time = "";
  readonly #start: StartHost;
  #host: ServiceHost | undefined;

  constructor(start: StartHost) {
    this.#start = start;
  }

  async open(): Promise<void> {
    this.time = "2026-11-20T12:00:00";
    this.#host ??= await this.#start(() => this.time);
    await this.#host.reset();
  }

  async close(): Promise<void> {
    await this.#host?.close();
  }

  get host(): ServiceHost {
    if (!this.#host) throw new Error("It has not been opened yet.");
    return this.#host;
  }

  async post(path: string, init: Init = {}): Promise<Answer> {
    const headers = { [tokenHeader]: "Bearer demo", Accept: "application/json", ...init.headers };
    const response = await this.host.call(path, { method: "POST", ...init, headers });
    return { status: response.status, headers: response.headers, text: await response.text() };
  }

  /** GetBpItem; `query` begins with a question mark. */
  async read(id: number, query = ""): Promise<unknown> {
    return JSON.parse((await this.post(getBpItemPath(id) + query)).text);
  }

  /** CreateBp with any body. */
  async create(body: unknown): Promise<unknown> {
    const init = { body: JSON.stringify(body), headers: { "Content-Type": "application/json" } };
    return JSON.parse((await this.post(createBpPath, init)).text);
  }
}

/** A text that says something, whatever it is. */
export const anyWords: unknown = expect.stringMatching(/\p{L}+ \p{L}+/u);

/** The value at a path such as `bpItem.stages.0.code`, whatever it is. */
export const at = (tree: unknown, path: string): unknown =>
  path
    .split(".")
    .reduce<unknown>(
      (value, key) =>
        Array.isArray(value) ? value[Number(key)] : isRecord(value) ? value[key] : undefined,
      tree,
    );

/** The items of the list at a path; fails the test when there is none. */
export function listAt(tree: unknown, path: string): readonly unknown[] {
  const list = at(tree, path);
  if (!Array.isArray(list)) throw new Error(`${path} is no list.`);
  return list;
}

/** The text at a path; fails the test when there is none. */
export function textAt(tree: unknown, path: string): string {
  const text = at(tree, path);
  if (typeof text !== "string") throw new Error(`${path} is no text.`);
  return text;
}

/** How an answer of GetBpItem differs from the specification. */
export function notesOn(text: string): ContractNote[] {
  const answer: unknown = JSON.parse(text);
  if (!isRecord(answer)) throw new Error("The answer is no object.");
  return contractNotes(GetBpItemResponse, answer);
}

/** Length and SHA-256 (in hex) of what base64 content holds. */
export async function measured(base64: string): Promise<{ length: number; sha256: string }> {
  const binary = atob(base64);
  const bytes = new Uint8Array(binary.length);
  for (let index = 0; index < bytes.length; index += 1) bytes[index] = binary.charCodeAt(index);
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  const sha256 = [...hash].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return { length: bytes.length, sha256 };
}
