import { cases } from "../corpora/cases.ts";
import { expect, test } from "../deployment.ts";
import { dropped, endless, hold, html, json, type Reply, silent } from "../servers/replies.ts";

const { asInSample: one, asDeclared: another } = cases;

const refusal = JSON.stringify({
  success: false,
  errorMessage: '<img src=x onerror="alert(1)"><b>Locked</b>',
});

/** What the service answers, and what the operator reads about it; unit tests try every other. */
const failures: Readonly<Record<string, readonly [reply: Reply, said: RegExp]>> = {
  "a dropped connection": [dropped, /could not be reached/],
  silence: [silent, /did not answer within 1 seconds/],
  "a page with status 503": [html("<h1>Log in here</h1>", 503), /failed with status 503/],
  "a refusal in markup": [json(refusal, 400), /<img src=x onerror="alert\(1\)"><b>Locked<\/b>/],
};

for (const [name, [reply, said]] of Object.entries(failures)) {
  test.describe(`after ${name}`, () => {
    test.use({ config: { readTimeoutSeconds: 1 } });

    test("one sentence is said, as text, and trying again goes on", async ({
      plain,
      casePage,
      signIn,
    }) => {
      plain.reads(one.id, reply);
      await casePage.goto(one.id);
      await signIn.with("t");
      await expect(casePage.failure).toContainText(said);
      await expect(casePage.failure).toBeFocused();
      await expect(casePage.main).not.toContainText("Log in here");
      await expect(casePage.failure.locator("img, b")).toHaveCount(0);
      plain.has(one.id, one.text);
      await casePage.failure.getByRole("button", { name: "Try again" }).click();
      await expect(casePage.heading).toHaveText("DP-11-1");
      await expect(casePage.failure).toHaveCount(0);
    });
  });
}

test("an answer without end is read up to a limit, then its connection ends", async ({
  plain,
  casePage,
  signIn,
}) => {
  let isClosed = false;
  plain.reads(one.id, (response, request) => {
    response.on("close", () => (isClosed = true));
    return endless(" ".repeat(4_000_000), 1)(response, request);
  });
  await casePage.goto(one.id);
  await signIn.with("t");
  await expect(casePage.failure).toContainText("too long to be read", { timeout: 30_000 });
  await expect.poll(() => isClosed).toBe(true);
});

test("a slow answer can be given up, and is ignored once another case was opened", async ({
  plain,
  casePage,
  signIn,
  home,
  page,
}) => {
  const held = hold(json(one.text(false)));
  plain.reads(one.id, held.reply);
  plain.has(another.id, another.text);
  await casePage.goto(one.id);
  await signIn.with("t");
  await held.arrived;
  await expect(casePage.main).toHaveAttribute("aria-busy", "true");
  await casePage.main.getByRole("button", { name: "Cancel" }).click();
  await expect(casePage.main).toContainText("Loading was cancelled.");
  await page.getByRole("button", { name: "Load the case" }).click();
  await expect(casePage.main).toHaveAttribute("aria-busy", "true");
  await home.open(another.id);
  await expect(casePage.heading).toHaveText("FR-24-2");
  held.release();
  await casePage.refresh.click();
  await expect.poll(() => plain.requestsOf(`GetBpItem/${another.id}`).length).toBe(2);
  await expect(casePage.heading).toHaveText("FR-24-2");
});
