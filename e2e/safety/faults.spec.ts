import type { Locator } from "@playwright/test";
import { hostileTexts, type Path, pathsIn, replaced } from "#wire/fixtures/hostile-leaves.ts";
import { cases } from "../corpora/cases.ts";
import { someArn } from "../pages/create-page.ts";
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
import { expect, test } from "./safety-test.ts";

/** A bad answer of the service, or of a proxy before it. */
interface Fault {
  readonly name: string;
  readonly reply: Reply;
  /**
   * How the operation ends: `answered` as without the fault, `failed` for certain, `unclear` whether it
   * was carried out, with the dialog that asks for a new token, or with any alert.
   */
  readonly ends: "answered" | "failed" | "unclear" | "sign-in" | "alert";
}

const faults = (ends: Fault["ends"], replies: Readonly<Record<string, Reply>>): Fault[] =>
  Object.entries(replies).map(([name, reply]) => ({ name, reply, ends }));

const eachStatus = (
  name: string,
  statuses: readonly number[],
  reply: (status: number) => Reply,
): Record<string, Reply> =>
  Object.fromEntries(statuses.map((status) => [`${name}status ${status}`, reply(status)]));

/** A text whose headers do not describe it. */
const mislabelled = (text: string, headers: Record<string, string>): Reply =>
  body(text, { "Content-Type": "application/json; charset=utf-8", ...headers });

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

const refusals = (statuses: readonly number[]) =>
  eachStatus("success: false, ", statuses, (status) => json(refusal, status));

/** With these statuses a refusal may come from a gateway, after the service has carried out the request. */
const doubtfulRefusals = refusals([201, 500, 503]);

const faultsAround = (text: string): Fault[] => [
  ...faults("unclear", {
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
    "a number": json("1e400"),
    "a string": json(JSON.stringify(text)),
    "a million brackets": json("[".repeat(1_000_000)),
    "success and nothing else": json('{"success":true}'),
    "bytes that are no UTF-8": json(Buffer.from(text, "utf16le")),
    ...eachStatus("", [204, 408, 500, 501, 502, 503, 504], empty),
  }),
  ...faults("failed", {
    "a page, status 403": html(page, 403),
    "success: false": json(refusal),
    ...eachStatus("", [400, 403, 404, 405, 409, 429], empty),
    ...refusals([400, 403, 404, 418]),
  }),
  ...faults("answered", {
    "a byte-order mark": json(`\uFEFF${text}`),
    "another Content-Type": mislabelled(text, { "Content-Type": "text/html" }),
  }),
  ...faults("sign-in", {
    "status 401": empty(401),
    "success: false, status 401": json(refusal, 401),
  }),
];

const { asDeclared: good, asInSample: bad } = cases;
const text = bad.text(false);
const readFaults = [
  ...faultsAround(text),
  ...faults("failed", {
    "another case": json(good.text(false)),
    "a list": json(`[${text}]`),
    ...doubtfulRefusals,
  }),
];

const created = {
  resultItems: [{ bpItemId: good.id, success: true, errorMessage: "As it was asked." }],
  success: true,
  errorMessage: "",
};

/** Without these values the answer does not say what was created. */
const withoutResult = new Set(["", "resultItems", "resultItems.0"]);

function hostileValue(path: Path, value: string, number: number): Fault {
  const place = path.join(".");
  return {
    name: `${place || "everything"} is ${value.length > 10 ? `hostile value ${number}` : value}`,
    reply: json(replaced(created, path, value)),
    ends: withoutResult.has(place) ? "alert" : "answered",
  };
}

const createFaults = [
  ...faultsAround(JSON.stringify(created)),
  ...faults("answered", { "a list": json(JSON.stringify([created])) }),
  ...faults("unclear", doubtfulRefusals),
  ...[[], ...pathsIn(created)].flatMap((path) =>
    hostileTexts.map((value, number) => hostileValue(path, value, number)),
  ),
];

/** Long for a busy computer, and short of the time of a test: a control has to fail, not to hang. */
const wordsMs = 20_000;

/** Expects a sentence on the screen. The count of created cases is an alert too, but no sentence. */
const expectWords = (words: Locator): Promise<void> =>
  words
    .filter({ hasText: /\p{L}+ (?:.* )?\p{L}+/u })
    .first()
    .waitFor({ timeout: wordsMs });

/** Whether the service asks to wait; for how long, a page of another origin cannot read. */
const asksToWait = (name: string): boolean => /status (?:429|503)$/.test(name);

const sampleOf = (index: number) => (index % 100 === 0 ? "@sample" : []);

test.use({
  config: { readTimeoutSeconds: 1, createTimeoutSeconds: 1, formProfile: "", idleMinutes: 0 },
});

for (const [index, { name, reply, ends }] of readFaults.entries()) {
  test(`GetBpItem: ${name}`, { tag: sampleOf(index) }, async ({
    page,
    service,
    home,
    casePage,
    signIn,
  }) => {
    const tryNow = page.getByRole("alert").getByRole("button", { name: "Try now" });
    service.has(good.id, good.text);
    service.reads(bad.id, reply, ...(ends === "sign-in" ? [json(text)] : []));
    await home.goto();
    await signIn.with("t");
    await home.open(bad.id);
    const { stages, failure, main, heading } = casePage;
    const other = ends === "sign-in" ? signIn.dialog : failure;
    if (asksToWait(name)) await expect(tryNow).toBeVisible();
    else await expectWords(ends === "answered" ? stages : other);
    await expect(main).not.toContainText("Log in here");
    if (ends === "sign-in") {
      await signIn.with("new");
      await expect(heading).toHaveText("DP-11-1");
    }
    await home.open(good.id);
    if (asksToWait(name)) await tryNow.click();
    await expect(heading).toHaveText("FR-24-2");
    await expect(failure).toHaveCount(0);
  });
}

for (const [index, { name, reply, ends }] of createFaults.entries()) {
  test(`CreateBp: ${name}`, { tag: sampleOf(index) }, async ({
    page,
    service,
    home,
    casePage,
    createPage,
    signIn,
    sendOne,
  }) => {
    const { main, result, outcomeUnknown } = createPage;
    const alert = main.getByRole("alert");
    const words = {
      answered: result,
      failed: alert,
      unclear: outcomeUnknown,
      "sign-in": signIn.dialog,
      alert,
    };
    await sendOne(reply);
    await expectWords(words[ends]);
    await expect(main).not.toContainText(/Log in here|\[object \w+\]|\bNaN\b|\bundefined\b/);
    await expect(main.locator("img, script, iframe")).toHaveCount(0);
    if (ends === "sign-in") await signIn.with("new");
    if (ends !== "alert") {
      await expect(outcomeUnknown).toHaveCount(ends === "unclear" ? 1 : 0);
      if (ends !== "answered") await expect(createPage.arn(1)).toHaveValue(someArn);
    }
    service.only("CreateBp");

    service.has(good.id, good.text);
    const leave = page.getByRole("alertdialog").getByRole("button", { name: "Leave" });
    await page.addLocatorHandler(leave, (button) => button.click());
    await home.open(good.id);
    await expect(casePage.stages).toBeVisible();
  });
}
