import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import {
  allMade,
  answered,
  button,
  confirm,
  counted,
  createButton,
  forgetAll,
  made,
  paste,
  refused,
  results,
  send,
  showMany,
  total,
} from "../fixtures/create-page.tsx";
import { arnOf, cardOf, sheetOf } from "../fixtures/spreadsheet-text.ts";
import { ArnStore } from "./arn-store.ts";

beforeEach(forgetAll);
afterEach(() => {
  vi.restoreAllMocks();
  forgetAll();
});

/** How many transactions each body held. */
const sizes = (bodies: readonly string[]) =>
  bodies.map((body) => body.split("CardNumber").length - 1);

describe("a run", () => {
  test("is confirmed, and each request is sent once", async () => {
    const { bodies, history } = await showMany({
      answers: [
        allMade(1, 100),
        allMade(101, 100),
        answered(true, ...Array.from({ length: 9 }, () => made(201)), refused("No")),
      ],
    });
    await createButton().click();
    await expect.element(confirm()).toHaveTextContent("Sent in 3 requests of up to 100");
    expect(bodies).toEqual([]);
    const go = await confirm()
      .getByRole("button", { name: /^Create/ })
      .findElement();
    for (const type of ["click", "click"]) {
      go.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }));
    }
    await expect.element(counted()).toHaveTextContent("209 of 210 created");
    await expect.element(counted()).toHaveTextContent("1 refused.");
    await expect
      .element(counted())
      .toHaveTextContent("In request 3 the overall answer of the service contradicts");
    await expect.element(counted()).not.toHaveTextContent("unknown");
    await expect.element(button("Send the rest")).not.toBeInTheDocument();
    expect(sizes(bodies)).toEqual([100, 100, 10]);
    const sent = bodies.join();
    for (const number of [1, 100, 101, total]) expect(sent.split(cardOf(number))).toHaveLength(2);
    await expect.poll(() => results().getByRole("listitem").elements()).toHaveLength(total);
    await button("Refused 1").click();
    await expect.poll(() => results().getByRole("listitem").elements()).toHaveLength(1);
    await expect.element(results()).toHaveTextContent(`Transaction 210210${arnOf(total)}RefusedNo`);
    await page.getByRole("link", { name: "Put 209 cases on the worklist" }).click();
    await expect.poll(() => history.current().location.pathname).toBe("/");
    expect(history.current().location.state).toHaveLength(209);
  });

  test("stops before a request whose ARNs another tab is sending", async () => {
    const first = Promise.withResolvers<Response>();
    const { bodies } = await showMany({ answers: [() => first.promise] });
    await send();
    await expect.poll(() => bodies).toHaveLength(1);
    const elsewhere = new ArnStore();
    elsewhere.note([arnOf(150)], Date.now());
    first.resolve(allMade(1, 100)());
    await expect.element(counted()).toHaveTextContent("100 of 210 created");
    await expect.element(page.getByText("Request 2 was not sent")).toHaveTextContent(arnOf(150));
    await expect.element(counted()).toHaveTextContent("110 not sent.");
    await expect.element(counted()).not.toHaveTextContent("refused");
    expect(bodies).toHaveLength(1);
  });

  test("pauses when the session locks, until the operator continues", async () => {
    const first = Promise.withResolvers<Response>();
    const { bodies, session } = await showMany({
      settings: { auth: "token" },
      answers: [() => first.promise, allMade(101, 100), allMade(201, 10)],
    });
    session.signIn("t");
    await send();
    await expect.poll(() => bodies.length).toBe(1);
    session.lock();
    first.resolve(allMade(1, 100)());
    await expect.element(page.getByText("Nothing is sent until you continue.")).toBeVisible();
    session.signIn("t");
    await expect.element(button("Continue")).toBeVisible();
    expect(bodies).toHaveLength(1);
    await button("Continue").click();
    await expect.element(counted()).toHaveTextContent("210 of 210 created");
  });

  test("stops at an unknown outcome, and asks before sending the rest", async () => {
    const { bodies } = await showMany({
      answers: [allMade(1, 100), () => Promise.reject(new TypeError("reset")), allMade(201, 10)],
    });
    await send();
    await expect.element(counted()).toHaveTextContent("100 of 210 created");
    expect(page.getByRole("alert").elements()).toEqual([counted().element()]);
    await expect.element(counted()).toHaveFocus();
    const lost = page.getByRole("region", { name: "Outcome unknown" });
    await expect.element(lost.getByText(arnOf(150))).not.toBeVisible();
    await lost.getByText("100 ARNs").click();
    await expect.element(lost.getByText(arnOf(150))).toBeVisible();
    await expect.element(counted()).toHaveTextContent("Stopped at request 2");
    await expect.element(counted()).toHaveTextContent("10 not sent.");
    await expect.element(counted()).toHaveTextContent("100 with an unknown outcome.");
    await button("Send the rest").click();
    const asks = page.getByRole("dialog", { name: "Send the rest?" });
    await expect.element(asks).toHaveTextContent("10 transactions in 1 request");
    await expect.element(asks).toHaveTextContent("an earlier request is still unknown");
    await asks.getByRole("button", { name: "Cancel" }).click();
    await expect.element(asks).not.toBeInTheDocument();
    expect(bodies).toHaveLength(2);
    await button("Send the rest").click();
    await asks.getByRole("button", { name: "Send the rest" }).click();
    await expect.element(counted()).toHaveTextContent("110 of 210 created");
    expect(sizes(bodies)).toEqual([100, 100, 10]);
    await button("Retry failed only").click();
    await expect.element(button("Outcome unknown 100")).toBeVisible();
    await expect.element(page.getByRole("alert").last()).toHaveFocus();
    await button("Outcome unknown 100").click();
    await paste(sheetOf(total));
    await expect
      .element(page.getByText("100 card numbers filled in by ARN. 110 other rows ignored."))
      .toBeVisible();
    await button("Send these 100 rows anyway").click();
    await createButton().click();
    await expect.element(confirm()).toHaveTextContent("100 of these transactions were sent before");
    expect(bodies).toHaveLength(3);
  });
});
