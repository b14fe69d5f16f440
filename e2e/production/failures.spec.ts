import { cases } from "../corpora/cases.ts";
import { expect, test } from "../deployment.ts";
import { hold, json } from "../servers/replies.ts";

const { asInSample, asDeclared } = cases;

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
