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
const test = base.extend<{ nginx: Awaited<ReturnType<typeof startNginx>> }>({
  nginx: async ({ service, quiet }, provide, info) => {
    const folder = copyBuild("dist", '{"auth":"proxy","formProfile":""}', info.outputPath("build"));
    const nginx = await startNginx({
      workFolder: info.outputPath("nginx"),
      folder: resolve(folder),
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

  const protocols = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .map(({ nextHopProtocol }) => nextHopProtocol),
  );
  expect(new Set(protocols.filter((protocol) => protocol !== ""))).toEqual(new Set(["h2"]));

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
  const seen = Object.entries(answers).map(([name, answer]) => [
    name,
    answer.status(),
    answer.headers()["cache-control"],
  ]);
  expect(seen).toEqual([
    ["page", 200, "no-store"],
    ["script", 200, "public, max-age=31536000, immutable"],
    ["settings", 200, "no-store"],
    ["missing", 404, "no-store"],
    ["headers", 404, "no-store"],
    ["service", 200, "no-store"],
  ]);
  for (const answer of Object.values(answers)) {
    const headers = answer.headers();
    expect(headers["content-security-policy"]).toContain("script-src 'sha256-");
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["cross-origin-opener-policy"]).toBe("same-origin");
    expect(headers["strict-transport-security"]).toBe("max-age=31536000");
    expect(headers["server"]).toBe("nginx");
  }
  expect(answers.script.headers()).toMatchObject({
    "content-encoding": "gzip",
    vary: "Accept-Encoding",
  });
  expect(await page.text()).toContain('id="settings">{"auth":"proxy","formProfile":""}</script>');
});

test("a build for /viewer/ is served from its folder, and nothing is beside it", async ({
  service,
  quiet,
  page,
  request,
  casePage,
}, info) => {
  const folder = info.outputPath("sub-path");
  copyBuild("test-results/dist-viewer", '{"auth":"proxy"}', join(folder, "viewer"));
  const nginx = await startNginx({
    workFolder: info.outputPath("nginx"),
    folder: resolve(folder),
    base: "/viewer/",
    service: service.address,
  });
  quiet.allow(nginx.address);
  service.has(files.id, files.text);
  await page.goto(`${nginx.address}/viewer/cases/${files.id}`);
  await expect(casePage.heading).toHaveText("DP-26-5");
  await page.getByRole("link", { name: "Settings" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Settings" })).toBeVisible();

  const ask = async (path: string) => request.get(nginx.address + path);
  const shown = await (await ask("/viewer")).text();
  expect(shown).toContain('id="settings">{"auth":"proxy"}</script>');
  const script = await ask(/import\("([^"]*\.js)"/.exec(shown)?.[1] ?? "");
  expect(script.headers()).toMatchObject({
    "cache-control": "public, max-age=31536000, immutable",
    "x-content-type-options": "nosniff",
  });
  for (const path of ["/viewer/assets/gone.js", "/viewer/nginx-headers.conf", "/elsewhere"]) {
    expect((await ask(path)).status()).toBe(404);
  }
  await nginx.close();
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
  const hostile = withHeader(
    "Clear-Site-Data",
    '"storage"',
    withHeader("WWW-Authenticate", 'Basic realm="service"', empty(401)),
  );
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
  const speaks = async (version: SecureVersion) => {
    const socket = connect({
      host,
      port: Number(port),
      minVersion: version,
      maxVersion: version,
      ciphers: "DEFAULT:@SECLEVEL=0",
      rejectUnauthorized: false,
    });
    const isSecure = await once(socket, "secureConnect").then(
      () => true,
      () => false,
    );
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
