/** The options of the headers, which may differ between deployments of one build. */
export interface HeaderOptions {
  /** Origins of services elsewhere that the page may call, such as `https://bank.example`. */
  connect?: readonly string[];
  /** The demo build: MSW registers its own service worker, which needs a Trusted Types policy. */
  isDemo?: boolean;
  /** The hashes of the page's scripts. Default: any script of the page's own origin. */
  scripts?: readonly string[];
}

// `clipboard-write` is not in the list, because operators copy values. Every supported Chromium knows these
// names; for an unknown name it writes a warning to the console.
const unusedFeatures = `
  accelerometer autoplay camera clipboard-read display-capture encrypted-media fullscreen
  gamepad geolocation gyroscope hid idle-detection local-fonts magnetometer microphone midi
  payment picture-in-picture publickey-credentials-create publickey-credentials-get
  screen-wake-lock serial storage-access sync-xhr usb window-management xr-spatial-tracking
`
  .trim()
  .split(/\s+/);

/**
 * The hashes, and `'strict-dynamic'` for WebKit: it does not look for the hash of an imported module
 * in the import map before it loads the module. It compares the bytes with the hash afterwards, like
 * every browser.
 */
const scriptSources = (hashes: readonly string[]): readonly string[] =>
  hashes.length === 0 ? ["'self'"] : [...hashes.map((hash) => `'${hash}'`), "'strict-dynamic'"];

function contentSecurityPolicy(options: HeaderOptions): string {
  const { connect = [], isDemo = false, scripts = [] } = options;
  return [
    "default-src 'none'",
    ["script-src", ...scriptSources(scripts)].join(" "),
    "style-src 'self'",
    "img-src 'self' blob:",
    "font-src 'self'",
    ["connect-src 'self'", ...connect].join(" "),
    "worker-src 'self'",
    "frame-src blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types case-viewer${isDemo ? " default" : ""}`,
  ].join("; ");
}

/** The security headers of every response: a page, a script, an error. */
export function securityHeaders(options: HeaderOptions = {}): Record<string, string> {
  return {
    "Content-Security-Policy": contentSecurityPolicy(options),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": unusedFeatures.map((feature) => `${feature}=()`).join(", "),
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
  };
}

/** The security headers as directives of nginx, for a file that a server block includes. */
export const nginxHeaders = (options: HeaderOptions): string =>
  Object.entries(securityHeaders(options))
    .map(([name, value]) => `add_header ${name} "${value}" always;\n`)
    .join("");
