import { request as httpRequest } from "node:http";
import { connect as connectTcp, type Socket } from "node:net";
import { connect as connectTls, type TLSSocket } from "node:tls";
import { codeOf, errorWithCode } from "../error-code.ts";

export interface ConnectOptions {
  /** Absolute http(s) address. */
  readonly service: string;
  /** Absolute http address of a forward proxy; `undefined` for a direct connection. */
  readonly proxy?: string | undefined;
  readonly timeoutSeconds: number;
}

/** Longer than nginx waits for a connection (`proxy_connect_timeout`), and far shorter than an answer may take. */
const connectSeconds = 20;

/** The code where the service accepts a connection, and does not begin TLS on it. */
export const noTlsInTime = "TLS_TIMEOUT";

const isLoopback = (hostname: string): boolean =>
  /^(?:localhost|127\.[\d.]+|\[::1\])$/.test(hostname);

/** Whether nobody between here and the service can read what is sent. */
export const isPrivate = (service: string): boolean =>
  service.startsWith("https:") || isLoopback(new URL(service).hostname);

/**
 * The forward proxy for a service, by the variables that curl and others read; `undefined` for none.
 * Node 20 does not read them itself.
 */
export function proxyFor(
  service: string,
  env: Readonly<Record<string, string | undefined>>,
): string | undefined {
  const read = (name: string) => env[name.toLowerCase()] ?? env[name];
  const { protocol, hostname } = new URL(service);
  const exceptions = (read("NO_PROXY") ?? "").split(",").map((name) => name.trim());
  const isExcepted = exceptions.some((name) => {
    const suffix = name.replace(/^\*?\.?/, "").replace(/:\d+$/, "");
    return name === "*" || (suffix !== "" && `.${hostname}`.endsWith(`.${suffix}`));
  });
  if (isLoopback(hostname) || isExcepted) return undefined;
  const named = read(protocol === "https:" ? "HTTPS_PROXY" : "HTTP_PROXY");
  if (named === undefined || named.trim() === "") return undefined;
  return /^[a-z]+:\/\//i.test(named) ? named : `http://${named}`;
}

/** The header with the user and password of a proxy's address. */
export function proxyHeaders(proxy: string): Record<string, string> {
  const { username, password } = new URL(proxy);
  if (username === "") return {};
  const user = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  return { "Proxy-Authorization": `Basic ${Buffer.from(user).toString("base64")}` };
}

/** The address without the brackets of IPv6. */
const hostOf = ({ hostname }: URL): string => hostname.replaceAll(/^\[|\]$/g, "");

const portOf = ({ protocol, port }: URL): number =>
  Number(port || (protocol === "https:" ? 443 : 80));

/** Opens a connection to the service, or to the proxy that a plain http request is sent to. */
export async function openSocket(
  options: ConnectOptions,
  protocols: readonly string[] = ["http/1.1"],
): Promise<Socket | TLSSocket> {
  const url = new URL(options.service);
  const isHttps = url.protocol === "https:";
  if (!isHttps) {
    const target = options.proxy === undefined ? url : new URL(options.proxy);
    const socket = connectTcp(portOf(target), hostOf(target));
    return opened(socket, "connect", options);
  }
  const tunnel = options.proxy === undefined ? undefined : await openTunnel(options.proxy, options);
  const host = hostOf(url);
  const socket = connectTls({
    ...(tunnel ? { socket: tunnel } : { host, port: portOf(url) }),
    // An address has no server name; without one the certificate is still checked against `host`.
    host,
    servername: /^[\d.]+$|:/.test(host) ? "" : host,
    ALPNProtocols: [...protocols],
  });
  return opened(socket, "secureConnect", options);
}

/** Waits for an event of a socket. A later error is left to the next reader of the socket. */
async function opened<T extends Socket>(
  socket: T,
  event: "connect" | "secureConnect",
  { timeoutSeconds }: ConnectOptions,
): Promise<T> {
  socket.setTimeout(Math.min(timeoutSeconds, connectSeconds) * 1000);
  try {
    await new Promise<void>((resolve, reject) => {
      socket.once(event, resolve).once("error", reject);
      socket.once("close", () => reject(errorWithCode("ECONNRESET")));
      socket.once("timeout", () =>
        reject(errorWithCode(socket.connecting ? "ETIMEDOUT" : noTlsInTime)),
      );
    });
    // With TLS 1.3 the service refuses a missing client certificate after the handshake.
    socket.on("error", () => {});
    return socket;
  } catch (error) {
    socket.destroy();
    throw error;
  }
}

/** Asks a proxy for a tunnel to an https service. */
function openTunnel(proxy: string, { service, timeoutSeconds }: ConnectOptions): Promise<Socket> {
  const url = new URL(service);
  const target = `${url.hostname}:${portOf(url)}`;
  const through = new URL(proxy);
  return new Promise((resolve, reject) => {
    const request = httpRequest({
      host: hostOf(through),
      port: portOf(through),
      method: "CONNECT",
      path: target,
      headers: { Host: target, ...proxyHeaders(proxy) },
      timeout: timeoutSeconds * 1000,
    });
    request.once("connect", ({ statusCode }, socket: Socket) => {
      if (statusCode === 200) resolve(socket);
      else {
        socket.destroy();
        reject(errorWithCode(`PROXY_${statusCode ?? ""}`));
      }
    });
    request.once("timeout", () => request.destroy(errorWithCode("ETIMEDOUT")));
    request.once("error", (error) => reject(errorWithCode(`PROXY_${codeOf(error)}`)));
    request.end();
  });
}
