import { cases } from "../corpora/cases.ts";
import { expect, test } from "../deployment.ts";
import { dropped, hold, html, json, silent } from "../servers/replies.ts";

const { asInSample, asDeclared } = cases;
/** A refusal in the service's own words. */
const errorMessage = '<img src=x onerror="alert(1)"><b>Locked</b>';

test.describe("with a time-out of a second", () => {
  test.use({ config: { readTimeoutSeconds: 1 } });

  test("a failure is one sentence, as text, and Try again goes on", async ({
    service,
    casePage,
    home,
    signIn,
  }) => {
    service.reads(asInSample.id, dropped);
    await casePage.goto(asInSample.id);
    await signIn.with("t");
    // Unit tests try all other failures.
    for (const [message, next] of [
      ["could not be reached", silent],
      ["did not answer within 1 seconds", html("<h1>Log in here</h1>", 503)],
      ["failed with status 503", json(asInSample.text(false))],
    ] as const) {
      await expect(casePage.failure).toContainText(message);
      await expect(casePage.failure).toBeFocused();
      await expect(casePage.main).not.toContainText("Log in here");
      service.reads(asInSample.id, next);
      await casePage.failure.getByRole("button", { name: "Try again" }).click();
    }
    await expect(casePage.heading).toHaveText("DP-11-1");
    await expect(casePage.failure).toHaveCount(0);

    service.reads(asDeclared.id, json(JSON.stringify({ success: false, errorMessage }), 400));
    await home.open(asDeclared.id);
    await expect(casePage.failure).toContainText(errorMessage);
    await expect(casePage.failure.locator("img, b")).toHaveCount(0);
  });
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
