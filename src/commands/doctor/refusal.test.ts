import type { RequestListener } from "node:http";
import { createServer } from "node:net";
import { brotliCompressSync, deflateRawSync, gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { answers, caseId, json, plain, serviceWith, token } from "../fixtures/examined-service.ts";
import { startServer, startTlsServer } from "../fixtures/start-server.ts";
import { readBody } from "./answer-body.ts";
import { examine } from "./examine.ts";
import { reportData, reportText } from "./report.ts";

const diagnose = (service: string, timeoutSeconds = 10) =>
  examine({ service, caseId, token, origin: undefined, timeoutSeconds });

const redirects = (Location: string, status = 302) => answers(status, "", { Location });
const withType = (type: string, body: string | Buffer) =>
  answers(200, body, { "Content-Type": type });
const encoded = (encoding: string, body: Buffer) =>
  answers(200, body, { ...json, "Content-Encoding": encoding });
const inJson = (value: unknown) => answers(200, JSON.stringify(value), json);
const xml = '<?xml version="1.0"?><GetBpItemResponse/>';
const utf16 = "application/json; charset=utf-16";
const zstd = Buffer.from("28b52ffd04580000", "hex");
const pageOfTls = "<html>The plain HTTP request was sent to HTTPS port</html>";
const aCase = readBody(plain)?.json["bpItem"];
/** It sends the request back, as some error pages do. */
const echo: RequestListener = ({ headers }, response) =>
  void response.writeHead(302, { Location: `/error/${String(headers["x-authorization"])}` }).end();

test.each<[what: string, service: RequestListener, seen: RegExp, advice: RegExp]>([
  ["a redirection to sign in", redirects("/login?next=7"), /to \/login \(302\)/, /sign-in page/],
  ["a redirection to https", redirects("https://a.example/x", 301), /https:\/\/a\.example\/x/, /./],
  ["a redirection without an address", answers(302), /redirects .* to no address/, /./],
  ["a redirection that repeats the token", echo, /to \/error\/… /, /./],
  ["304", answers(304), /304, which is an answer for a cache/, /stores answers/],
  ["XML", withType("application/xml", xml), /XML came instead of JSON \(200\)/, /JSON/],
  [
    "a fault of SOAP",
    answers(500, xml, { "Content-Type": "text/xml" }),
    /with XML and st.* 500/,
    /log/,
  ],
  ["a list", answers(200, `[${plain}]`, json), /JSON, but a list instead of an object/, /object/],
  ["JSON within JSON", inJson(plain), /JSON, but a text instead of an object/, /object/],
  ["null", answers(200, "null", json), /JSON, but null instead of an object/, /object/],
  [
    "JSON that ends early",
    answers(200, plain.slice(0, 900), json),
    /breaks off/,
    /size of answers/,
  ],
  ["JSON with a remark after it", answers(200, `${plain}<!-- -->`, json), /no valid JSON/, /log/],
  [
    "JSON with NaN",
    answers(200, plain.replace(/"id":\d+/, '"id":NaN'), json),
    /no valid JSON/,
    /log/,
  ],
  ["plain text", withType("text/plain", "OK"), /no JSON \(200\)/, /address/],
  ["success alone", inJson({ success: true }), /has no case: bpItem is missing/, /log/],
  ["no case", inJson({ success: true, bpItem: null }), /has no case: bpItem is null/, /log/],
  ["a list of cases", inJson({ success: true, bpItem: [aCase] }), /bpItem is a list/, /an object/],
  [
    "a case one level deeper",
    inJson({ result: { success: true, bpItem: aCase } }),
    /inside of another/,
    /top/,
  ],
  [
    "the id of another case in another spelling",
    answers(200, plain.replace(`"id":${caseId},`, '"id":" 900454.0 ",'), json),
    /another case/,
    /./,
  ],
  [
    "a refused Bearer",
    inJson({ success: false, errorMessage: "Bearer is void" }),
    /refuses the token/,
    /401/,
  ],
  ["an empty 204", answers(204), /empty \(204\)/, /log/],
  ["406", answers(406), /Accept or Content-Type .*\(406\)/, /application\/json/],
  ["415", answers(415), /Accept or Content-Type .*\(415\)/, /application\/json/],
  ["421", answers(421), /host name .*\(421\)/, /name/],
  ["431", answers(431), /too large .*\(431\)/, /token/],
  ["413", answers(413), /too large .*\(413\)/, /limit/],
  ["an https port", answers(400, pageOfTls), /expects https/, /https address/],
  ["gzip twice", encoded("gzip", gzipSync(gzipSync(plain))), /compressed twice/, /once/],
  ["gzip that ends early", encoded("gzip", gzipSync(plain).subarray(0, 500)), /breaks off/, /size/],
  ["an encoding nobody asked for", encoded("zstd", zstd), /encoded as zstd/, /gzip/],
  ["zstd without a header", withType("application/json", zstd), /no text/, /Content-Encoding/],
  ["br without a header", withType("application/json", brotliCompressSync(plain)), /no text/, /./],
  [
    "UTF-16 in name only",
    withType(utf16, plain),
    /declares utf-16, but the body is UTF-8/,
    /UTF-8/,
  ],
])("%s is named, with what to do", async (_what, service, seen, advice) => {
  const { address } = await startServer(service);
  const diagnosis = await diagnose(address);
  const faults = diagnosis.findings.filter(({ mark }) => mark === "error");
  expect(faults.map(({ message }) => message)).toEqual([expect.stringMatching(seen)]);
  expect(faults[0]?.advice).toMatch(advice);
  expect(diagnosis.settings).toBeUndefined();
  for (const report of [
    reportText(diagnosis, token),
    JSON.stringify(reportData(diagnosis, token)),
  ]) {
    expect(report.toLowerCase()).not.toContain(token);
  }
});

const deep = `${"[".repeat(20_000)}${"]".repeat(20_000)}`;
const withFact = (body: string): string => plain.replace(/\}\s*$/, `,"more":${body}}`);

test.each<[what: string, service: RequestListener]>([
  ["a byte-order mark", answers(200, `\uFEFF${plain}`, json)],
  ["deflate without its header", encoded("deflate", deflateRawSync(plain))],
  ["two encodings", encoded("gzip, gzip", gzipSync(gzipSync(plain)))],
  ["values nested deeper than a stack", answers(200, withFact(deep), json)],
  ["its id as a text with a fraction", answers(200, plain.replace(/"id":(\d+)/, '"id":"$1.0"'))],
])("the viewer reads a case with %s, and so does the doctor", async (_what, service) => {
  const { address } = await startServer(service);
  const { findings, settings } = await diagnose(address);
  expect(findings.filter(({ mark }) => mark === "error")).toEqual([]);
  expect(settings).toMatchObject({ baseUrl: "" });
});

const head = "HTTP/1.1 200 OK\r\n";

test.each<[what: string, answer: string, seen: RegExp, advice: RegExp]>([
  [
    "two lengths",
    `${head}Content-Length: 1\r\nContent-Length: 2\r\n\r\n{}`,
    /length twice/,
    /front/,
  ],
  [
    "a length and chunks",
    `${head}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n`,
    /length twice/,
    /front/,
  ],
  [
    "a chunk of no size",
    `${head}Transfer-Encoding: chunked\r\n\r\nzz\r\n{}`,
    /breaks the rules/,
    /front/,
  ],
  ["a header with a blank in its name", `${head}A B: 1\r\n\r\n{}`, /breaks the rules/, /front/],
  [
    "headers of 40 kB",
    `${head}A: ${"a".repeat(40_000)}\r\n\r\n{}`,
    /headers .* too long/,
    /shorter/,
  ],
  [
    "an end before its length",
    `${head}Content-Length: 99\r\n\r\n{}`,
    /before the whole answer/,
    /log/,
  ],
])("an answer with %s gets a sentence", async (_what, answer, seen, advice) => {
  const { address } = await startServer(
    () => {},
    () => createServer((socket) => socket.once("data", () => socket.end(answer))),
  );
  const fault = (await diagnose(address)).findings.at(-1);
  expect(fault?.message).toMatch(seen);
  expect(fault?.advice).toMatch(advice);
});

test("an https port that is asked without TLS is suspected", async () => {
  const { port } = await startTlsServer(serviceWith());
  const { findings } = await diagnose(`http://127.0.0.1:${port}`);
  expect(findings.at(-1)?.advice).toContain("https");
});

test("a port that accepts connections, but begins no TLS, is not blamed on the network", async () => {
  const { port } = await startServer(
    () => {},
    () => createServer(),
  );
  const { findings } = await diagnose(`https://127.0.0.1:${port}`, 0.2);
  expect(findings.map(({ message }) => message)).toEqual([expect.stringMatching(/begins no TLS/)]);
});
