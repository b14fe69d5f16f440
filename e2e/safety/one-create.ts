import { EventEmitter, once } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import type { CreatePage } from "../pages/create-page.ts";
import type { FaultyService } from "../servers/faulty-service.ts";
import { created, type Interruption } from "./create-interruptions.ts";
import { type OpenedForm, openForm, type Route, routeName, routes } from "./open-form.ts";
import { connectionTest, expect, tagsOf } from "./safety-test.ts";

/** How often each interruption is tried on each route: over 500 creates. */
const rounds = 6;
/** What a browser or a page repeats automatically comes within this time, in milliseconds. */
const lateMs = 2000;

/** Declares a test for each interruption on each route: what is sent once arrives at most once. */
export function testOneCreate(
  interruptions: readonly Interruption[],
  isControl: (interruption: Interruption, route: Route) => boolean,
): void {
  connectionTest.use({ ignoreHTTPSErrors: true });
  for (const route of routes) {
    for (const interruption of interruptions) {
      const tag = tagsOf({ isControl: isControl(interruption, route) });
      connectionTest(
        `${routeName(route)}: ${interruption.name}`,
        { tag },
        async ({ page, folder }) => {
          const opened = await openForm(page, folder, route);
          for (let round = 1; round <= rounds; round += 1) {
            const wrong = await createOnce(opened, interruption, route);
            expect.soft(wrong, `round ${round}`).toEqual([]);
          }
          const { texts } = opened.service;
          const count = texts.length;
          await delay(lateMs);
          expect(texts.length, "requests after a while").toBe(count);
          await opened.close();
        },
      );
    }
  }
}

/** Creates one case with an interruption. @returns what is wrong with how it ended */
async function createOnce(
  { service, form, renew }: OpenedForm,
  interruption: Interruption,
  route: Route,
): Promise<string[]> {
  const gate = new EventEmitter();
  const arrived = once(gate, "arrived");
  await renew();
  service.texts.length = 0;
  service.deal = async (arriving) => {
    if (service.texts.length > 1) return arriving.answer(200, created);
    void arriving.whole.then(() => gate.emit("arrived"));
    await interruption.serve(arriving);
  };
  await form.arn(1).fill("74001016301868581499775");
  if (interruption.isLong) await form.addRow(1, "x_long", "long ".repeat(100_000));
  await interruption.press(form, arrived);
  return wrongWith(await endingOf(form), service, interruption, route);
}

type Ending = "unknown" | "not created" | "created" | "nothing said";

async function endingOf({ outcomeUnknown, result, page }: CreatePage): Promise<Ending> {
  const nothing = page.getByText(/^Nothing was created/);
  const any = outcomeUnknown.or(result).or(nothing).first();
  const isSaid = await any.waitFor({ timeout: 20_000 }).then(
    () => true,
    () => false,
  );
  if (!isSaid) return "nothing said";
  if (await outcomeUnknown.first().isVisible()) return "unknown";
  return (await result.isVisible()) ? "created" : "not created";
}

function wrongWith(
  ending: Ending,
  { texts, whole }: FaultyService,
  interruption: Interruption,
  route: Route,
): string[] {
  const most = interruption.wasNotSent ? 0 : 1;
  const mayBeginAgain = interruption.isPartial === true && route.transport === "HTTP/2";
  const isRight = {
    unknown: !interruption.wasNotSent,
    // A connection that the round before has cut may be gone before anything is asked for.
    "not created": whole === 0 && (interruption.wasNotSent || mayBeginAgain || texts.length === 0),
    created: mayBeginAgain && whole === 1,
    "nothing said": false,
  };
  return [
    ...(whole > most ? [`${whole} whole bodies`] : []),
    ...(texts.length > most && !mayBeginAgain ? [`${texts.length} requests`] : []),
    ...(isRight[ending] ? [] : [`${ending}, with ${whole} whole bodies`]),
  ];
}
