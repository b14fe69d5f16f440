import { setTimeout as delay } from "node:timers/promises";
import type { CreatePage } from "../pages/create-page.ts";
import type { ArrivingCreate } from "../servers/faulty-service.ts";

/** What goes wrong while one case is created. */
export interface Interruption {
  readonly name: string;
  /** What the service does with it. */
  readonly serve: (create: ArrivingCreate) => void | Promise<void>;
  /** What the operator does; resolves `arrived` when the service has the body. */
  readonly press: (form: CreatePage, arrived: Promise<unknown>) => Promise<void>;
  /** The request is so long that it does not go out at once. */
  readonly isLong?: boolean;
  /** Nothing leaves the page. */
  readonly wasNotSent?: boolean;
  /** Not all of it has gone out: over HTTP/2 a browser may begin again. */
  readonly isPartial?: boolean;
}

/** An answer as it should be. */
export const created = '{"resultItems":[{"bpItemId":7100001,"success":true}],"success":true}';
/** So long that a header has left before its connection is cut. */
const flushed = 30;

const keepWaiting = () => undefined;
const click = (form: CreatePage) => form.submit.click();

async function cutAfterBody(create: ArrivingCreate): Promise<void> {
  await create.whole;
  create.cut();
}

async function cutWithin(create: ArrivingCreate, part: number): Promise<void> {
  await create.whole;
  create.answer(200, created, part);
  await delay(flushed);
  create.cut();
}

/** Faults of the connection and of the service. */
export const connectionInterruptions: readonly Interruption[] = [
  { name: "dropped before the body", isPartial: true, serve: ({ cut }) => cut(), press: click },
  {
    name: "dropped within the body",
    isLong: true,
    isPartial: true,
    async serve({ begun, cut }) {
      await begun;
      cut();
    },
    press: click,
  },
  { name: "dropped after the body", serve: cutAfterBody, press: click },
  { name: "dropped after the headers", serve: (create) => cutWithin(create, 0), press: click },
  {
    name: "half an answer",
    serve: (create) => cutWithin(create, created.length / 2),
    press: click,
  },
  { name: "no answer", serve: keepWaiting, press: click },
  {
    name: "status 503",
    async serve(create) {
      await create.whole;
      create.answer(503, "");
    },
    press: click,
  },
];

const setOffline = ({ page }: CreatePage, isOffline: boolean) =>
  page.context().setOffline(isOffline);

/** What an operator does, or what happens to them, while the answer is lost. */
export const operatorInterruptions: readonly Interruption[] = [
  {
    name: "offline at the press",
    wasNotSent: true,
    serve: keepWaiting,
    async press(form) {
      await setOffline(form, true);
      await form.submit.click();
      await form.page.getByRole("alert").filter({ hasText: "nothing was sent" }).waitFor();
      await setOffline(form, false);
    },
  },
  {
    name: "offline, then online",
    serve: cutAfterBody,
    async press(form, arrived) {
      await form.submit.click();
      await arrived;
      await setOffline(form, true);
      await form.outcomeUnknown.waitFor();
      await setOffline(form, false);
    },
  },
  {
    name: "the tab hidden and back",
    serve: keepWaiting,
    async press(form, arrived) {
      await form.submit.click();
      await arrived;
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
  {
    name: "reloaded",
    serve: keepWaiting,
    async press(form, arrived) {
      await form.submit.click();
      await arrived;
      await form.page.reload();
    },
  },
  {
    name: "pressed twice",
    serve: cutAfterBody,
    press: async (form) => {
      await form.submit.dblclick({ noWaitAfter: true });
    },
  },
  {
    name: "Enter and a click",
    serve: cutAfterBody,
    async press(form) {
      await form.arn(1).focus();
      const enter = form.page.keyboard.press("Enter");
      await Promise.all([enter, form.submit.dispatchEvent("click")]);
    },
  },
];
