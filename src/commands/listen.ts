import { serve } from "srvx";
import { codeOf } from "./error-code.ts";

export interface RunningServer {
  /** The address for a browser, such as `http://localhost:4174`. */
  address: string;
  /** Closes the server and all its connections at once. */
  close: () => Promise<void>;
}

/**
 * Serves a fetch handler on this computer only.
 *
 * @param port 0 for any free one
 * @throws Error with a sentence when the port is taken
 */
export async function listen(
  port: number,
  handler: (request: Request) => Promise<Response>,
): Promise<RunningServer> {
  const server = serve({
    fetch: handler,
    port,
    hostname: "127.0.0.1",
    silent: true,
    gracefulShutdown: false,
  });
  try {
    await server.ready();
  } catch (error) {
    if (codeOf(error) !== "EADDRINUSE") throw error;
    throw new Error(`Port ${port} is taken. Name another one: --port N, or PORT=N npm start.`, {
      cause: error,
    });
  }
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
