import { cases } from "../../corpora/cases.ts";
import { CasePage } from "../../pages/case-page.ts";
import { HomePage } from "../../pages/home-page.ts";
import { SignInDialog } from "../../pages/sign-in-dialog.ts";
import { type Fault, faultsAround } from "../../servers/faults.ts";
import { json } from "../../servers/replies.ts";
import { type Check, type Ground, some } from "../check.ts";
import { deploy } from "../deployed.ts";
import { timed } from "../timed.ts";
import { expect, tryAll, wordsInTime } from "../trial.ts";

const good = cases.asDeclared;
const bad = cases.asInSample;
const text = bad.text(false);

const faults: readonly [string, Fault][] = Object.entries({
  ...faultsAround(text),
  "another case": { reply: json(good.text(false)), ends: "failed" },
});

/** Reads a case badly, then another one well. */
async function tryFault(ground: Ground, { reply, ends }: Fault): Promise<void> {
  const deployed = await deploy(ground, { readTimeoutSeconds: 1 });
  const { service, address, open } = deployed;
  const { page, quiet, close } = await open();
  const casePage = new CasePage(page);
  const home = new HomePage(page);
  const signIn = new SignInDialog(page);
  try {
    const answer = timed(reply);
    service.has(good.id, good.text);
    service.reads(bad.id, answer.reply, ...(ends === "sign-in" ? [json(text)] : []));
    await page.goto(`${address}/`);
    await signIn.with("t");
    await home.open(bad.id);
    const words =
      ends === "sign-in" ? signIn.dialog : ends === "answered" ? casePage.stages : casePage.failure;
    await wordsInTime(words, answer);
    await expect(casePage.main).not.toContainText("Log in here");
    if (ends === "sign-in") {
      await signIn.with("new");
      await expect(casePage.heading).toHaveText("DP-11-1");
    }
    await home.open(good.id);
    await expect(casePage.heading).toHaveText("FR-24-2");
    await expect(casePage.failure).toHaveCount(0);
    expect(quiet.complaints()).toEqual([]);
  } finally {
    await close();
    await deployed.close();
  }
}

/** Every fault of transport when a case is read. */
export const readFaults: Check = {
  name: `GetBpItem: ${faults.length} faults of transport`,
  run: (ground) => tryAll(some(faults, ground), ([, fault]) => tryFault(ground, fault)),
  control: {
    what: "no time-out",
    edits: [
      {
        file: "src/api/transport.ts",
        from: "AbortSignal.timeout(call.timeoutSeconds * 1000)",
        to: "AbortSignal.timeout(call.timeoutSeconds * 1000_000)",
      },
    ],
    every: 20,
  },
};
