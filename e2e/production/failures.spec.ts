import { cases } from "../corpora/cases.ts";
import { expect, test } from "../deployment.ts";
import { dropped, endless, hold, html, json, type Reply, silent } from "../servers/replies.ts";

const { asInSample, asDeclared } = cases;

/** What the service answers, and what the operator reads; unit tests try all other failures. */
const failures: Readonly<Record<string, readonly [reply: Reply, message: RegExp]>> = {
  "a dropped connection": [dropped, /could not be reached/],
  silence: [silent, /did not answer within 1 seconds/],
  "a page with status 503": [html("<h1>Log in here</h1>", 503), /failed with status 503/],
};

for (const [name, [reply, message]] of Object.entries(failures)) {
  test.describe(`after ${name}`, () => {
    test.use({ config: { readTimeoutSeconds: 1 } });

    test("one sentence is shown, as text, and Try again loads the case", async ({
      service,
      casePage,
      signIn,
    }) => {
      service.reads(asInSample.id, reply);
      await casePage.goto(asInSample.id);
      await signIn.with("t");
      await expect(casePage.failure).toContainText(message);
      await expect(casePage.failure).toBeFocused();
      await expect(casePage.main).not.toContainText("Log in here");
      service.has(asInSample.id, asInSample.text);
      await casePage.failure.getByRole("button", { name: "Try again" }).click();
      await expect(casePage.heading).toHaveText("DP-11-1");
      await expect(casePage.failure).toHaveCount(0);
    });
  });
}

test("a refusal is shown in the service's own words, as text", async ({
  service,
  casePage,
  signIn,
}) => {
  const errorMessage = '<img src=x onerror="alert(1)"><b>Locked</b>';
  service.reads(asInSample.id, json(JSON.stringify({ success: false, errorMessage }), 400));
  await casePage.goto(asInSample.id);
  await signIn.with("t");
  await expect(casePage.failure).toContainText(errorMessage);
  await expect(casePage.failure.locator("img, b")).toHaveCount(0);
});

test("an endless answer is read up to a limit, then its connection ends", async ({
  service,
  casePage,
  signIn,
}) => {
  let isClosed = false;
  service.reads(asInSample.id, (response, request) => {
    response.on("close", () => (isClosed = true));
    return endless(" ".repeat(4_000_000), 1)(response, request);
  });
  await casePage.goto(asInSample.id);
  await signIn.with("t");
  await expect(casePage.failure).toContainText("too long to be read", { timeout: 30_000 });
  await expect.poll(() => isClosed).toBe(true);
});

test("a slow answer can be given up, and is ignored once another case was opened", async ({
  service,
  casePage,
  signIn,
  home,
  page,
}) => {
  const held = hold(json(asInSample.text(false)));
  service.reads(asInSample.id, held.reply);
  service.has(asDeclared.id, asDeclared.text);
  await casePage.goto(asInSample.id);
  await signIn.with("t");
  await held.arrived;
  await expect(casePage.main).toHaveAttribute("aria-busy", "true");
  await casePage.main.getByRole("button", { name: "Cancel" }).click();
  await expect(casePage.main).toContainText("Loading was cancelled.");
  await page.getByRole("button", { name: "Load the case" }).click();
  await expect(casePage.main).toHaveAttribute("aria-busy", "true");
  await home.open(asDeclared.id);
  await expect(casePage.heading).toHaveText("FR-24-2");
  held.release();
  await casePage.refresh.click();
  await expect.poll(() => service.requestsOf(`GetBpItem/${asDeclared.id}`).length).toBe(2);
  await expect(casePage.heading).toHaveText("FR-24-2");
});
