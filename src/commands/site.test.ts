import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { startServer } from "./fixtures/start-server.ts";
import { createSite } from "./site.ts";

const script = `console.log("${"case ".repeat(300)}");`;

function build(base: string): string {
  const folder = mkdtempSync(join(tmpdir(), "site-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const files = {
    "index.html": `<!doctype html><p><!--#include virtual="${base}config.json" --></p><script type="module" src="${base}assets/index-1a2b.js"></script>`,
    "assets/index-1a2b.js": script,
    "config.json": "{}",
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

/** Asks a site, whose every answer must have the security headers. */
function open(folder = build("/"), service?: string) {
  const { handle } = createSite({ folder, service });
  return async (path: string, init?: RequestInit) => {
    const answer = await handle(new Request(`http://localhost${path}`, init));
    expect(answer.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
    expect(answer.headers.get("X-Content-Type-Options")).toBe("nosniff");
    // Read to its end, so that no file stays open.
    return new Response(await answer.arrayBuffer(), answer);
  };
}

describe("the files of a build", () => {
  test("are sent with their type, and the hashed ones may be cached", async () => {
    const get = open();
    const asset = await get("/assets/index-1a2b.js");
    expect(await asset.text()).toBe(script);
    expect(asset.headers.get("Content-Type")).toBe("text/javascript; charset=utf-8");
    expect(asset.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
    const config = await get("/config.json");
    expect(config.headers.get("Content-Type")).toBe("application/json");
    expect(config.headers.get("Cache-Control")).toBe("no-store");
  });

  test("edited settings apply at once: in the file, in the policy and in the page", async () => {
    const folder = build("/viewer/");
    const get = open(folder);
    for (const [baseUrl, directive] of [
      ["https://bank.example:8443/</p>$&$`", "connect-src 'self' https://bank.example:8443;"],
      ["javascript:alert(1)", "connect-src 'self';"],
    ] as const) {
      // Editors on Windows write a byte-order mark, which the viewer accepts.
      writeFileSync(join(folder, "config.json"), `\ufeff${JSON.stringify({ baseUrl })}`);
      expect(await (await get("/viewer/config.json")).json()).toEqual({ baseUrl });
      const page = await get("/viewer/cases/1001");
      expect(page.headers.get("Content-Security-Policy")).toContain(directive);
      // Escaped, so that it cannot end a tag.
      expect(await page.text()).toContain(
        `<p>{"baseUrl":"${baseUrl.replace("<", "\\u003c")}"}</p>`,
      );
    }
  });

  test.each([
    ["/assets/gone-9f9f.js", 404],
    ["/assets/", 404],
    ["/favicon.ico", 404],
    ["/../package.json", 404],
    ["/", 200],
    ["/cases/1001?stage=2", 200],
    ["/cases/1%2F..%2F2", 200],
    ["/cases/1.5", 200],
  ])("%s is answered with %i and, if there is something, the page", async (path, status) => {
    const answer = await open()(path);
    expect(answer.status).toBe(status);
    expect((await answer.text()).startsWith("<!doctype html>")).toBe(status === 200);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
  });

  test("nothing outside the folder is reached", async () => {
    for (const up of ["..", "%2e%2e", "..%2f..", "%2e%2e%5c"]) {
      const answer = await open()(`/assets/${up}/${up}/etc/passwd`);
      expect(await answer.text()).not.toContain("root:");
    }
  });

  test("other methods than GET and HEAD are refused", async () => {
    expect((await open()("/", { method: "POST" })).status).toBe(405);
  });

  test("a folder without a build says what to do", () => {
    expect(() => createSite({ folder: "/nowhere" })).toThrow("npm run build");
  });
});

test("no page of another site calls the service", async () => {
  const { address, requests } = await startServer((_request, response) => void response.end("{}"));
  const ask = open(build("/"), address);
  const statusFor = async (headers: Record<string, string>) =>
    (await ask("/webapi/v1", { method: "POST", headers })).status;
  for (const site of ["cross-site", "same-site", "none"]) {
    expect(await statusFor({ "Sec-Fetch-Site": site })).toBe(403);
  }
  expect(requests).toEqual([]);
  expect(await statusFor({ "Sec-Fetch-Site": "same-origin" })).toBe(200);
  expect(await statusFor({})).toBe(200);
});
