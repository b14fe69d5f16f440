import { CspEvaluator } from "csp_evaluator/dist/evaluator.js";
import { Severity } from "csp_evaluator/dist/finding.js";
import { CspParser } from "csp_evaluator/dist/parser.js";
import { expect, test } from "vitest";
import { nginxHeaders, securityHeaders } from "./headers.ts";

const policy = (...options: Parameters<typeof securityHeaders>) =>
  securityHeaders(...options)["Content-Security-Policy"]?.split("; ");

test("the page loads and calls nothing but its own origin", () => {
  const closed = /^[a-z-]+(?: (?:'none'|'self'|blob:))+$/;
  expect(policy()?.filter((directive) => !closed.test(directive))).toEqual([
    "require-trusted-types-for 'script'",
    "trusted-types case-viewer",
  ]);
  expect(policy()).toContain("script-src 'self'");
  for (const name of ["default-src", "base-uri", "form-action", "frame-ancestors"]) {
    expect(policy()).toContain(`${name} 'none'`);
  }
});

test.each([
  ["a service", { connect: ["https://a.example"] }, "connect-src 'self' https://a.example"],
  ["the demo", { isDemo: true }, "trusted-types case-viewer default"],
  // `'strict-dynamic'` for WebKit: without it no module of the build may import another.
  ["a build", { scripts: ["sha256-a="] }, "script-src 'sha256-a=' 'strict-dynamic'"],
])("allows %s, and nothing more", (_what, options, directive) => {
  expect(policy(options)?.filter((other) => !policy()?.includes(other))).toEqual([directive]);
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

test("gives nginx the same headers", () => {
  const options = { scripts: ["sha256-a="] };
  const headers = Object.entries(securityHeaders(options));
  const lines = headers.map(([name, value]) => `add_header ${name} "${value}" always;\n`);
  expect(nginxHeaders(options)).toBe(lines.join(""));
  expect(headers.flat().join("")).not.toMatch(/["$]/);
});

/** What Google's evaluator finds grave in a policy, or perhaps grave. */
const grave = (text: string) =>
  new CspEvaluator(new CspParser(text).csp)
    .evaluate()
    .filter(({ severity }) => severity <= Severity.MEDIUM_MAYBE);

test.each(["'self' 'unsafe-inline'", "https:", "'unsafe-eval'"])(
  "Google's evaluator finds no grave fault in the policy, and one with scripts from %s",
  (scripts) => {
    const text = policy({ scripts: ["sha256-a="] })?.join("; ") ?? "";
    expect(grave(text)).toEqual([]);
    expect(grave(text.replace("'sha256-a=' 'strict-dynamic'", scripts))).not.toEqual([]);
  },
);
