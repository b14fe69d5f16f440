import {
  body,
  brokenOff,
  dropped,
  empty,
  endless,
  html,
  json,
  type Reply,
  redirect,
  silent,
} from "../servers/replies.ts";

/**
 * How an operation ends after a fault: `answered` as without the fault, `failed` for certain,
 * `unclear` whether it was carried out, or with the dialog that asks for a new token.
 */
export type FaultEnd = "answered" | "failed" | "unclear" | "sign-in";

/** A bad answer of the service or of a proxy before it. */
export interface Fault {
  readonly reply: Reply;
  readonly ends: FaultEnd;
}

/** Bytes whose headers do not describe them. */
const mislabelled = (text: Uint8Array, headers: Record<string, string> = {}): Reply =>
  body(text, { "Content-Type": "application/json; charset=utf-8", ...headers });

/** A server that does not speak HTTP. */
const noHttp: Reply = (response) => {
  response.socket?.end("SSH-2.0-OpenSSH_9.6\r\n\r\n");
};

/** An answer without the header that lets the page's origin read it. */
const withoutCors =
  (proper: Reply): Reply =>
  (response, request) => {
    response.removeHeader("Access-Control-Allow-Origin");
    return proper(response, request);
  };

const page = "<!doctype html><title>Log in</title><h1>Log in here</h1><script>alert(1)</script>";
const refusal = JSON.stringify({
  success: false,
  errorMessage: '<img src=x onerror="alert(1)"><b>Locked</b>',
});

const end =
  (ends: FaultEnd) =>
  (reply: Reply): Fault => ({ reply, ends });
const answered = end("answered");
const failed = end("failed");
const unclear = end("unclear");
const signIn = end("sign-in");

/** Every fault by its name, made from a correct answer. */
export function faultsAround(text: string): Readonly<Record<string, Fault>> {
  const half = text.slice(0, text.length / 2);
  return {
    hang: unclear(silent),
    "a drip without end": unclear(endless(" ", 50)),
    "a flood without end": unclear(endless(" ".repeat(1_000_000), 5)),
    "a reset before the answer": unclear(dropped),
    "a reset within the answer": unclear(brokenOff(text)),
    "no HTTP": unclear(noHttp),
    "no CORS header": unclear(withoutCors(json(text))),
    "a false Content-Encoding": unclear(
      mislabelled(Buffer.from(text), { "Content-Encoding": "gzip" }),
    ),
    "a redirect to a login page": unclear(redirect("/login")),
    "a redirect to itself": unclear((response, request) =>
      redirect(request.path)(response, request),
    ),
    "a page": unclear(html(page)),
    "a page, status 503": unclear(html(page, 503)),
    "a page, status 403": failed(html(page, 403)),
    "an empty body": unclear(json("")),
    "white space": unclear(json(" \r\n")),
    "half of the JSON": unclear(json(half)),
    "JSON with something behind it": unclear(json(`${text}<!-- 0.2 s -->`)),
    null: unclear(json("null")),
    "a list": unclear(json(`[${text}]`)),
    "a number": unclear(json("1e400")),
    "a string": unclear(json(JSON.stringify(text))),
    "a million brackets": unclear(json("[".repeat(1_000_000))),
    "success and nothing else": unclear(json('{"success":true}')),
    "a byte-order mark": answered(json(`\uFEFF${text}`)),
    "another Content-Type": answered(
      mislabelled(Buffer.from(text), { "Content-Type": "text/html" }),
    ),
    "bytes that are no UTF-8": unclear(mislabelled(Buffer.from(text, "utf16le"))),
    "success: false": failed(json(refusal)),
    ...Object.fromEntries(
      [204, 408, 500, 501, 502, 503, 504].map((status) => [
        `status ${status}`,
        unclear(empty(status)),
      ]),
    ),
    ...Object.fromEntries(
      [400, 403, 404, 405, 409, 429].map((status) => [`status ${status}`, failed(empty(status))]),
    ),
    "status 401": signIn(empty(401)),
    "success: false, status 401": signIn(json(refusal, 401)),
    ...Object.fromEntries(
      [201, 400, 403, 404, 418, 500, 503].map((status) => [
        `success: false, status ${status}`,
        failed(json(refusal, status)),
      ]),
    ),
  };
}
