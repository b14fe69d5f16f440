import type { Page } from "@playwright/test";
import { browserOptions } from "../browser-options.ts";
import { cases } from "../corpora/cases.ts";
import { SignInDialog } from "../pages/sign-in-dialog.ts";
import type { PlainService } from "../servers/plain-service.ts";
import { empty, json } from "../servers/replies.ts";
import { expect, test } from "./safety-test.ts";
import { heardIn, tracesOf, wholeStrings } from "./traces.ts";

const { id, text } = cases.asInSample;
const idle = "03:00";

/** What becomes of a token; afterwards it is nowhere, but on its own heap while it is in use. */
const ends: Readonly<Record<string, (page: Page, service: PlainService) => Promise<void>>> = {
  "in use": async () => undefined,
  "signed out": async (page) => new SignInDialog(page).signOut.click(),
  locked: async (page) => page.clock.fastForward(idle),
  "refused with 401": async (page, service) => {
    service.reads(id, empty(401), json(text(false)));
    await page.getByRole("button", { name: "Refresh" }).click();
  },
  reloaded: async (page) => void (await page.reload()),
};

/** Types a token by the keys alone: what a script hands over is on the heap it looks through. */
async function typeToken(page: Page, token: string): Promise<void> {
  await new SignInDialog(page).accessToken.focus();
  await page.keyboard.type(token);
  await page.keyboard.press("Enter");
  await page.getByRole("list", { name: "Stages" }).waitFor();
}

const { launchOptions } = browserOptions;

test.use({
  config: { idleMinutes: 2 },
  launchOptions: { ...launchOptions, args: [...launchOptions.args, wholeStrings] },
});

for (const [name, end] of Object.entries(ends)) {
  const isInUse = name === "in use";
  test(`an access token that is ${name}`, async ({ page, plain, casePage, signIn }) => {
    const token = `s3cret-${Date.now()}`;
    plain.has(id, text);
    const heard = heardIn(page.context());
    await page.clock.install();
    await casePage.goto(id);
    await typeToken(page, token);
    const other = await page.context().newPage();
    await other.goto(page.url());
    await typeToken(other, "another");
    await end(page, plain);
    if (!isInUse) await signIn.dialog.waitFor();
    const here = await tracesOf(page, token, heard);
    expect.soft(here.filter((place) => !isInUse || place !== "heap")).toEqual([]);
    expect.soft(await tracesOf(other, token, heard), "in another tab").toEqual([]);
    const elsewhere = plain.requests.filter(
      ({ headers: { "x-authorization": _own, ...headers }, ...rest }) =>
        JSON.stringify([headers, rest]).includes(token),
    );
    expect(elsewhere.map(({ path }) => path)).toEqual([]);
  });
}
