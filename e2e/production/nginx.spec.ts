import { once } from "node:events";
import { readFileSync } from "node:fs";
import { connect as connectHttp2 } from "node:http2";
import { text } from "node:stream/consumers";
import { readSettings } from "#config/settings.ts";
import { securityHeaders } from "../../vite/security-headers.ts";
import { expect, test } from "../behind-nginx.ts";
import { cases } from "../corpora/cases.ts";
import { proxyToken } from "../servers/nginx.ts";
import { empty, json, withHeader } from "../servers/replies.ts";

const { files } = cases;
const operations = "/webapi/v1/BpEngineApi/";
const security = Object.fromEntries(
  Object.entries(securityHeaders()).map(([name, value]) => [name.toLowerCase(), value]),
);

test.beforeEach(({ service }) => service.has(files.id, files.text));

test("reading and creating go through nginx over HTTP/2, the token never leaves it, and a lost create is sent once", async ({
  nginx,
  service,
  page,
  signIn,
  workAt,
}) => {
  await workAt(nginx.address);
  await expect(signIn.signOut).toHaveCount(0);
  const loaded = await page.evaluate(() => JSON.stringify(performance.getEntries()));
  expect(new Set(loaded.match(/"nextHopProtocol":"[^"]+"/g))).toEqual(
    new Set(['"nextHopProtocol":"h2"']),
  );

  expect(service.preflights).toEqual([]);
  expect(service.requests.map(({ headers }) => headers["x-authorization"])).toEqual(
    service.requests.map(() => `Bearer ${proxyToken}`),
  );
  const [read] = service.requests;
  expect(read).toMatchObject({ method: "POST", body: "" });
  expect(read?.headers["content-length"] ?? "0").toBe("0");
});

const title =
  "a build comes with the security headers, and only what is named by its content is kept";
test(title, { tag: "@sub-path" }, async ({ nginx, path, request }) => {
  const ask = (name: string) => request.get(nginx.address + path + name);
  const page = await ask("cases/1");
  const [, script = ""] = /src="([^"]*\.js)"/.exec(await page.text()) ?? [];
  const answers = {
    page,
    settings: await ask("config.json"),
    script: await request.get(nginx.address + script),
    service: await request.post(`${nginx.address}${operations}GetBpItem/${files.id}`),
    missing: await ask("assets/index-gone.js"),
  };
  for (const [name, answer] of Object.entries(answers)) {
    expect(answer.status(), name).toBe(name === "missing" ? 404 : 200);
    expect(answer.headers(), name).toMatchObject({
      ...security,
      "cache-control": name === "script" ? "public, max-age=31536000, immutable" : "no-store",
      "strict-transport-security": "max-age=31536000",
      server: "nginx",
    });
  }
  expect(answers.script.headers()).toMatchObject({
    "content-encoding": "gzip",
    vary: "Accept-Encoding",
  });
  const { plainAddress } = nginx;
  const plain = await request.get(`${plainAddress}/cases/1?stage=2`, { maxRedirects: 0 });
  expect(plain.status()).toBe(301);
  expect(plain.headers()["location"]).toBe("https://127.0.0.1/cases/1?stage=2");
  // There is nothing beside a build for a sub-path, and the root of its host leads to it.
  const elsewhere = await request.get(`${nginx.address}/elsewhere`);
  expect(elsewhere.status()).toBe(path === "/" ? 200 : 404);
  const root = await request.get(`${nginx.address}/`);
  expect(root.url()).toBe(nginx.address + path);
  expect(root.status()).toBe(200);
});

test("a create and an answer with documents stay in memory, and a create ends its connection", async ({
  nginx,
  service,
  request,
}) => {
  const long = "4111111111111111 ".repeat(100_000);
  service.creates(json(JSON.stringify({ success: false, errorMessage: "No." })));
  service.reads(1, json(JSON.stringify({ success: false, errorMessage: long.repeat(20) })));
  const ask = async (operation: string) => {
    const answer = await request.post(nginx.address + operations + operation, { data: { long } });
    return answer.headers()["connection"];
  };
  expect(await ask("CreateBp")).toBe("close");

  // While nobody reads the documents, nginx has to leave them at the service.
  const session = connectHttp2(nginx.address, { rejectUnauthorized: false });
  const read = session.request({ ":method": "POST", ":path": `${operations}GetBpItem/1` }).end();
  await once(read, "response");
  expect(await ask("GetBpItem/2")).toBe("keep-alive");
  expect((await text(read)).length).toBeGreaterThan(30_000_000);
  session.close();
  expect(service.requests.map(({ body }) => body.length > long.length)).toEqual([
    true,
    false,
    true,
  ]);
  expect(nginx.warnings()).toBe("");
});

test("an answer gives no orders: to the browser to send a create again or what to store, to nginx to send another file", async ({
  nginx,
  service,
  request,
}) => {
  const challenge = withHeader("WWW-Authenticate", 'Basic realm="service"', empty(401));
  const orders = { "Clear-Site-Data": '"storage"', NEL: "{}", "Report-To": "{}", "Alt-Svc": "h3" };
  const hidden = { "Strict-Transport-Security": "max-age=0", "X-Accel-Redirect": "/config.json" };
  const hostile = Object.entries({ ...orders, ...hidden }).reduce(
    (reply, [name, value]) => withHeader(name, value, reply),
    challenge,
  );
  service.reads(files.id, hostile);
  service.creates(empty(421), empty(409), hostile);
  const post = async (operation: string) => {
    const answer = await request.post(nginx.address + operations + operation);
    for (const name of ["WWW-Authenticate", ...Object.keys(orders)]) {
      expect(answer.headers()).not.toHaveProperty(name.toLowerCase());
    }
    expect(answer.headers()["strict-transport-security"]).toBe("max-age=31536000");
    return [answer.status(), answer.headers()["connection"]];
  };
  expect(await post("CreateBp")).toEqual([504, "close"]);
  expect(await post("CreateBp")).toEqual([409, "close"]);
  expect(await post("CreateBp")).toEqual([401, "close"]);
  expect(await post(`GetBpItem/${files.id}`)).toEqual([401, "keep-alive"]);
  expect(service.requestsOf("CreateBp")).toHaveLength(3);
});

test.describe("with a service over TLS", () => {
  test.use({ transport: "HTTP/1.1 over TLS" });

  test("a request reaches only a service whose certificate has its name", async ({
    serveWith,
    service,
    request,
  }) => {
    const { host } = new URL(service.address);
    for (const [name, status] of [
      [host, 200],
      // The certificate is for 127.0.0.1.
      ["engine.example", 502],
    ] as const) {
      const nginx = await serveWith({
        service: `https://${name}`,
        around: `upstream engine.example { server ${host}; }`,
      });
      const answer = await request.post(`${nginx.address}${operations}GetBpItem/1`);
      expect(answer.status()).toBe(status);
    }
    expect(service.requests).toHaveLength(1);
  });
});

test("what the page of another site sends is not passed on, nor are cookies and passwords", async ({
  nginx,
  service,
  request,
}) => {
  service.creates(withHeader("Set-Cookie", "session=of-the-service", json("{}")));
  const expectStatus = async (status: number, site: Record<string, string>) => {
    const headers = { ...site, Cookie: "session=of-the-proxy", Authorization: "Basic b3A6cHc=" };
    for (const operation of ["CreateBp", `GetBpItem/${files.id}`]) {
      const url = nginx.address + operations + operation;
      const answer = await request.post(url, { headers, data: "{}" });
      expect(answer.status()).toBe(status);
      expect(answer.headers()["set-cookie"]).toBeUndefined();
    }
  };
  for (const site of ["cross-site", "same-site", "none"]) {
    await expectStatus(403, { "Sec-Fetch-Site": site });
  }
  expect(service.requests).toEqual([]);
  await expectStatus(200, { "Sec-Fetch-Site": "same-origin" });
  await expectStatus(200, {});
  expect(service.requests).toHaveLength(4);
  for (const { headers } of service.requests) {
    expect(headers).not.toHaveProperty("cookie");
    expect(headers).not.toHaveProperty("authorization");
  }
});

test("a service may be below a path", async ({ serveWith, service, request }) => {
  const asked: string[] = [];
  service.pages = async ({ url }) => {
    asked.push(url);
    return new Response("{}");
  };
  const nginx = await serveWith({ service: `${service.address}/disputes` });
  for (const operation of ["CreateBp", "GetBpItem/1?getFilesInBody=true"]) {
    await request.post(nginx.address + operations + operation);
  }
  const address = `${service.address}/disputes${operations}`;
  expect(asked).toEqual([`${address}CreateBp`, `${address}GetBpItem/1?getFilesInBody=true`]);
});

test("the pages are there while the name of the service is unknown", async ({
  serveWith,
  request,
}) => {
  const nginx = await serveWith({ service: "https://engine.invalid" });
  expect((await request.get(`${nginx.address}/cases/1`)).status()).toBe(200);
  expect((await request.post(`${nginx.address}${operations}GetBpItem/1`)).status()).toBe(502);
});

test("one request has one id everywhere, and the log has no id of a case and no probe", async ({
  nginx,
  service,
  request,
}) => {
  const forged = { "X-Forwarded-For": "10.0.0.1", "X-Operator-Name": "Eve", "X-Request-Id": "1" };
  const answer = await request.post(
    `${nginx.address}${operations}GetBpItem/${files.id}?getFilesInBody=true`,
    { headers: forged },
  );
  const { headers } = service.only(`GetBpItem/${files.id}`);
  const id = headers["x-request-id"] ?? "";
  expect(id).toMatch(/^[0-9a-f]{32}$/);
  expect(answer.headers()["x-request-id"]).toBe(id);
  expect(headers["x-forwarded-for"]).toBe("127.0.0.1");
  expect(headers).not.toHaveProperty("x-operator-name");

  for (const path of [`cases/${files.id}?stage=901`, `Cases/${files.id}/`]) {
    await request.get(`${nginx.address}/${path}`);
  }
  const probed = await request.get(`${nginx.address}/healthz`);
  expect(await probed.text()).toBe("ok\n");
  await expect.poll(() => nginx.log()).toHaveLength(3);
  const [read = "", ...pages] = nginx.log();
  expect(read).toContain(`127.0.0.1 "" ${id} POST ${operations}GetBpItem/- 200 `);
  expect(pages.join()).toMatch(/GET \/cases\/- 200 [^]*GET \/Cases\/- 200 /);
  expect(nginx.log().join()).not.toContain(String(files.id));
});

test("nginx waits for an answer for longer than the viewer ever does", () => {
  const conf = readFileSync("deploy/nginx.conf", "utf8");
  const seconds = (name: string) => Number(new RegExp(`${name} (\\d+)s;`).exec(conf)?.[1]);
  const { readTimeoutSeconds, createTimeoutSeconds } = readSettings({}).settings;
  const longest = Math.max(readTimeoutSeconds, createTimeoutSeconds);
  expect(seconds("proxy_read_timeout")).toBeGreaterThan(longest);
  expect(seconds("proxy_connect_timeout") + seconds("resolver_timeout")).toBeLessThan(
    readTimeoutSeconds,
  );
});
