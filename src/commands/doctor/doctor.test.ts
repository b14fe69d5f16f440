import type { IncomingMessage, RequestListener } from "node:http";
import { expect, onTestFinished, test, vi } from "vitest";
import { withCors } from "../cors.ts";
import {
  type Changes,
  caseId,
  cors,
  handle,
  origin,
  plain,
  serviceWith,
  token,
  withFiles,
} from "../fixtures/examined-service.ts";
import { startServer, startTlsServer } from "../fixtures/start-server.ts";
import { listen } from "../listen.ts";
import { examine } from "./examine.ts";
import { reportText } from "./report.ts";

const diagnose = (service: string, timeoutSeconds = 10) =>
  examine({ service, caseId, token, origin, timeoutSeconds });

test("the embedded service over HTTP needs nothing but its address", async () => {
  const server = await listen(0, withCors(handle));
  onTestFinished(server.close);
  const diagnosis = await diagnose(server.address);
  const { findings, notes, settings } = diagnosis;
  expect(findings.filter(({ mark }) => mark === "error")).toEqual([]);
  const policy = findings.filter(({ subject }) => subject === "Policy");
  expect(policy.map(({ message }) => message)).toEqual([
    `The printed baseUrl works only where the page's Content-Security-Policy names ${server.address}.`,
  ]);
  expect(notes).toEqual([]);
  expect(settings).toEqual({
    baseUrl: server.address,
    auth: "token",
    filesFlag: "query",
    requestKeys: "exact",
    timeZone: "",
  });
  expect(reportText(diagnosis, "token")).toContain('"auth": "token"');
});

const answerWith =
  (body: string | Buffer, headers: Record<string, string> = {}, status = 200): RequestListener =>
  (_request, response) =>
    void response.writeHead(status, headers).end(body);

const renamed = (text: string, from: string, to: string) =>
  text.replaceAll(`"${from}":`, `"${to}":`);

const html = { "Content-Type": "text/html" };
const toLogin = { Location: "https://login.example/?next=1" };
const capitals = answerWith(renamed(renamed(plain, "bpItem", "BpItem"), "success", "Success"));
const capitalFields = answerWith(renamed(plain, "value", "Value"));
const other = answerWith(plain.replace(`"id":${caseId},`, `"id":"${caseId + 1}",`));
const failed = answerWith(renamed(plain, "success", "done"), {}, 500);
const refusing = answerWith('{"success":false,"errorMessage":"Case 1 of J. Doe"}');

test.each<[what: string, service: RequestListener, seen: RegExp]>([
  ["a page", answerWith("<!doctype html>", html), /A web page came instead of JSON \(200\)/],
  ["a redirection", answerWith("", toLogin, 302), /redirects .* https:\/\/login\.example \(302\)/],
  ["a refused token", answerWith("", {}, 401), /did not accept the token \(401\)/],
  ["a token without the right", answerWith("", {}, 403), /may not read cases \(403\)/],
  ["an empty answer", answerWith("", {}, 404), /nothing is at this address/],
  ["capital keys", capitals, /spelled differently, as in (?:BpItem|Success)/],
  ["capital keys of fields", capitalFields, /from the specification in capital letters only/],
  ["another case", other, /contains another case than 900453/],
  ["a case with an error", failed, /answers with status 500/],
  ["a refused case", refusing, /refuses case 900453 \(200, success: false\)/],
  ["a case as text", answerWith('{"success":true,"bpItem":"{}"}'), /bpItem is no object/],
  ["another service", answerWith('{"status":"UP"}'), /neither bpItem nor success/],
  ["a connection that is dropped", ({ socket }) => void socket.destroy(), /ECONNRESET/],
])("%s: the viewer cannot work, and the table says why", async (_what, service, seen) => {
  const { address } = await startServer(service);
  const diagnosis = await diagnose(address);
  expect(diagnosis.settings).toBeUndefined();
  const faults = diagnosis.findings.filter(({ mark }) => mark === "error");
  expect(faults).toHaveLength(1);
  expect(faults[0]?.message).toMatch(seen);
  expect(faults[0]?.advice).toMatch(/\w \w/);
  expect(reportText(diagnosis, token)).not.toMatch(/J\. Doe|a-token-of-the-test/);
});

const anHourLater = new Date(Date.now() + 3_600_000).toUTCString();
const byHeader = ({ headers }: IncomingMessage) => (headers["getfilesinbody"] ? withFiles : plain);
const filesByHeaderOnly = { answer: byHeader, headers: cors, preflight: cors };
const otherType = plain.replaceAll('"isActive":true', '"isActive":"true"');

test.each<[what: string, changes: Changes, seen: RegExp, settings: object]>([
  ["no CORS", {}, /may not call it: OPTIONS is answered with 405/, { baseUrl: "" }],
  ["a kept connection", { headers: cors, preflight: cors }, /stays open after the OPTIONS/, {}],
  ["CORS for preflights", { preflight: cors }, /lacks Access-Control-Allow-/, { baseUrl: "" }],
  ["a clock an hour ahead", { headers: { Date: anHourLater } }, /clock is 60 min ahead/, {}],
  ["a cache", { headers: { "Cache-Control": "public" } }, /may be cached/, {}],
  ["a cookie", { headers: { "Set-Cookie": "a=b" } }, /sends set-cookie/, {}],
  ["files by a header", { answer: byHeader }, /They come by a header/, { filesFlag: "header" }],
  ["files by a header without CORS", filesByHeaderOnly, /may not ask for files/, {}],
  ["files unasked", { answer: () => withFiles }, /without being asked for/, {}],
  [
    "no files",
    { answer: () => plain },
    /No content of the 5 attachments came/,
    { filesFlag: "query" },
  ],
  ["a proxy that signs in", { isOpen: true }, /comes without a token/, { auth: "proxy" }],
  ["values of another type", { answer: () => otherType }, /differs from the spec.* in 1 place/, {}],
])("%s: the viewer can work, with these settings", async (_what, changes, seen, settings) => {
  const { address, requests } = await startServer(serviceWith(changes));
  const diagnosis = await diagnose(address);
  const sentences = diagnosis.findings.map((finding) => finding.message);
  expect(sentences).toContainEqual(expect.stringMatching(seen));
  expect(diagnosis.findings.filter(({ mark }) => mark === "error")).toEqual([]);
  expect(diagnosis.settings).toMatchObject(settings);
  expect(diagnosis.findings.filter(({ subject }) => subject === "Files")).toHaveLength(1);
  const posted = requests.filter(({ method }) => method === "POST");
  expect(posted.filter(({ url }) => url?.includes("CreateBp"))).toEqual([]);
});

test("a certificate that is not trusted stops the check before a token is sent", async () => {
  const { port, requests } = await startTlsServer(serviceWith());
  const { findings, settings } = await diagnose(`https://127.0.0.1:${port}`);
  expect(findings.map(({ message }) => message)).toEqual([
    "The certificate is signed by itself, and is not trusted here.",
  ]);
  expect(settings).toBeUndefined();
  expect(requests).toEqual([]);
});

test("an answer that takes long raises the time-out", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  const slow = serviceWith({ answer: () => (vi.advanceTimersByTime(10_000), plain) });
  const { address } = await startServer(slow);
  const { findings, settings } = await diagnose(address);
  expect(findings).toContainEqual(expect.objectContaining({ mark: "warning", subject: "Speed" }));
  expect(settings?.readTimeoutSeconds).toBe(40);
});

test("a service that does not answer is given up", async () => {
  const { address } = await startServer(() => {});
  const { findings } = await diagnose(address, 0.2);
  expect(findings.at(-1)?.message).toMatch(/No whole answer came within 0\.2 seconds/);
});

test("the report has no value of the case and no control character", async () => {
  const hostileKey = `"\\u001b[2Jkey 4111111111111111 ${token}":1,"success":true`;
  const { address } = await startServer(answerWith(plain.replace('"success":true', hostileKey)));
  const diagnosis = await diagnose(address);
  const report = reportText(diagnosis, token);
  expect(report).toContain("…: not in the specification");
  expect(report).not.toContain("\u001b");
  expect(report).not.toMatch(/4111|a-token|petrova|DP-\d|Lindqvist/);
});
