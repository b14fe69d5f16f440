import { chromium, type Page } from "@playwright/test";
import { ensureBrowser, launchArguments } from "../../../.ci/browser.mjs";
import { cases } from "../../corpora/cases.ts";
import { SignInDialog } from "../../pages/sign-in-dialog.ts";
import type { PlainService } from "../../servers/plain-service.ts";
import { empty, json } from "../../servers/replies.ts";
import { type Check, type Ground, some, type Tally } from "../check.ts";
import { deploy } from "../deployed.ts";
import { heardIn, tracesOf, wholeStrings } from "../traces.ts";

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
async function signIn(page: Page, token: string): Promise<void> {
  await new SignInDialog(page).accessToken.focus();
  await page.keyboard.type(token);
  await page.keyboard.press("Enter");
  await page.getByRole("list", { name: "Stages" }).waitFor();
}

async function tryOne(ground: Ground, end: string, number: number): Promise<string[]> {
  const token = `s3cret-${ground.seed}-${number}`;
  const deployed = await deploy(ground, { idleMinutes: 2 });
  const { service, address } = deployed;
  service.has(id, text);
  const { page, close } = await deployed.open();
  const heard = heardIn(page.context());
  await page.clock.install();
  await page.goto(`${address}/cases/${id}`);
  await signIn(page, token);
  const other = await page.context().newPage();
  await other.goto(`${address}/cases/${id}`);
  await signIn(other, "another");
  await ends[end]?.(page, service);
  if (end !== "in use") await new SignInDialog(page).dialog.waitFor();
  const here = await tracesOf(page, token, heard);
  const there = await tracesOf(other, token, heard);
  const sent = service.requests.filter(
    ({ headers: { "x-authorization": _own, ...headers }, ...rest }) =>
      JSON.stringify([headers, rest]).includes(token),
  );
  await close();
  await deployed.close();
  return [
    ...here.filter((place) => end !== "in use" || place !== "heap"),
    ...there.map((place) => `${place} of another tab`),
    ...sent.map(({ path }) => `request of ${path}`),
  ];
}

/** Where an access token is while it is used, and after it was dropped. */
export const tokensLeft: Check = {
  name: `Access tokens: ${Object.keys(ends).length} things that become of one`,
  async run(ground): Promise<Tally> {
    const browser = await chromium.launch({
      executablePath: ensureBrowser(),
      args: [...launchArguments, wholeStrings],
    });
    const tried = some(Object.keys(ends), ground);
    const lost: string[] = [];
    for (const [at, end] of tried.entries()) {
      const left = await tryOne({ ...ground, browser }, end, at).catch((error: unknown) => [
        String(error),
      ]);
      if (left.length > 0) lost.push(`${end}: ${left.join(", ")}`);
    }
    await browser.close();
    return { tried: tried.length, lost };
  },
  control: {
    what: "the token is written down, and kept beside the one that is dropped",
    edits: [
      {
        file: "src/session/session.ts",
        from: "token = cleanToken(text);",
        to: 'token = cleanToken(text); Object.assign(globalThis, { last: token }); localStorage.setItem("last", token);',
      },
    ],
    every: 2,
  },
};
