import { cases } from "../corpora/cases.ts";
import { expect, test } from "../deployment.ts";
import {
  brokenOff,
  dropped,
  empty,
  endless,
  hold,
  html,
  json,
  type Reply,
  redirect,
  silent,
} from "../servers/replies.ts";

const { asInSample: one, asDeclared: another } = cases;
const text = one.text(false);
const loginPage =
  "<!doctype html><title>Log in</title><h1>Log in here</h1><script>alert(1)</script>";

test.use({ config: { readTimeoutSeconds: 1 } });

/** What the service answers, and what the operator reads about it. */
const failures: Readonly<Record<string, readonly [reply: Reply, said: RegExp]>> = {
  "a dropped connection": [dropped, /could not be reached/],
  "an answer that breaks off": [brokenOff(text), /could not be reached/],
  silence: [silent, /did not answer within 1 seconds/],
  "status 500": [empty(500), /failed with status 500/],
  "status 502": [empty(502), /failed with status 502/],
  "status 404": [empty(404), /does not know this address/],
  "a page where JSON is expected": [html(loginPage), /answer could not be read/],
  "a page with status 503": [html(loginPage, 503), /failed with status 503/],
  "a redirect to a login page": [redirect("/login"), /another address, which was not followed/],
  "status 204": [empty(204), /was empty/],
  "an empty answer": [json(""), /was empty/],
  "half of the JSON": [json(text.slice(0, text.length / 2)), /answer could not be read/],
  "a list": [json("[]"), /not in the expected form/],
  "success without a case": [json('{"success":true}'), /reported success but sent no case/],
  "another case": [json(another.text(false)), /sent another case \(7100002\)/],
};

for (const [name, [reply, said]] of Object.entries(failures)) {
  test(`${name} is one sentence, and trying again goes on`, async ({ plain, casePage, signIn }) => {
    plain.reads(one.id, reply);
    await casePage.goto(one.id);
    await signIn.with("t");
    await expect(casePage.failure).toContainText(said);
    await expect(casePage.failure).toBeFocused();
    await expect(casePage.main).not.toContainText("Log in here");
    await expect(casePage.main).toHaveAttribute("aria-busy", "false");
    await expect(casePage.failure.getByText("Details")).toBeVisible();
    plain.has(one.id, one.text);
    await casePage.failure.getByRole("button", { name: "Try again" }).click();
    await expect(casePage.heading).toHaveText("DP-11-1");
    await expect(casePage.failure).toHaveCount(0);
  });
}

test("a case that failed is not asked for again by a look at its tab", async ({
  plain,
  casePage,
  signIn,
  page,
}) => {
  plain.reads(one.id, empty(500));
  await casePage.goto(one.id);
  await signIn.with("t");
  await expect(casePage.failure).toBeVisible();
  plain.has(one.id, one.text);
  await page.evaluate(() => dispatchEvent(new Event("visibilitychange")));
  await casePage.failure.getByRole("button", { name: "Try again" }).click();
  await expect(casePage.heading).toHaveText("DP-11-1");
  expect(plain.requests).toHaveLength(2);
});

test("a service that is not there is one sentence too", async ({ plain, casePage, signIn }) => {
  await plain.close();
  await casePage.goto(one.id);
  await signIn.with("t");
  await expect(casePage.failure).toContainText("could not be reached");
});

const markup = '<img src=x onerror="alert(1)"><b>Locked</b> by the nightly run. ';

for (const status of [200, 400, 500]) {
  test(`a refusal with status ${status} is the service's own words, as text`, async ({
    plain,
    casePage,
    signIn,
  }) => {
    plain.reads(one.id, json(JSON.stringify({ success: false, errorMessage: markup }), status));
    await casePage.goto(one.id);
    await signIn.with("t");
    await expect(casePage.failure).toContainText(markup.trim());
    await expect(casePage.failure.locator("img, b")).toHaveCount(0);
  });
}

test("a long refusal is folded after 500 characters", async ({ plain, casePage, signIn }) => {
  const long = `${"a".repeat(600)}the end`;
  plain.reads(one.id, json(JSON.stringify({ success: false, errorMessage: long })));
  await casePage.goto(one.id);
  await signIn.with("t");
  await expect(casePage.failure).toContainText("a".repeat(500));
  await expect(casePage.failure).not.toContainText("a".repeat(501));
  await casePage.failure.getByRole("button", { name: "Show all of it" }).click();
  await expect(casePage.failure).toContainText("the end");
});

test.describe("an answer without end", () => {
  test.use({ config: {} });

  test("is read up to a limit, then its connection ends", async ({ plain, casePage, signIn }) => {
    let isClosed = false;
    plain.reads(one.id, (response, request) => {
      response.on("close", () => (isClosed = true));
      return endless(response, request);
    });
    await casePage.goto(one.id);
    await signIn.with("t");
    await expect(casePage.failure).toContainText("too long to be read", { timeout: 30_000 });
    await expect.poll(() => isClosed).toBe(true);
    plain.has(one.id, one.text);
    await casePage.failure.getByRole("button", { name: "Try again" }).click();
    await expect(casePage.heading).toHaveText("DP-11-1");
  });
});

test("a byte-order mark before the JSON is none of the operator's business", async ({
  plain,
  casePage,
  signIn,
}) => {
  plain.reads(one.id, json(`\uFEFF${text}`));
  await casePage.goto(one.id);
  await signIn.with("t");
  await expect(casePage.heading).toHaveText("DP-11-1");
});

test.describe("a slow answer", () => {
  test.use({ config: {} });

  test("says that it loads, and can be given up and asked for again", async ({
    plain,
    casePage,
    signIn,
    page,
  }) => {
    const held = hold(json(text));
    plain.reads(one.id, held.reply, json(text));
    await casePage.goto(one.id);
    await signIn.with("t");
    await held.arrived;
    await expect(casePage.main).toHaveAttribute("aria-busy", "true");
    await casePage.main.getByRole("button", { name: "Cancel" }).click();
    await expect(casePage.main).toContainText("Loading was cancelled.");
    await expect(casePage.main).toHaveAttribute("aria-busy", "false");
    await page.getByRole("button", { name: "Load the case" }).click();
    await expect(casePage.heading).toHaveText("DP-11-1");
  });

  test("that comes after another case was opened is ignored", async ({
    plain,
    casePage,
    signIn,
    home,
  }) => {
    const held = hold(json(text));
    plain.reads(one.id, held.reply);
    plain.has(another.id, another.text);
    await casePage.goto(one.id);
    await signIn.with("t");
    await held.arrived;
    await home.open(another.id);
    await expect(casePage.heading).toHaveText("FR-24-2");
    held.release();
    await casePage.refresh.click();
    await expect.poll(() => plain.requestsOf(`GetBpItem/${another.id}`).length).toBe(2);
    await expect(casePage.heading).toHaveText("FR-24-2");
  });

  test("a failed Refresh keeps the case on the screen", async ({ plain, casePage, signIn }) => {
    plain.has(one.id, one.text);
    await casePage.goto(one.id);
    await signIn.with("t");
    await expect(casePage.stages).toBeVisible();
    plain.reads(one.id, empty(500));
    await casePage.refresh.click();
    await expect(casePage.failure).toContainText("failed with status 500");
    await expect(casePage.heading).toHaveText("DP-11-1");
    await expect(casePage.stages).toBeVisible();
  });
});
