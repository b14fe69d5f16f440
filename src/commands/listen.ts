import { serve } from "srvx";
import type { Handle } from "#service/http.ts";
import { filesParameter, headersToAllow } from "#wire/operations.ts";

export interface RunningServer {
  /** The address for a browser, such as `http://localhost:4174`. */
  address: string;
  /** Closes the server and all its connections at once. */
  close: () => Promise<void>;
}

/** Serves a fetch handler on this computer only. @param port 0 for any free one */
export async function listen(port: number, handler: Handle): Promise<RunningServer> {
  const server = serve({
    fetch: handler,
    port,
    hostname: "127.0.0.1",
    silent: true,
    gracefulShutdown: false,
  });
  await server.ready();
  return {
    address: `http://localhost:${new URL(server.url ?? "").port}`,
    close: () => server.close(true),
  };
}

/** Closes a server and ends this process on SIGTERM and SIGINT, also when only npm received the signal. */
export function stopOnSignal({ close }: RunningServer): void {
  const stop = async () => {
    await close();
    process.exit(0);
  };
  process.once("SIGTERM", () => void stop());
  process.once("SIGINT", () => void stop());
  // npm sends the signal to its shell, which ends without forwarding it. This process then gets a new parent.
  const parent = process.ppid;
  const hasLostParent = () => process.ppid !== parent;
  if (process.env.npm_lifecycle_event) {
    setInterval(() => hasLostParent() && void stop(), 200).unref();
  }
}

const preflightHeaders = {
  "Access-Control-Allow-Methods": "POST",
  "Access-Control-Allow-Headers": [...headersToAllow, filesParameter].join(", "),
  "Access-Control-Max-Age": "600",
};

/**
 * Allows pages of any origin to call a service, and closes each connection after its answer. The embedded
 * service over HTTP has another origin than the page.
 */
export function withCors(service: Handle): Handle {
  return async (request) => {
    const isPreflight = request.method === "OPTIONS";
    const answer = isPreflight
      ? new Response(null, { status: 204, headers: preflightHeaders })
      : await service(request);
    const headers = new Headers(answer.headers);
    headers.set("Access-Control-Allow-Origin", "*");
    // A browser repeats a POST when a reused connection is lost, so no connection is reused.
    headers.set("Connection", "close");
    return new Response(answer.body, { status: answer.status, headers });
  };
}
