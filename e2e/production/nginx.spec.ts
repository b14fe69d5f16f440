import { resolve } from "node:path";
import { nginxPath } from "../../.ci/nginx.mjs";
import { cases, fileBytes } from "../corpora/cases.ts";
import { test as base, copyBuild, expect } from "../deployment.ts";
import { save, sha256Of } from "../saved.ts";
import { startNginx } from "../servers/nginx.ts";
import { json } from "../servers/replies.ts";

const { files } = cases;
const command = nginxPath();

/** The production build behind a real nginx, configured by `deploy/nginx.conf`. */
const test = base.extend<{ nginx: Awaited<ReturnType<typeof startNginx>> }>({
  nginx: async ({ plain, quiet }, provide, info) => {
    const folder = copyBuild("dist", '{"auth":"proxy","formProfile":""}', info.outputPath("build"));
    const nginx = await startNginx({
      command: command ?? "",
      workFolder: info.outputPath("nginx"),
      folder: resolve(folder),
      service: plain.address,
      token: "from-the-proxy",
    });
    quiet.allow(nginx.address);
    plain.has(files.id, files.text);
    await provide(nginx);
    await nginx.close();
  },
});

test.use({ ignoreHTTPSErrors: true });
test.skip(command === undefined, "There is no nginx on this machine.");

test("reading and creating go through nginx over HTTP/2, and the token never leaves it", async ({
  nginx,
  plain,
  page,
  casePage,
  createPage,
  signIn,
}) => {
  plain.creates(json('{"resultItems":[{"bpItemId":7100005,"success":true}],"success":true}'));

  await page.goto(`${nginx.address}/cases/${files.id}?stage=901`);
  await expect(casePage.heading).toHaveText("DP-26-5");
  await expect(signIn.dialog).toHaveCount(0);
  const saved = await save(casePage.attachments.download("every byte.bin"));
  expect(saved.sha256).toBe(sha256Of(fileBytes.everyByte));

  await page.getByRole("link", { name: "New case" }).click();
  await createPage.choose("COM");
  await createPage.arn(1).fill("74001016301868581499775");
  await createPage.submit.click();
  await createPage.resultItem(1).getByRole("link").click();
  await expect(casePage.heading).toHaveText("DP-26-5");

  const protocols = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .map(({ nextHopProtocol }) => nextHopProtocol),
  );
  expect(new Set(protocols.filter((protocol) => protocol !== ""))).toEqual(new Set(["h2"]));
  expect(plain.preflights).toEqual([]);
  expect(plain.requests.map(({ headers }) => headers["x-authorization"])).toEqual(
    plain.requests.map(() => "Bearer from-the-proxy"),
  );
  const read = plain.requests[0];
  expect(read).toMatchObject({ method: "POST", body: "" });
  expect(read?.headers["content-length"] ?? "0").toBe("0");
});

test("nginx sends the build's own headers with everything, and keeps only what is named by its content", async ({
  nginx,
  request,
}) => {
  const page = await request.get(`${nginx.address}/cases/1`);
  const script = /src="([^"]*\.js)"/.exec(await page.text())?.[1] ?? "";
  const answers = {
    page,
    script: await request.get(nginx.address + script),
    settings: await request.get(`${nginx.address}/config.json`),
    missing: await request.get(`${nginx.address}/assets/index-gone.js`),
    headers: await request.get(`${nginx.address}/nginx-headers.conf`),
    service: await request.post(`${nginx.address}/webapi/v1/BpEngineApi/GetBpItem/${files.id}`),
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
  expect(answers.script.headers()["content-encoding"]).toBe("gzip");
  expect(await page.text()).toContain('id="settings">{"auth":"proxy","formProfile":""}</script>');
});

test("a create and an answer with documents stay in memory, and a create ends its connection", async ({
  nginx,
  plain,
  request,
}) => {
  const long = "4111111111111111 ".repeat(20_000);
  plain.creates(json(JSON.stringify({ success: false, errorMessage: "No." })));
  plain.reads(1, json(JSON.stringify({ success: false, errorMessage: long.repeat(100) })));
  const ask = (operation: string) =>
    request.post(`${nginx.address}/webapi/v1/BpEngineApi/${operation}`, { data: { long } });
  const created = await ask("CreateBp");
  expect(created.headers()["connection"]).toBe("close");
  const read = await ask("GetBpItem/1");
  expect(read.headers()["connection"]).toBe("keep-alive");
  expect((await read.text()).length).toBeGreaterThan(30_000_000);
  expect(plain.requests.map(({ body }) => body.length > long.length)).toEqual([true, true]);
  expect(nginx.warnings()).toBe("");
});

test("a create whose connection is lost reaches the service once", async ({
  nginx,
  plain,
  page,
  createPage,
}) => {
  plain.creates((response) => {
    response.destroy();
  });
  await page.goto(`${nginx.address}/cases/${files.id}`);
  await page.goto(`${nginx.address}/cases/new?bpCode=COM`);
  await createPage.arn(1).fill("74001016301868581499775");
  await createPage.submit.click();
  await expect(createPage.outcomeUnknown).toBeVisible();
  expect(plain.requestsOf("CreateBp")).toHaveLength(1);
});
