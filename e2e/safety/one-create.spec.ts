import { setTimeout as delay } from "node:timers/promises";
import { type CreatePage, someArn } from "../pages/create-page.ts";
import type { FakeService } from "../servers/fake-service.ts";
import {
  brokenOff,
  dropped,
  empty,
  json,
  type Reply,
  type SeenRequest,
  silent,
  withHeader,
} from "../servers/replies.ts";
import { expect, test } from "./safety-test.ts";

/**
 * Every way to reach the service that is supported. With the proxy's token over HTTP/1.1 a create goes
 * out on a connection of the page: there the server may keep none.
 */
const routes = [
  ...(["HTTP/1.1", "HTTP/1.1 over TLS", "HTTP/2"] as const).flatMap((transport) =>
    (["same origin", "another origin"] as const).map((serviceAt) => ({
      transport,
      serviceAt,
      auth: "token",
    })),
  ),
  { transport: "HTTP/2", serviceAt: "same origin", auth: "proxy" } as const,
];

interface Interruption {
  /** How the service answers the first request; absent where its connection drops before. */
  readonly reply?: Reply;
  readonly drops?: FakeService["dropsNext"];
  /** What the operator does; by default a press of the button. */
  readonly press?: (form: CreatePage, service: FakeService) => Promise<void>;
  /** Whether the answer says that nothing was created. */
  readonly isRefused?: true;
  /** On which of the routes that are most unlike `npm test` tries it too. */
  readonly sampleOn?: "HTTP/1.1" | "HTTP/2";
}

const created = '{"resultItems":[{"bpItemId":7100001,"success":true}],"success":true}';

async function pressAndWait(form: CreatePage, service: FakeService): Promise<void> {
  await form.submit.click();
  await expect.poll(() => service.requests.filter(isWhole).length).toBeGreaterThan(0);
}

const setOffline = ({ page }: CreatePage, isOffline: boolean) =>
  page.context().setOffline(isOffline);

const interruptions: Readonly<Record<string, Interruption>> = {
  "dropped before the body": { drops: "before body" },
  "dropped within the body": { drops: "within body" },
  "dropped after the body": { reply: dropped, sampleOn: "HTTP/1.1" },
  "dropped after the headers": { reply: brokenOff(created, 0) },
  "half an answer": { reply: brokenOff(created) },
  "no answer": { reply: silent },
  "status 503": { reply: empty(503) },
  "refused by the protocol": { reply: (_response, { refuse }) => refuse(), sampleOn: "HTTP/2" },
  "status 421": { reply: empty(421), isRefused: true, sampleOn: "HTTP/2" },
  "a password is asked for": {
    reply: withHeader("WWW-Authenticate", 'Basic realm="proxy"', empty(401)),
    isRefused: true,
    sampleOn: "HTTP/2",
  },
  "offline at the press": {
    sampleOn: "HTTP/1.1",
    async press(form) {
      await setOffline(form, true);
      await form.submit.click();
      await form.page.getByRole("alert").first().waitFor();
      await setOffline(form, false);
    },
  },
  "offline, then online": {
    reply: dropped,
    async press(form, service) {
      await pressAndWait(form, service);
      await setOffline(form, true);
      await form.outcomeUnknown.waitFor();
      await setOffline(form, false);
    },
  },
  "the tab hidden and back": {
    reply: silent,
    async press(form, service) {
      await pressAndWait(form, service);
      await form.page.evaluate(() => {
        for (const state of ["hidden", "visible"]) {
          Object.defineProperty(document, "visibilityState", { configurable: true, value: state });
          document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
        }
        window.dispatchEvent(new Event("focus"));
        window.dispatchEvent(new Event("online"));
      });
    },
  },
  reloaded: {
    reply: silent,
    async press(form, service) {
      await pressAndWait(form, service);
      await form.page.reload();
    },
  },
  "pressed twice": {
    reply: dropped,
    press: (form) => form.submit.dblclick({ noWaitAfter: true }),
  },
  "Enter and a click": {
    reply: dropped,
    async press(form) {
      await form.arn(1).focus();
      const enter = form.page.keyboard.press("Enter");
      await Promise.all([enter, form.submit.dispatchEvent("click")]);
    },
  },
};

/** What a browser or a page repeats automatically comes within this time, in milliseconds. */
const lateMs = 2000;

test.use({ ignoreHTTPSErrors: true, mayComplain: true });

for (const route of routes) {
  const { transport, serviceAt, auth } = route;
  const isSampleRoute = route === routes[0] || route === routes.at(-1);
  test.describe(`${transport}, ${serviceAt}, auth: ${auth}`, () => {
    test.use({
      transport,
      serviceAt,
      config: { auth, formProfile: "", keepToken: "tab", createTimeoutSeconds: 3 },
    });

    for (const [name, interruption] of Object.entries(interruptions)) {
      const { reply, drops, press, isRefused, sampleOn } = interruption;
      // Over HTTP/1.1 Chromium repeats a request that was answered so.
      if (name === "status 421" && transport !== "HTTP/2") continue;
      const tag = sampleOn === transport && isSampleRoute ? "@sample" : [];
      test(name, { tag }, async ({ page, service, createPage, signIn, quiet, rounds }) => {
        quiet.acceptDialogs();
        const { requests } = service;
        const open = async () => {
          if (page.url() !== "about:blank") await page.evaluate(forgetRequests);
          await createPage.goto("?bpCode=FR");
          await signIn.before(createPage.arn(1));
        };
        for (let round = 1; round <= rounds; round += 1) {
          // A connection that the round before has cut may take the page along, or its code.
          await open().catch(open);
          requests.length = 0;
          service.creates(...(reply ? [reply] : []), json(created));
          service.dropsNext = drops;
          await createPage.arn(1).fill(someArn);
          // So long that it does not go out at once.
          if (drops === "within body")
            await createPage.addRow(1, "x_long", "long ".repeat(100_000));
          await (press ? press(createPage, service) : createPage.submit.click());
          await expectTruth(createPage, requests, `round ${round}`, isRefused);
        }
        const count = requests.filter(isWhole).length;
        await delay(lateMs);
        expect(requests.filter(isWhole).length, "whole bodies after a while").toBe(count);
      });
    }
  });
}

/** Runs in the page: the form remembers no earlier request. */
function forgetRequests(): void {
  for (const storage of [sessionStorage, localStorage]) {
    for (const key of Object.keys(storage)) if (key.includes(".create.")) storage.removeItem(key);
  }
}

/**
 * Expects that at most one whole request has arrived, and that the page says so, or that it does not know. A browser may
 * begin a request again whose body has not gone out, so requests are not counted.
 */
async function expectTruth(
  form: CreatePage,
  requests: SeenRequest[],
  round: string,
  isRefused = false,
) {
  const { outcomeUnknown, result, page } = form;
  const nothing = page.getByText(/^Nothing was created/);
  await expect(outcomeUnknown.or(result).or(nothing).first(), round).toBeVisible();
  const whole = requests.filter(isWhole).length;
  expect.soft(whole, `${round}: whole bodies`).toBeLessThan(2);
  const truth = whole > 0 && !isRefused ? result : nothing;
  await expect.soft(outcomeUnknown.or(truth).first(), `${round}: words`).toBeVisible();
}

/** Whether a request has arrived whole; a part of it cannot be carried out. Where it is cut, there is a long text. */
const isWhole = ({ body }: SeenRequest): boolean => body.endsWith("}");
