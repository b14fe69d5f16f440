import type { RequestListener } from "node:http";
import { createServer as createTcp } from "node:net";
import { gzipSync } from "node:zlib";
import { expect, test, vi } from "vitest";
import {
  answers,
  caseId,
  json,
  plain,
  serviceWith,
  token,
  withFiles,
} from "../fixtures/examined-service.ts";
import { startServer, startTlsServer } from "../fixtures/start-server.ts";
import { isPortRefused } from "./before-case.ts";
import { examine } from "./examine.ts";
import { noAnswerFinding } from "./no-answer.ts";
import { reportData, reportText } from "./report.ts";
import { NoAnswer } from "./request.ts";

const diagnose = (service: string, origin?: string) =>
  examine({ service, caseId, token, origin, timeoutSeconds: 10 });

const html = { "Content-Type": "text/html" };
const page = "<!doctype html><title>Error</title>";
const asks = (scheme: string) => answers(401, "", { "WWW-Authenticate": scheme });
const withBpItem = (bpItem: unknown) =>
  answers(200, JSON.stringify({ success: true, bpItem }), json);
const refuses = (status: number, errorMessage: string) =>
  answers(status, JSON.stringify({ success: false, errorMessage }), json);

test.each<[what: string, service: RequestListener, seen: RegExp, advice: RegExp]>([
  ["a page with 404", answers(404, page, html), /nothing is at this address/, /address/],
  ["a page with 500", answers(500, page, html), /failed, with a web page and status 500/, /log/],
  ["a page with 502", answers(502, page, html), /did not answer .* status 502/, /load balancer/],
  ["a page with 504", answers(504, page, html), /did not answer .* status 504/, /load balancer/],
  ["a firewall's page", answers(403, page, html), /in front of the service forbids/, /firewall/],
  ["Negotiate", asks("Negotiate"), /Windows sign-in .*Negotiate/, /Anonymous/],
  ["NTLM", asks("NTLM"), /Windows sign-in .*NTLM/, /Anonymous/],
  ["Basic", asks('Basic realm="x"'), /user and password/, /webapi/],
  ["429", answers(429, ""), /too many requests \(429\)/, /limit/],
  ["405", answers(405, ""), /does not take POST/, /GET only/],
  [
    "mutual TLS of nginx",
    answers(400, "No required SSL certificate was sent"),
    /client cert/,
    /nginx/,
  ],
  ["gzip without a header", answers(200, gzipSync(plain), json), /compressed \(gzip\)/, /gzip/],
  [
    "gzip in name only",
    answers(200, plain, { "Content-Encoding": "gzip" }),
    /not compressed as/,
    /./,
  ],
  ["UTF-16", answers(200, Buffer.from(`\uFEFF${plain}`, "utf16le"), json), /UTF-16/, /UTF-8/],
  ["an empty case", withBpItem({}), /bpItem has no keys/, /log/],
  ["no stages", withBpItem({ id: caseId, stages: null }), /stages is null/, /list/],
  ["stages left out", withBpItem({ id: caseId }), /stages is undefined/, /list/],
  ["a failure in JSON", refuses(500, "NullReference"), /failed while it read/, /log/],
  ["a token refused with 200", refuses(200, "Token expired"), /refuses the token/, /401/],
  ["a case refused", refuses(200, "Not found"), /refuses case/, /--case/],
])("%s is named, with what to do, and gives no settings", async (_what, service, seen, advice) => {
  const { address } = await startServer(service);
  const { findings, settings } = await diagnose(address);
  const faults = findings.filter(({ mark }) => mark === "error");
  expect(faults).toHaveLength(1);
  expect(faults[0]?.message).toMatch(seen);
  expect(faults[0]?.advice).toMatch(advice);
  expect(settings).toBeUndefined();
});

/** A service that works, but answers the readings with files, or those without a token, with a status. */
const failing =
  (
    status: number,
    isMeant: (request: Parameters<RequestListener>[0]) => boolean,
  ): RequestListener =>
  (request, response) => {
    if (request.method === "POST" && isMeant(request)) response.writeHead(status).end();
    else serviceWith()(request, response);
  };
const asksForFiles = ({ url, headers }: Parameters<RequestListener>[0]) =>
  url?.includes("getFiles") === true || "getfilesinbody" in headers;
const cyrillic = plain.replace(/"name":"[^"]*"/, '"name":"\u0421\u043f\u043e\u0440"');
/** The text in windows-1251, whose Cyrillic letters stand in the order of Unicode. */
const windows1251 = Buffer.from(
  Array.from(cyrillic, (c) =>
    c >= "\u0410" && c <= "\u044f" ? c.charCodeAt(0) - 0x350 : c.charCodeAt(0) & 0x7f,
  ),
);
const in1251 = { "Content-Type": "application/json; charset=windows-1251" };
const redated = (date: string) =>
  answers(200, plain.replaceAll(/"\d{4}-\d\d-\d\dT[^"]*"/g, JSON.stringify(date)), json);
const only11: RequestListener = (request, response) => {
  if (request.httpVersion === "1.0") response.writeHead(426).end();
  else serviceWith()(request, response);
};

test.each<[what: string, service: RequestListener, subject: string, seen: RegExp]>([
  ["windows-1251", answers(200, windows1251, json), "Encoding", /not UTF-8/],
  ["declared windows-1251", answers(200, windows1251, in1251), "Encoding", /another charset/],
  ["files with 500", failing(500, asksForFiles), "Files", /query string: status 500 in .* s/],
  ["files with 429", failing(429, asksForFiles), "Files", /header: status 429/],
  ["429 without a token", failing(429, (r) => !r.headers["x-authorization"]), "Sign-in", /429/],
  ["dates with points", redated("01.02.2026"), "Dates", /DD\.MM\.YYYY/],
  ["dates of .NET", redated("/Date(1700000000000)/"), "Dates", /\/Date\(/],
  ["no dates", redated(""), "Dates", /no date-time/],
  ["a refused HTTP/1.0", only11, "HTTP/1.0", /refuses HTTP\/1\.0 \(426\)/],
])("%s is a warning, and the viewer can work", async (_what, service, subject, seen) => {
  const { address } = await startServer(service);
  const { findings, settings } = await diagnose(address);
  const warnings = findings.filter(({ mark }) => mark === "warning");
  const ofSubject = warnings.filter((warning) => warning.subject === subject);
  expect(ofSubject.map((warning) => warning.message).join()).toMatch(seen);
  expect(settings).toMatchObject({ baseUrl: "" });
});

const filesAfter40s = ({ url }: { url?: string | undefined }) => {
  if (url?.includes("getFiles") !== true) return plain;
  vi.advanceTimersByTime(40_000);
  return withFiles;
};

test("files that take 40 s raise the time-out", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  const { address } = await startServer(serviceWith({ answer: filesAfter40s }));
  const { findings, settings } = await diagnose(address);
  const files = findings.find(({ subject }) => subject === "Files");
  expect(files?.mark).toBe("warning");
  expect(files?.message).toMatch(/take 40\.\d s \(/);
  expect(settings?.readTimeoutSeconds).toBeGreaterThan(40);
});

test("no other origin, or the service's own, needs no permission, and none is asked for", async () => {
  const { address, requests } = await startServer(serviceWith());
  for (const origin of [undefined, address]) {
    const { findings, settings } = await diagnose(address, origin);
    const subjects = findings.map(({ subject }) => subject);
    expect(subjects).not.toContain("CORS");
    expect(subjects).not.toContain("Policy");
    expect(settings?.baseUrl).toBe("");
  }
  expect(requests.filter(({ method }) => method !== "POST")).toEqual([]);
});

test("a service below a path needs a proxy that adds it, as deploy/nginx.conf does", async () => {
  const { address } = await startServer(serviceWith());
  const { findings } = await diagnose(`${address}/disputes`);
  expect(findings.find(({ subject }) => subject === "Address")?.advice).toContain(
    `set $case_viewer_service ${address}/disputes;`,
  );
});

test.each([token, token.toUpperCase(), token.slice(3, 14), `Bearer ${token}`, `${token}.1234`])(
  "a key that repeats the token is not printed: %s",
  async (key) => {
    const body = plain.replace('"success":true', `${JSON.stringify(key)}:1,"success":true`);
    const { address } = await startServer(serviceWith({ answer: () => body }));
    const diagnosis = await diagnose(address);
    for (const report of [
      reportText(diagnosis, token),
      JSON.stringify(reportData(diagnosis, token)),
    ]) {
      expect(report).toContain("…: not in the specification");
      expect(report.toLowerCase()).not.toContain(key.toLowerCase());
    }
  },
);

test.each([
  ["UNABLE_TO_VERIFY_LEAF_SIGNATURE", /incomplete/],
  ["ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED", /client certificate/],
  ["PROXY_407", /asks for a user/],
])("%s is a sentence", (code, seen) => {
  const options = { service: "https://bank.example", caseId, token, timeoutSeconds: 1 };
  const proxied = { ...options, origin: undefined, proxy: "http://proxy.example:3128" };
  expect(noAnswerFinding(new NoAnswer(undefined, code), proxied).message).toMatch(seen);
});

test.each<[what: string, tls: object, seen: RegExp]>([
  [
    "TLS 1.1",
    { minVersion: "TLSv1", maxVersion: "TLSv1.1", ciphers: "DEFAULT@SECLEVEL=0" },
    /old version of TLS/,
  ],
  ["HTTP/2 only", { ALPNProtocols: ["h3"] }, /HTTP\/2 only/],
])("a service with %s gets a sentence", async (_what, tls, seen) => {
  const { port } = await startTlsServer(serviceWith(), tls);
  const { findings } = await diagnose(`https://127.0.0.1:${port}`);
  expect(findings.map((finding) => finding.message)).toEqual([expect.stringMatching(seen)]);
});

test("what is not HTTP/1.1 gets a sentence", async () => {
  const { port } = await startServer(
    () => {},
    () => createTcp((socket) => socket.end("\0\0\u0012\u0004")),
  );
  const { findings } = await diagnose(`http://127.0.0.1:${port}`);
  expect(findings.at(-1)?.message).toMatch(/is not HTTP\/1\.1/);
});

test("the ports that browsers refuse are known", () => {
  expect(isPortRefused("http://bank.example:6000")).toBe(true);
  expect(isPortRefused("https://bank.example:8443")).toBe(false);
});
