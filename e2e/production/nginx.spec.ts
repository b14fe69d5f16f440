import { once } from "node:events";
import { readFileSync } from "node:fs";
import { connect as connectHttp2 } from "node:http2";
import { join, resolve } from "node:path";
import { text } from "node:stream/consumers";
import { securityHeaders } from "#commands/security-headers.ts";
import { readSettings } from "#session/settings.ts";
import { nginxPath } from "../../.ci/nginx.mjs";
import { cases, fileBytes } from "../corpora/cases.ts";
import { test as base, copyBuild, expect } from "../deployment.ts";
import { otherArn } from "../pages/create-page.ts";
import { save } from "../saved.ts";
import { proxyToken, startNginx } from "../servers/nginx.ts";
import { created, dropped, empty, json, withHeader } from "../servers/replies.ts";

const { files } = cases;
const operations = "/webapi/v1/BpEngineApi/";
const security = Object.fromEntries(
  Object.entries(securityHeaders()).map(([name, value]) => [name.toLowerCase(), value]),
);

/**
 * The production build behind a real nginx, configured by `deploy/nginx.conf`. The http block around
 * that would have it send a request to a second server.
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
        proxy_next_upstream error non_idempotent;`,
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
  service.creates(created(files.id), dropped);
  await page.goto(`${nginx.address}/cases/${files.id}?stage=901`);
  await expect(casePage.heading).toHaveText("DP-26-5");
  await expect(signIn.dialog).toHaveCount(0);
  const saved = await save(casePage.attachments.download("every byte.bin"));
  expect(saved.bytes.equals(fileBytes.everyByte)).toBe(true);

  const create = async (arn?: string) => {
    await page.getByRole("link", { name: "Create case" }).click();
    await createPage.choose("COM");
    await createPage.send(arn);
  };
  await create();
  await createPage.resultItem(1).getByRole("link").click();
  await expect(casePage.heading).toHaveText("DP-26-5");
  const loaded = await page.evaluate(() => JSON.stringify(performance.getEntries()));
  expect(new Set(loaded.match(/"nextHopProtocol":"[^"]+"/g))).toEqual(
    new Set(['"nextHopProtocol":"h2"']),
  );

  await create(otherArn);
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

for (const [path, folder] of [
  ["/", "dist"],
  ["/viewer/", "test-results/dist-viewer"],
] as const) {
  test.describe(`a build for ${path}`, () => {
    test.use({ path, folder });

    test("comes with the security headers, and only what is named by its content is kept", async ({
      nginx,
      request,
    }) => {
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
      // There is nothing beside a build for a sub-path.
      const elsewhere = await request.get(`${nginx.address}/elsewhere`);
      expect(elsewhere.status()).toBe(path === "/" ? 200 : 404);
    });
  });
}

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

test("an answer gives the browser no orders, neither to send a create again nor about what it stores", async ({
  nginx,
  service,
  request,
}) => {
  const challenge = withHeader("WWW-Authenticate", 'Basic realm="service"', empty(401));
  const orders = { "Clear-Site-Data": '"storage"', NEL: "{}", "Report-To": "{}", "Alt-Svc": "h3" };
  const hostile = Object.entries({ ...orders, "Strict-Transport-Security": "max-age=0" }).reduce(
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

test("an answer gives nginx no orders, such as to send another file", async ({
  nginx,
  service,
  request,
}) => {
  const redirected = withHeader("X-Accel-Redirect", "/config.json", json(files.text(false)));
  service.reads(files.id, redirected);
  const answer = await request.post(`${nginx.address}${operations}GetBpItem/${files.id}`);
  expect(await answer.text()).toBe(files.text(false));
});

test.describe("with a service over TLS", () => {
  test.use({ transport: "HTTP/1.1 over TLS" });

  test("a request reaches only a service whose certificate has its name", async ({
    service,
    request,
  }, info) => {
    const { host } = new URL(service.address);
    for (const [name, status] of [
      [host, 200],
      // The certificate is for 127.0.0.1.
      ["engine.example", 502],
    ] as const) {
      const nginx = await startNginx({
        workFolder: info.outputPath(name),
        folder: resolve("dist"),
        service: `https://${name}`,
        around: `upstream engine.example { server ${host}; }`,
      });
      const answer = await request.post(`${nginx.address}${operations}GetBpItem/1`);
      expect(answer.status()).toBe(status);
      await nginx.close();
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

test("nginx waits for a create for longer than the viewer", () => {
  const seconds = /proxy_read_timeout (\d+)s;/.exec(readFileSync("deploy/nginx.conf", "utf8"))?.[1];
  expect(Number(seconds)).toBeGreaterThan(readSettings({}).settings.createTimeoutSeconds);
});
