import { once } from "node:events";
import { readFileSync } from "node:fs";
import { connect as connectHttp2 } from "node:http2";
import { createServer } from "node:https";
import { join, resolve } from "node:path";
import { text } from "node:stream/consumers";
import { connect, type SecureVersion, type TlsOptions } from "node:tls";
import { readSettings } from "#session/settings.ts";
import { nginxPath } from "../../.ci/nginx.mjs";
import { cases, fileBytes } from "../corpora/cases.ts";
import { test as base, copyBuild, expect } from "../deployment.ts";
import { save } from "../saved.ts";
import { loopback } from "../servers/fake-service.ts";
import { proxyToken, startNginx } from "../servers/nginx.ts";
import { dropped, empty, json, withHeader } from "../servers/replies.ts";

const { files } = cases;
const operations = "/webapi/v1/BpEngineApi/";

/**
 * The production build behind a real nginx, configured by `deploy/nginx.conf`. The http block around
 * that would have it send a request to a second server, and speak old versions of TLS.
 */
const test = base.extend<{ path: string; nginx: Awaited<ReturnType<typeof startNginx>> }>({
  path: ["/", { option: true }],
  nginx: async ({ folder, path, service, quiet }, provide, info) => {
    const root = resolve(info.outputPath("build"));
    copyBuild(folder, '{"auth":"proxy","formProfile":""}', join(root, path));
    const nginx = await startNginx({
      workFolder: info.outputPath("nginx"),
      folder: root,
      base: path,
      service: "http://engine",
      around: `
        upstream engine { ${`server ${new URL(service.address).host} max_fails=0; `.repeat(2)} }
        proxy_next_upstream error non_idempotent;
        ssl_ciphers DEFAULT:@SECLEVEL=0;`,
    });
    quiet.allow(nginx.address);
    service.has(files.id, files.text);
    await provide(nginx);
    await nginx.close();
  },
});

test.use({ ignoreHTTPSErrors: true });
test.skip(nginxPath() === undefined, "There is no nginx on this machine.");

test("reading and creating go through nginx over HTTP/2, the token never leaves it, and a lost create is sent once", async ({
  nginx,
  service,
  page,
  casePage,
  createPage,
  signIn,
}) => {
  service.creates(
    json('{"resultItems":[{"bpItemId":7100005,"success":true}],"success":true}'),
    dropped,
  );
  await page.goto(`${nginx.address}/cases/${files.id}?stage=901`);
  await expect(casePage.heading).toHaveText("DP-26-5");
  await expect(signIn.dialog).toHaveCount(0);
  const saved = await save(casePage.attachments.download("every byte.bin"));
  expect(saved.bytes.equals(fileBytes.everyByte)).toBe(true);

  const create = async (arn: string) => {
    await page.getByRole("link", { name: "Create case" }).click();
    await createPage.choose("COM");
    await createPage.arn(1).fill(arn);
    await createPage.submit.click();
  };
  await create("74001016301868581499775");
  await createPage.resultItem(1).getByRole("link").click();
  await expect(casePage.heading).toHaveText("DP-26-5");

  const loaded = await page.evaluate(() => JSON.stringify(performance.getEntries()));
  expect(new Set(loaded.match(/"nextHopProtocol":"[^"]+"/g))).toEqual(
    new Set(['"nextHopProtocol":"h2"']),
  );

  await create("72200336303800042165011");
  await expect(createPage.outcomeUnknown).toBeVisible();
  expect(service.requestsOf("CreateBp")).toHaveLength(2);
  expect(service.preflights).toEqual([]);
  expect(service.requests.map(({ headers }) => headers["x-authorization"])).toEqual(
    service.requests.map(() => `Bearer ${proxyToken}`),
  );
  const [read] = service.requests;
  expect(read).toMatchObject({ method: "POST", body: "" });
  expect(read?.headers["content-length"] ?? "0").toBe("0");
});

test("nginx sends the build's own headers with everything, and keeps only what is named by its content", async ({
  nginx,
  request,
}) => {
  const page = await request.get(`${nginx.address}/cases/1`);
  const script = /import\("([^"]*\.js)"/.exec(await page.text())?.[1] ?? "";
  const answers = {
    page,
    script: await request.get(nginx.address + script),
    settings: await request.get(`${nginx.address}/config.json`),
    missing: await request.get(`${nginx.address}/assets/index-gone.js`),
    headers: await request.get(`${nginx.address}/nginx-headers.conf`),
    service: await request.post(`${nginx.address}${operations}GetBpItem/${files.id}`),
  };
  for (const [name, answer] of Object.entries(answers)) {
    const isMissing = name === "missing" || name === "headers";
    expect(answer.status(), name).toBe(isMissing ? 404 : 200);
    const isScript = name === "script";
    expect(answer.headers(), name).toMatchObject({
      "cache-control": isScript ? "public, max-age=31536000, immutable" : "no-store",
      "content-security-policy": expect.stringContaining("script-src 'sha256-"),
      "x-content-type-options": "nosniff",
      "cross-origin-opener-policy": "same-origin",
      "strict-transport-security": "max-age=31536000",
      server: "nginx",
    });
  }
  expect(answers.script.headers()).toMatchObject({
    "content-encoding": "gzip",
    vary: "Accept-Encoding",
  });
  expect(await page.text()).toContain('id="settings">{"auth":"proxy","formProfile":""}</script>');
});

test.describe("a build for /viewer/", () => {
  test.use({ path: "/viewer/", folder: "test-results/dist-viewer" });

  test("is served from its folder, and nothing is beside it", async ({
    nginx,
    page,
    request,
    casePage,
    settingsPage,
  }) => {
    await page.goto(`${nginx.address}/viewer/cases/${files.id}`);
    await expect(casePage.heading).toHaveText("DP-26-5");
    await page.getByRole("link", { name: "Settings" }).click();
    await expect(settingsPage.heading).toBeVisible();

    const ask = async (path: string) => request.get(nginx.address + path);
    const shown = await (await ask("/viewer")).text();
    expect(shown).toContain('id="settings">{"auth":"proxy","formProfile":""}</script>');
    const script = await ask(/import\("([^"]*\.js)"/.exec(shown)?.[1] ?? "");
    expect(script.headers()).toMatchObject({
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
    });
    for (const path of ["/viewer/assets/gone.js", "/viewer/nginx-headers.conf", "/elsewhere"]) {
      expect((await ask(path)).status()).toBe(404);
    }
  });
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

test("an answer can order the browser neither to send a create again, nor to empty the page's storage or ask for a password", async ({
  nginx,
  service,
  request,
}) => {
  const challenge = withHeader("WWW-Authenticate", 'Basic realm="service"', empty(401));
  const hostile = withHeader("Clear-Site-Data", '"storage"', challenge);
  service.reads(files.id, hostile);
  service.creates(empty(421), empty(409), hostile);
  const post = async (operation: string) => {
    const answer = await request.post(nginx.address + operations + operation);
    expect(answer.headers()).not.toHaveProperty("clear-site-data");
    expect(answer.headers()).not.toHaveProperty("www-authenticate");
    return [answer.status(), answer.headers()["connection"]];
  };
  expect(await post("CreateBp")).toEqual([504, "close"]);
  expect(await post("CreateBp")).toEqual([409, "close"]);
  expect(await post("CreateBp")).toEqual([401, "close"]);
  expect(await post(`GetBpItem/${files.id}`)).toEqual([401, "keep-alive"]);
  expect(service.requestsOf("CreateBp")).toHaveLength(3);
});

test("what is passed on over TLS reaches the service of that name, and no other", async ({
  request,
}, info) => {
  const asked: string[] = [];
  const received: string[] = [];
  const SNICallback: TlsOptions["SNICallback"] = (name, answer) => {
    asked.push(name);
    answer(null);
  };
  const service = createServer({ ...loopback, SNICallback }, ({ url = "" }, response) => {
    received.push(url);
    response.end("{}");
  }).listen(0, "127.0.0.1");
  await once(service, "listening");
  const address = service.address();
  const host = typeof address === "object" ? `127.0.0.1:${address?.port}` : "";

  const statuses: number[] = [];
  for (const name of [host, "engine.example"]) {
    const nginx = await startNginx({
      workFolder: info.outputPath(name),
      folder: resolve("dist"),
      service: `https://${name}`,
      around: `upstream engine.example { server ${host}; }`,
    });
    const answer = await request.post(`${nginx.address}/webapi/a.b`);
    statuses.push(answer.status());
    await nginx.close();
  }
  service.close();
  expect(statuses).toEqual([200, 502]);
  expect(received).toEqual(["/webapi/a.b"]);
  expect(asked).toEqual(["engine.example"]);
});

test("what the page of another site sends is not passed on, nor are cookies", async ({
  nginx,
  service,
  request,
}) => {
  const statuses = async (site: Record<string, string>) => {
    const headers = { ...site, Cookie: "session=of-the-proxy" };
    const answers = await Promise.all(
      ["CreateBp", `GetBpItem/${files.id}`].map((operation) =>
        request.post(nginx.address + operations + operation, { headers, data: "{}" }),
      ),
    );
    expect(answers.map((answer) => answer.headers()["set-cookie"])).toEqual([undefined, undefined]);
    return answers.map((answer) => answer.status());
  };
  for (const site of ["cross-site", "same-site", "none"]) {
    expect(await statuses({ "Sec-Fetch-Site": site })).toEqual([403, 403]);
  }
  expect(service.requests).toEqual([]);
  service.creates(withHeader("Set-Cookie", "session=of-the-service", json("{}")));
  expect(await statuses({ "Sec-Fetch-Site": "same-origin" })).toEqual([200, 200]);
  expect(await statuses({})).toEqual([200, 200]);
  expect(service.requests.map(({ headers }) => headers["cookie"])).toEqual(
    Array(4).fill(undefined),
  );
});

test("nginx speaks no TLS that is no longer safe", async ({ nginx }) => {
  const { hostname: host, port } = new URL(nginx.address);
  const ciphers = "DEFAULT:@SECLEVEL=0";
  const speaks = async (version: SecureVersion) => {
    const versions = { minVersion: version, maxVersion: version };
    const options = { host, port: Number(port), ...versions, ciphers, rejectUnauthorized: false };
    const socket = connect(options);
    const connected = once(socket, "secureConnect").then(() => true);
    const isSecure = await connected.catch(() => false);
    socket.destroy();
    return isSecure;
  };
  expect(await speaks("TLSv1.2")).toBe(true);
  expect(await speaks("TLSv1.1")).toBe(false);
});

test("nginx waits for a create for longer than the viewer", () => {
  const seconds = /proxy_read_timeout (\d+)s;/.exec(readFileSync("deploy/nginx.conf", "utf8"))?.[1];
  expect(Number(seconds)).toBeGreaterThan(readSettings({}).settings.createTimeoutSeconds);
});
