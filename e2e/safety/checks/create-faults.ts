import { cases } from "../../corpora/cases.ts";
import { CreatePage } from "../../pages/create-page.ts";
import { SignInDialog } from "../../pages/sign-in-dialog.ts";
import { type Fault, faultsAround } from "../../servers/faults.ts";
import { type Check, type Ground, some } from "../check.ts";
import { arn, create, leaveFor } from "../creating/form.ts";
import { deploy } from "../deployed.ts";
import { timed } from "../timed.ts";
import { expect, tryAll, wordsInTime } from "../trial.ts";

const good = cases.asDeclared;
const faults: readonly [string, Fault][] = Object.entries(
  faultsAround('{"resultItems":[{"bpItemId":7100002,"success":true}],"success":true}'),
);

/** Creates a case badly, then leaves for another one. */
async function tryFault(ground: Ground, { reply, ends }: Fault): Promise<void> {
  const deployed = await deploy(ground, { createTimeoutSeconds: 1, formProfile: "" });
  const { service, address, open } = deployed;
  const { page, quiet, close } = await open();
  const createPage = new CreatePage(page);
  const signIn = new SignInDialog(page);
  try {
    const answer = timed(reply);
    service.creates(answer.reply);
    service.has(good.id, good.text);
    await create(page, address);
    const ended = {
      answered: createPage.result,
      failed: createPage.main.getByRole("alert"),
      unclear: createPage.outcomeUnknown,
      "sign-in": signIn.dialog,
    }[ends];
    await wordsInTime(ended, answer);
    await expect(createPage.main).not.toContainText("Log in here");
    await expect(createPage.outcomeUnknown).toHaveCount(ends === "unclear" ? 1 : 0);
    if (ends === "sign-in") await signIn.with("new");
    if (ends !== "answered") await expect(createPage.arn(1)).toHaveValue(arn);
    expect(service.requestsOf("CreateBp").length, "requests of CreateBp").toBe(1);
    await leaveFor(page, good.id);
    expect(quiet.complaints()).toEqual([]);
  } finally {
    await close();
    await deployed.close();
  }
}

/** Every fault of transport when a case is created. */
export const createFaults: Check = {
  name: `CreateBp: ${faults.length} faults of transport`,
  run: (ground) => tryAll(some(faults, ground), ([, fault]) => tryFault(ground, fault)),
  control: {
    what: "a lost answer counts as not carried out",
    edits: [
      {
        file: "src/api/create-cases.ts",
        from: `    case "unknown-outcome":
      return false;`,
        to: `    case "unknown-outcome":
      return true;`,
      },
    ],
    every: 16,
  },
};
