import naughty from "../../corpora/naughty-strings.json" with { type: "json" };
import { CreatePage } from "../../pages/create-page.ts";
import { json } from "../../servers/replies.ts";
import { type Check, type Ground, some } from "../check.ts";
import { create } from "../creating/form.ts";
import { deploy } from "../deployed.ts";
import { type Stop, tour } from "../tour.ts";
import { expect, lossIn } from "../trial.ts";
import { looksOf, naughtyStrings, sizes } from "./naughty.ts";

const refusals: readonly Stop[] = naughty.map((text) => ({
  name: JSON.stringify(text).slice(0, 40),
  text: () => JSON.stringify({ success: false, errorMessage: text }),
  ends: "failure",
  slots: text.trim() === "" ? [] : [{ name: "the message", looks: looksOf(text), isWhole: true }],
}));

/** One answer of CreateBp with a refusal for each string. */
async function tryCreate(ground: Ground, viewport: (typeof sizes)[number]): Promise<void> {
  const deployed = await deploy(ground, { formProfile: "" });
  const { page, quiet, close } = await deployed.open({ viewport });
  try {
    const items = naughty.map((errorMessage) => ({ success: false, errorMessage }));
    deployed.service.creates(json(JSON.stringify({ resultItems: items, success: false })));
    await create(page, deployed.address);
    const { result } = new CreatePage(page);
    await expect(result.getByRole("listitem")).toHaveCount(naughty.length);
    const shown = await result
      .getByRole("listitem")
      .evaluateAll((rows) => rows.map((row) => row.querySelector("bdi")?.textContent ?? ""));
    for (const [at, text] of naughty.entries()) {
      if (text.trim() !== "") expect(looksOf(text)).toContain(shown[at]);
    }
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(viewport.width);
    expect(quiet.complaints()).toEqual([]);
  } finally {
    await close();
    await deployed.close();
  }
}

/** Every naughty string as the service's own words, in both operations. */
export const naughtyMessages: Check = {
  name: `${naughty.length} naughty strings as errorMessage of both operations`,
  async run(ground) {
    const deployed = await deploy(ground, { auth: "proxy" });
    const lost: string[] = [];
    let tried = 0;
    for (const viewport of sizes) {
      const tally = await tour(deployed, some(refusals, ground), { viewport });
      const loss = await lossIn(() => tryCreate(ground, viewport));
      tried += tally.tried + naughty.length;
      const all = loss === undefined ? tally.lost : [...tally.lost, `CreateBp: ${loss}`];
      lost.push(...all.map((words) => `${viewport.width} px, ${words}`));
    }
    await deployed.close();
    return { tried, lost };
  },
  control: naughtyStrings.control,
};
