import { expect, test } from "vitest";
import { nginxHeaders, securityHeaders } from "./headers.ts";

const policy = (...options: Parameters<typeof securityHeaders>) =>
  securityHeaders(...options)["Content-Security-Policy"]?.split("; ");

test("lets the page load and call nothing but itself", () => {
  expect(policy()).toEqual([
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
  ]);
});

test("names a service elsewhere, and nothing more", () => {
  expect(policy({ connect: ["https://bank.example"] })).toContain(
    "connect-src 'self' https://bank.example",
  );
});

test("gives the demo one more policy, and nothing else", () => {
  const added = policy({ isDemo: true })?.filter((directive) => !policy()?.includes(directive));
  expect(added).toEqual(["trusted-types case-viewer default"]);
});

test("runs the scripts of a build and no other of the same origin", () => {
  expect(policy({ scripts: ["sha256-a=", "sha256-b="] })).toContain(
    "script-src 'sha256-a=' 'sha256-b='",
  );
});

test("gives nginx the same headers", () => {
  const headers = securityHeaders({ scripts: ["sha256-a="] });
  const lines = Object.entries(headers).map(
    ([name, value]) => `add_header ${name} "${value}" always;`,
  );
  expect(
    nginxHeaders({ scripts: ["sha256-a="] })
      .trimEnd()
      .split("\n"),
  ).toEqual(lines);
  expect(Object.values(headers).join("")).not.toMatch(/["$]/);
});
