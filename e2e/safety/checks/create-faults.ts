import { SignInDialog } from "../../pages/sign-in-dialog.ts";
import { type Fault, faultsAround } from "../../servers/faults.ts";
import { type Check, type Ground, some } from "../check.ts";
import { arn, trySending } from "../creating/form.ts";
import { expect, tryAll, wordsInTime } from "../trial.ts";

const faults: readonly [string, Fault][] = Object.entries(
  faultsAround('{"resultItems":[{"bpItemId":7100002,"success":true}],"success":true}'),
);

/** Creates a case badly. */
const tryFault = (ground: Ground, { reply, ends }: Fault): Promise<void> =>
  trySending(ground, { reply, timeoutSeconds: 1 }, async ({ page, createPage, answer }) => {
    const signIn = new SignInDialog(page);
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
  });

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
