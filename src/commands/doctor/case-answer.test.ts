import type { IncomingMessage, RequestListener } from "node:http";
import { expect, test } from "vitest";
import {
  answers,
  type Changes,
  caseId,
  cors,
  json,
  origin,
  plain,
  serviceWith,
  token,
  withFiles,
} from "../fixtures/examined-service.ts";
import { startServer } from "../fixtures/start-server.ts";
import { examine } from "./examine.ts";
import { reportText } from "./report.ts";

const diagnose = (service: string, pageOrigin?: string) =>
  examine({ service, caseId, token, origin: pageOrigin, timeoutSeconds: 10 });

/** The messages and advice of the warnings about a subject. */
async function warningsOf(service: RequestListener, subject: string, pageOrigin?: string) {
  const { address } = await startServer(service);
  const { findings } = await diagnose(address, pageOrigin);
  expect(findings.filter(({ mark }) => mark === "error")).toEqual([]);
  return findings.filter((finding) => finding.mark === "warning" && finding.subject === subject);
}

const withType = (type: string, body: string | Buffer = plain) =>
  answers(200, body, { "Content-Type": type });
const named = plain.replace(/"name":"[^"]*"/, '"name":"\u0421\u043f\u043e\u0440"');
const redated = (change: (date: string) => string) =>
  answers(
    200,
    plain.replaceAll(/"(\d{4}-\d\d-\d\dT)([^"]*)"/g, (_all, day: string, time: string) =>
      JSON.stringify(change(day + time)),
    ),
  );
const asksForFiles = ({ url = "", headers }: IncomingMessage) =>
  url.includes("getFiles") || "getfilesinbody" in headers;
/** A service whose answers with files have other content. */
const withContent = (change: (content: string, index: number) => unknown) => {
  let index = -1;
  const changed = withFiles.replaceAll(/"content":"([^"]*)"/g, (_all, content: string) => {
    index += 1;
    return `"content":${JSON.stringify(change(content, index))}`;
  });
  return serviceWith({ answer: (request) => (asksForFiles(request) ? changed : plain) });
};
const otherCase = withFiles.replace(`"id":${caseId},`, `"id":${caseId + 1},`);
/** A service that answers a request without a token otherwise. */
const withoutToken =
  (answer: RequestListener): RequestListener =>
  (request, response) =>
    ("x-authorization" in request.headers ? serviceWith() : answer)(request, response);
const login = answers(200, "<html>Sign in", { "Content-Type": "text/html" });

test.each<[what: string, service: RequestListener, subject: string, seen: RegExp, advice: RegExp]>([
  [
    "an unknown charset",
    withType("application/json; charset=klingon"),
    "Encoding",
    /no browser knows/,
    /UTF-8/,
  ],
  [
    "windows-1251 in name only",
    withType("application/json; charset=windows-1251", named),
    "Encoding",
    /body is UTF-8/,
    /UTF-8/,
  ],
  [
    "a web page's type",
    withType("text/html"),
    "Content-Type",
    /text\/html, not .*JSON/,
    /application\/json/,
  ],
  [
    "zones without a colon",
    redated((d) => `${d.slice(0, 19)}+0300`),
    "Dates",
    /0000-00-00T00:00:00\+0000/,
    /./,
  ],
  [
    "American dates",
    redated(() => "07/31/2026 10:00:00 AM"),
    "Dates",
    /00\/00\/0000 00:00:00 aa/,
    /./,
  ],
  ["days that do not exist", redated(() => "2026-02-30T00:00:00"), "Dates", /do not exist/, /./],
  [
    "files as data URLs",
    withContent((c) => `data:a/b;base64,${c}`),
    "Files",
    /5 of 5 .* data URL/,
    /base64/,
  ],
  ["files in URL-safe base64", withContent(() => "-_-_"), "Files", /5 of 5 .* no base64/, /base64/],
  [
    "a damaged file",
    withContent((c, i) => (i > 0 ? c : `${c}!`)),
    "Files",
    /1 of 5 .* no base64/,
    /base64/,
  ],
  [
    "a file cut off",
    withContent((c, i) => (i > 0 ? c : "QUJDR")),
    "Files",
    /1 of 5 .* no base64/,
    /base64/,
  ],
  [
    "files in part",
    withContent((c, i) => (i > 1 ? null : c)),
    "Files",
    /2 of 5 attachments/,
    /service/,
  ],
  [
    "another case with the files",
    serviceWith({ answer: (r) => (asksForFiles(r) ? otherCase : plain) }),
    "Files",
    /another case/,
    /./,
  ],
  [
    "a redirection without a token",
    withoutToken(answers(302, "", { Location: "/login" })),
    "Sign-in",
    /status 302, not 401/,
    /401/,
  ],
  ["a page without a token", withoutToken(login), "Sign-in", /status 200, not 401/, /401/],
  ["400 without a token", withoutToken(answers(400)), "Sign-in", /status 400, not 401/, /401/],
])("%s is a warning", async (_what, service, subject, seen, advice) => {
  const warnings = await warningsOf(service, subject);
  expect(warnings.map(({ message }) => message)).toEqual([expect.stringMatching(seen)]);
  expect(warnings[0]?.advice).toMatch(advice);
});

const withOrigin = (allowed: string): Changes => {
  const headers = { ...cors, "Access-Control-Allow-Origin": allowed };
  return { headers, preflight: headers };
};
const { "Access-Control-Allow-Origin": _, ...headersOnly } = cors;

test.each<[what: string, changes: Changes, seen: RegExp]>([
  ["no origin", { preflight: headersOnly, headers: headersOnly }, /lacks Access/],
  ["the origin twice", withOrigin(`${origin}, ${origin}`), /more than one value/],
  ["a list of origins", withOrigin(`https://a.example, ${origin}`), /more than one value/],
  ["null", withOrigin("null"), /has null/],
  ["another origin", withOrigin("https://other.example"), /another origin/],
  ["a slash after the origin", withOrigin(`${origin}/`), /another origin/],
])(
  "to a page of another origin, %s in Access-Control-Allow-Origin: %o",
  async (_what, changes, seen) => {
    const [warning] = await warningsOf(serviceWith(changes), "CORS", origin);
    expect(warning?.message).toMatch(seen);
  },
);

test("every origin is allowed by a star", async () => {
  expect(await warningsOf(serviceWith(withOrigin("*")), "CORS", origin)).toEqual([]);
});

test("a 401 that a page of another origin cannot read is a warning", async () => {
  const service = withoutToken((request, response) => {
    const { method } = request;
    if (method === "OPTIONS") serviceWith({ preflight: cors })(request, response);
    else response.writeHead(401).end();
  });
  const { address } = await startServer((request, response) => {
    for (const [name, value] of Object.entries(cors)) {
      if ("x-authorization" in request.headers) response.setHeader(name, value);
    }
    service(request, response);
  });
  const { findings, settings } = await diagnose(address, origin);
  expect(settings?.baseUrl).toBe(address);
  const warning = findings.find(({ subject, mark }) => subject === "CORS" && mark === "warning");
  expect(warning?.message).toMatch(/answer without a token lacks Access-Control-Allow-Origin/);
});

test.each([
  "Anna Lindqvist",
  "anna@bank.example",
  "\u0418\u0432\u0430\u043d",
  "+7 900 123",
  "a".repeat(60),
])("a key that may be a value is not printed: %s", async (key) => {
  const body = plain.replace('"success":true', `${JSON.stringify(key)}:1,"success":true`);
  const { address } = await startServer(answers(200, body, json));
  const report = reportText(await diagnose(address), token);
  expect(report).toContain("…: not in the specification");
  expect(report).not.toContain(key);
});
