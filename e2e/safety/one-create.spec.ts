import { setTimeout as delay } from "node:timers/promises";
import type { CreatePage } from "../pages/create-page.ts";
import type { FakeService } from "../servers/fake-service.ts";
import {
  brokenOff,
  dropped,
  empty,
  json,
  type Reply,
  type SeenRequest,
  silent,
} from "../servers/replies.ts";
import { arn, expect, test } from "./safety-test.ts";

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

/** What goes wrong while one case is created. */
interface Interruption {
  /** How the service answers the first request; absent where its connection drops before. */
  readonly reply?: Reply;
  readonly drops?: FakeService["dropsNext"];
  /** What the operator does; by default a press of the button. */
  readonly press?: (form: CreatePage, service: FakeService) => Promise<void>;
  /** No request leaves the page. */
  readonly isUnsent?: boolean;
}

/** An answer as it should be. */
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
  "dropped after the body": { reply: dropped },
  "dropped after the headers": { reply: brokenOff(created, 0) },
  "half an answer": { reply: brokenOff(created) },
  "no answer": { reply: silent },
  "status 503": { reply: empty(503) },
  "offline at the press": {
    isUnsent: true,
    async press(form) {
      await setOffline(form, true);
      await form.submit.click();
      await form.page.getByRole("alert").filter({ hasText: "nothing was sent" }).waitFor();
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
          document.dispatchEvent(new Event("visibilitychange"));
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

/** How often each interruption is tried on each route: over 500 creates. */
const rounds = 6;
/** What a browser or a page repeats automatically comes within this time, in milliseconds. */
const lateMs = 2000;

test.use({ ignoreHTTPSErrors: true, mayComplain: true });

for (const { transport, serviceAt, auth } of routes) {
  test.describe(`${transport}, ${serviceAt}, auth: ${auth}`, () => {
    test.use({
      transport,
      serviceAt,
      config: { auth, formProfile: "", keepToken: "tab", createTimeoutSeconds: 3 },
    });

    for (const [name, interruption] of Object.entries(interruptions)) {
      test(name, async ({ page, service, createPage, signIn, quiet }) => {
        quiet.acceptDialogs();
        const open = async () => {
          if (page.url() !== "about:blank") await page.evaluate(forgetRequests);
          await createPage.goto("?bpCode=FR");
          await signIn.before(createPage.arn(1));
        };
        for (let round = 1; round <= rounds; round += 1) {
          // A connection that the round before has cut may take the page along, or its code.
          await open().catch(open);
          const wrong = await createOnce(createPage, service, interruption, transport === "HTTP/2");
          expect.soft(wrong, `round ${round}`).toEqual([]);
        }
        const count = service.requests.length;
        await delay(lateMs);
        expect(service.requests.length, "requests after a while").toBe(count);
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

/** Creates one case with an interruption. @returns what is wrong with how it ended */
async function createOnce(
  form: CreatePage,
  service: FakeService,
  { reply, drops, press, isUnsent = false }: Interruption,
  isHttp2: boolean,
): Promise<string[]> {
  const { requests } = service;
  requests.length = 0;
  service.creates(...(reply ? [reply] : []), json(created));
  service.dropsNext = drops;
  await form.arn(1).fill(arn);
  // So long that it does not go out at once.
  if (drops === "within body") await form.addRow(1, "x_long", "long ".repeat(100_000));
  await (press ? press(form, service) : form.submit.click());

  const ending = await endingOf(form);
  const whole = requests.filter(isWhole).length;
  const maxRequests = isUnsent ? 0 : 1;
  // Over HTTP/2 a browser may begin a request again while not all of it has gone out.
  const mayBeginAgain = drops !== undefined && isHttp2;
  const isRight = {
    unknown: !isUnsent,
    // A connection that the round before has cut may be gone before anything is asked for.
    "not created": whole === 0 && (isUnsent || mayBeginAgain || requests.length === 0),
    created: mayBeginAgain && whole === 1,
    "nothing said": false,
  };
  return [
    ...(whole > maxRequests ? [`${whole} whole bodies`] : []),
    ...(requests.length > maxRequests && !mayBeginAgain ? [`${requests.length} requests`] : []),
    ...(isRight[ending] ? [] : [`${ending}, with ${whole} whole bodies`]),
  ];
}

async function endingOf({ outcomeUnknown, result, page }: CreatePage) {
  const nothing = page.getByText(/^Nothing was created/);
  const ending = outcomeUnknown.or(result).or(nothing).first();
  await ending.waitFor({ timeout: 20_000 }).catch(() => undefined);
  if (await outcomeUnknown.first().isVisible()) return "unknown";
  if (await result.isVisible()) return "created";
  return (await nothing.first().isVisible()) ? "not created" : "nothing said";
}

/** Whether a request has arrived whole; a part of it cannot be carried out. */
function isWhole({ body }: SeenRequest): boolean {
  try {
    JSON.parse(body);
    return true;
  } catch {
    return false;
  }
}
