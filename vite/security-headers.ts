import { readFileSync } from "node:fs";

interface HeaderOptions {
  /** The address of a service on another origin that the page may call. */
  service?: string | undefined;
  /** The demo build: MSW registers its service worker, which needs a Trusted Types policy of its own. */
  isDemo?: boolean;
}

/**
 * The security headers of every response, by name. They are written in `deploy/nginx.conf` only, as the
 * `add_header` lines whose value is in quotes.
 */
export function securityHeaders({ service, isDemo }: HeaderOptions = {}): Record<string, string> {
  const text = readFileSync("deploy/nginx.conf", "utf8");
  const headers: Record<string, string> = {};
  for (const [, name = "", value = ""] of text.matchAll(/^ *add_header (\S+) "(.*)" always;/gm)) {
    headers[name] = value
      .replace("connect-src 'self'", (self) =>
        service ? `${self} ${new URL(service).origin}` : self,
      )
      .replace("trusted-types case-viewer", (own) => (isDemo ? `${own} default` : own));
  }
  return headers;
}
