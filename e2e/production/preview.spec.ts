import { spawn } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import { securityHeaders } from "../../vite/security-headers.ts";
import { copyBuild, expect, test } from "../deployment.ts";
import { freePort } from "../servers/fake-service.ts";

// The production build, without a `config.json`, as `SERVICE=… npm run preview` serves it.
test("the preview reads and creates through its proxy with the security headers, and sends a lost create once", async ({
  folder,
  service,
  quiet,
  request,
  workAt,
}, info) => {
  const port = await freePort();
  const preview = `http://127.0.0.1:${port}/`;
  const build = copyBuild(folder, null, resolve(info.outputPath("build")));
  const vite = spawn("node_modules/.bin/vite", ["preview", "--outDir", build], {
    env: { ...process.env, SERVICE: service.address, PORT: String(port), NO_COLOR: "1" },
  });
  const printed: unknown[] = await once(vite.stdout.setEncoding("utf8"), "data");
  expect(printed.join()).toContain(preview);
  quiet.allow(preview);
  await workAt(preview);
  expect(service.preflights).toEqual([]);

  const headers = Object.entries(securityHeaders({ service: service.address }));
  expect(headers.join()).toContain(`connect-src 'self' ${service.address};`);
  for (const path of ["", "cases/1", "icon.svg"]) {
    const answer = await request.get(preview + path);
    expect(answer.status()).toBe(200);
    for (const [name, value] of headers) {
      expect(answer.headers()[name.toLowerCase()], `${name} of /${path}`).toBe(value);
    }
  }
  vite.kill();
  await once(vite, "exit");
});
