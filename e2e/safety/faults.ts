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
type FaultEnd = "answered" | "failed" | "unclear" | "sign-in";

/** A text whose headers do not describe it. */
const mislabelled = (text: string, headers: Record<string, string>): Reply =>
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

const eachStatus = (
  name: string,
  statuses: readonly number[],
  reply: (status: number) => Reply,
): Record<string, Reply> =>
  Object.fromEntries(statuses.map((status) => [`${name}status ${status}`, reply(status)]));

/** Bad answers of the service or of a proxy before it, by their end and their name, made from a correct one. */
export const faultsAround = (
  text: string,
): Readonly<Record<FaultEnd, Readonly<Record<string, Reply>>>> => ({
  unclear: {
    hang: silent,
    "a drip without end": endless(" ", 50),
    "a flood without end": endless(" ".repeat(1_000_000), 5),
    "a reset before the answer": dropped,
    "a reset within the answer": brokenOff(text),
    "no HTTP": noHttp,
    "no CORS header": withoutCors(json(text)),
    "a false Content-Encoding": mislabelled(text, { "Content-Encoding": "gzip" }),
    "a redirect to a login page": redirect("/login"),
    "a redirect to itself": (response, request) => redirect(request.path)(response, request),
    "a page": html(page),
    "a page, status 503": html(page, 503),
    "an empty body": json(""),
    "white space": json(" \r\n"),
    "half of the JSON": json(text.slice(0, text.length / 2)),
    "JSON with something behind it": json(`${text}<!-- 0.2 s -->`),
    null: json("null"),
    "a list": json(`[${text}]`),
    "a number": json("1e400"),
    "a string": json(JSON.stringify(text)),
    "a million brackets": json("[".repeat(1_000_000)),
    "success and nothing else": json('{"success":true}'),
    "bytes that are no UTF-8": json(Buffer.from(text, "utf16le")),
    ...eachStatus("", [204, 408, 500, 501, 502, 503, 504], empty),
  },
  failed: {
    "a page, status 403": html(page, 403),
    "success: false": json(refusal),
    ...eachStatus("", [400, 403, 404, 405, 409, 429], empty),
    ...eachStatus("success: false, ", [201, 400, 403, 404, 418, 500, 503], (status) =>
      json(refusal, status),
    ),
  },
  answered: {
    "a byte-order mark": json(`\uFEFF${text}`),
    "another Content-Type": mislabelled(text, { "Content-Type": "text/html" }),
  },
  "sign-in": {
    "status 401": empty(401),
    "success: false, status 401": json(refusal, 401),
  },
});
