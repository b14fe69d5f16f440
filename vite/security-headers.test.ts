import { expect, test } from "vitest";
import { securityHeaders } from "./security-headers.ts";

const policyOf = (...options: Parameters<typeof securityHeaders>) =>
  securityHeaders(...options)["Content-Security-Policy"] ?? "";

const product = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "frame-src blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types case-viewer",
];

test.each([
  ["nothing but its own files and the service on its origin", {}, product],
  [
    "a service on another origin",
    { service: "https://bank.example:8443/disputes" },
    product.with(5, "connect-src 'self' https://bank.example:8443"),
  ],
  [
    "the demo's service worker",
    { isDemo: true },
    product.with(13, "trusted-types case-viewer default"),
  ],
])("the policy allows %s", (_what, options, directives) => {
  expect(policyOf(options).split("; ")).toEqual(directives);
});

test("other pages and unused features of the browser are kept away", () => {
  const { "Permissions-Policy": features = "", ...headers } = securityHeaders();
  expect(headers).toMatchObject({
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
  });
  expect(features.split(", ")).toEqual(
    expect.arrayContaining(["camera=()", "clipboard-read=()", "geolocation=()", "usb=()"]),
  );
  // Operators copy values.
  expect(features).not.toContain("clipboard-write");
});
