import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { json } from "../../servers/replies.ts";
import { measure, newPage, open, test } from "../bench-test.ts";
import { caseAnswer, fieldsOf } from "../case-answer.ts";
import { application } from "../global-setup.ts";

const size = { stages: 8, fields: 25 };

// The scripts and styles that a case needs before it is painted.
test("bytes", async ({ service, openContext }) => {
  service.reads(1001, json(caseAnswer(1001, size)));
  await measure(async () => {
    const page = await newPage(await openContext(), fieldsOf(size));
    const files = new Set<string>();
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      if (/\.(?:js|css)$/.test(pathname)) files.add(pathname);
    });
    await open(page, `${service.address}/cases/1001`);
    const sizes = [...files].map(
      (path) => gzipSync(readFileSync(join(application, path)), { level: 9 }).length,
    );
    const kilobytes = sizes.reduce((sum, bytes) => sum + bytes, 0) / 1000;
    return { "JS and CSS until a case is painted, gzip -9, KB": [kilobytes, 160] };
  }, 0);
});
