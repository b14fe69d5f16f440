import { demoCaseIds } from "#service/demo/demo-cases.ts";
import { createNodeService } from "#service/node-service.ts";
import { cases } from "../corpora/cases.ts";
import { expect, test } from "../deployment.ts";
import { hold, json } from "../servers/replies.ts";

/** A case of the demo as its service sends it. */
async function demoCase(id: number): Promise<string> {
  const { handle } = await createNodeService();
  const address = `http://localhost/webapi/v1/BpEngineApi/GetBpItem/${id}`;
  const headers = { "X-Authorization": "Bearer t" };
  return (await handle(new Request(address, { method: "POST", headers }))).text();
}

for (const id of [...demoCaseIds, cases.asInSample.id, cases.odd.id]) {
  test(`nothing moves when case ${id} arrives`, async ({ plain, casePage, signIn }) => {
    const handWritten = [cases.asInSample, cases.odd].find((one) => one.id === id);
    const held = hold(json(handWritten?.text(false) ?? (await demoCase(id))));
    plain.reads(id, held.reply);
    // The timeline has no name before it is there: it is what stands first below the header.
    const timeline = casePage.main.locator("> header + div > :first-child");
    const places = async () => {
      const heading = await casePage.heading.boundingBox();
      const list = await timeline.boundingBox();
      return [heading?.x, heading?.y, list?.x, list?.y].map((place) => place ?? Number.NaN);
    };

    await casePage.goto(id);
    await signIn.with("t");
    await held.arrived;
    await expect(casePage.main).toHaveAttribute("aria-busy", "true");
    const before = await places();
    held.release();
    await expect(casePage.main).toHaveAttribute("aria-busy", "false");
    await expect(casePage.stages).toBeVisible();
    await expect(timeline).toHaveRole("list");
    const moved = (await places()).map((place, at) => Math.abs(place - (before[at] ?? 0)));
    expect(
      moved.every((pixels) => pixels <= 1),
      `moved ${moved.join(", ")}`,
    ).toBe(true);
  });
}

test.describe("on a telephone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("what can be read while a case loads stays in its place", async ({
    plain,
    casePage,
    signIn,
  }) => {
    const held = hold(json(await demoCase(900453)));
    plain.reads(900453, held.reply);
    await casePage.goto(900453);
    await signIn.with("t");
    await held.arrived;
    await expect(casePage.heading).toHaveText("Case 900453");
    const before = await casePage.heading.boundingBox();
    held.release();
    await expect(casePage.stages).toBeVisible();
    const after = await casePage.heading.boundingBox();
    expect([after?.x, after?.y]).toEqual([before?.x, before?.y]);
  });
});
