import { http } from "msw";
import { servicePath } from "#wire/operations.ts";
import type { Handle } from "./http.ts";

/** Hand every call on the service's path to the service. */
export const handlersFor = (handle: Handle) => [
  http.all(`*${servicePath}/*`, ({ request }) => handle(request)),
];
