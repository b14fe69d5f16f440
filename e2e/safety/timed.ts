import type { Reply } from "../servers/replies.ts";

/** A reply whose end is noted: by the service, by the browser that gives up, or by the connection. */
export interface Timed {
  readonly reply: Reply;
  /** When the last answer ended, in milliseconds since 1970. */
  readonly endedAt: () => number | undefined;
}

/** Notes when a reply has ended. */
export function timed(proper: Reply): Timed {
  let ended: number | undefined;
  return {
    endedAt: () => ended,
    reply: (response, request) => {
      response.on("close", () => {
        ended = Date.now();
      });
      return proper(response, request);
    },
  };
}
