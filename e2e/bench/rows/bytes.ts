import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { open, openContext } from "../browser.ts";
import { application } from "../builds.ts";
import { caseAnswer, fieldPrefix, visibleFields } from "../case-answer.ts";
import { figure } from "../figures.ts";
import { jsonBytes } from "../json-bytes.ts";
import type { Row } from "../row.ts";

const size = { stages: 8, fields: 25 };

/** The scripts and styles that a case needs before it is painted, and until the network is quiet. */
export const bytes: Row = async ({ server, browser }) => {
  server.answers((id) => jsonBytes(caseAnswer(id, size)));
  const context = await openContext(browser);
  const measured = await context.newPage({
    prefix: fieldPrefix(size.stages),
    count: visibleFields(size.fields),
  });
  const files = new Set<string>();
  measured.page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/\.(?:js|css)$/.test(pathname)) files.add(pathname);
  });
  const kilobytes = () => {
    const sizes = [...files].map(
      (path) => gzipSync(readFileSync(join(application, path)), { level: 9 }).length,
    );
    return sizes.reduce((sum, one) => sum + one, 0) / 1000;
  };
  await open(measured, `${server.address}/cases/1001`);
  const painted = kilobytes();
  await measured.page.waitForLoadState("networkidle");
  const idle = kilobytes();
  await context.close();
  return [
    figure("bytes", "JS and CSS until a case is painted, gzip -9", "KB", [painted], 160),
    figure("bytes", "the same until the network is quiet", "KB", [idle]),
  ];
};
