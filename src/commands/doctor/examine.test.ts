import type { IncomingMessage, RequestListener } from "node:http";
import { expect, onTestFinished, test } from "vitest";
import { caseIdOf } from "#model/fixtures/case-of.ts";
import {
  answers,
  type Changes,
  caseId,
  cors,
  handle,
  json,
  origin,
  plain,
  serviceWith,
  token,
  withFiles,
} from "../fixtures/examined-service.ts";
import { startServer, startTlsServer } from "../fixtures/start-server.ts";
import { listen, withCors } from "../listen.ts";
import { examine } from "./examine.ts";
import { reportText } from "./report.ts";

const diagnose = (service: string, timeoutSeconds = 10) =>
  examine({ service, caseId: caseIdOf(caseId), token, origin, timeoutSeconds });

test("the embedded service over HTTP needs nothing but its address", async () => {
  const server = await listen(0, withCors(handle));
  onTestFinished(server.close);
  const diagnosis = await diagnose(server.address);
  const { findings, notes, settings } = diagnosis;
  expect(findings.filter(({ mark }) => mark === "error")).toEqual([]);
  expect(notes).toEqual([]);
  expect(settings).toEqual({
    baseUrl: server.address,
    auth: "token",
    filesFlag: "query",
    requestKeys: "exact",
    timeZone: "",
  });
  expect(reportText(diagnosis)).toContain('"auth": "token"');
});

const toLogin = { Location: "https://login.example/?next=1" };
const other = answers(200, plain.replace(`"id":${caseId},`, `"id":"${caseId + 1}",`), json);
const refusing = answers(200, '{"success":false,"errorMessage":"Case 1 of J. Doe"}');
const dropping: RequestListener = ({ socket }) => void socket.destroy();

test.each<[what: string, service: RequestListener, seen: RegExp, advice: RegExp]>([
  ["a page", answers(200, "<!doctype html>"), /a web page/, /let \/webapi\/ through/],
  ["a redirection", answers(302, "", toLogin), /redirected/, /let \/webapi\/ through/],
  ["a refused token", answers(401), /access token \(status 401\)\./, /new token/],
  ["a wrong address", answers(404), /does not know this address/, /webapi\/v1/],
  ["a failure", answers(500), /failed with status 500\./, /service's log/],
  ["another case", other, /another case \(…\)/, /as the specification says/],
  ["a refused case", refusing, /refused the request/, /--case/],
  ["a dropped connection", dropping, /could not be reached \(UND_ERR_SOCKET\)/, /firewall/],
])("%s: the viewer cannot work, and the table says why", async (_what, service, seen, advice) => {
  const { address } = await startServer(service);
  const diagnosis = await diagnose(address);
  expect(diagnosis.settings).toBeUndefined();
  const faults = diagnosis.findings.filter(({ mark }) => mark === "error");
  expect(faults).toHaveLength(1);
  expect(faults[0]?.message).toMatch(seen);
  expect(faults[0]?.advice).toMatch(advice);
  expect(reportText(diagnosis)).not.toContain("J. Doe");
});

const anHourLater = new Date(Date.now() + 3_600_000).toUTCString();
const byHeader = ({ headers }: IncomingMessage) => (headers["getfilesinbody"] ? withFiles : plain);
const twoKeys = plain.replace('"amount":', '"Amount":1,"amount":');
const otherType = plain.replaceAll('"isActive":true', '"isActive":"true"');

test.each<[what: string, changes: Changes, seen: RegExp, settings: object]>([
  ["no CORS", {}, /may not call it: OPTIONS is answered with 405/, { baseUrl: "" }],
  ["CORS for preflights", { preflight: cors }, /GetBpItem lacks Access-Control/, { baseUrl: "" }],
  ["a clock an hour ahead", { headers: { Date: anHourLater } }, /clock is 60 min ahead/, {}],
  ["files by a header", { answer: byHeader }, /come by a header/, { filesFlag: "header" }],
  ["no files", { answer: () => plain }, /No content of the 5 attachments came/, {}],
  ["a proxy that signs in", { isOpen: true }, /comes without a token/, { auth: "proxy" }],
  ["a key in two spellings", { answer: () => twoKeys }, /in 1 place/, {}],
  ["values of another type", { answer: () => otherType }, /differs from the spec.* in 1 place/, {}],
])("%s: the viewer can work, with these settings", async (_what, changes, seen, settings) => {
  const { address, requests } = await startServer(serviceWith(changes));
  const diagnosis = await diagnose(address);
  const sentences = diagnosis.findings.map(({ message }) => message);
  expect(sentences).toContainEqual(expect.stringMatching(seen));
  expect(diagnosis.findings.filter(({ mark }) => mark === "error")).toEqual([]);
  expect(diagnosis.settings).toMatchObject(settings);
  const posted = requests.filter(({ method }) => method === "POST");
  expect(posted.filter(({ url }) => url?.includes("CreateBp"))).toEqual([]);
});

test("a certificate that is not trusted stops the check before a token is sent", async () => {
  const { port, requests } = await startTlsServer(serviceWith());
  const { findings, settings } = await diagnose(`https://127.0.0.1:${port}`);
  expect(findings.map(({ message }) => message)).toEqual([
    "The service could not be reached (DEPTH_ZERO_SELF_SIGNED_CERT).",
  ]);
  expect(settings).toBeUndefined();
  expect(requests).toEqual([]);
});

test("a service that does not answer is given up", async () => {
  const { address } = await startServer(() => {});
  const { findings } = await diagnose(address, 0.2);
  expect(findings.at(-1)?.message).toBe("The service did not answer within 0.2 seconds.");
});

test("the report has no value of the case and no control character", async () => {
  const hostileKey = '"\\u001b[2Jkey 4111111111111111":1,"success":true';
  const { address } = await startServer(
    answers(200, plain.replace('"success":true', hostileKey), json),
  );
  const report = reportText(await diagnose(address));
  expect(report).toContain("…: not in the specification");
  expect(report).not.toContain("\u001b");
  expect(report).not.toMatch(/4111|petrova|DP-\d|Lindqvist/);
});
