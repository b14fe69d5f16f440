import { expect, test } from "vitest";
import { readSettings } from "#config/settings.ts";
import { createSession } from "#session/session.ts";
import { testCase } from "../fixtures/case-answer.ts";
import { answerWindow } from "./hand-over.ts";
import type { FilesRequest } from "./window-messages.ts";

/** The window's end of a port through which a tab has handed over the files of a case, and the tab's session. */
async function handOver() {
  const session = createSession(readSettings({ auth: "token" }).settings);
  session.signIn("secret");
  const { port1: port, port2 } = new MessageChannel();
  const received = Promise.withResolvers<unknown>();
  port.addEventListener("message", ({ data }: MessageEvent<unknown>) => received.resolve(data));
  port.start();
  const files = { documents: [], json: "", retrievedAt: 0 };
  const handed = { caseName: "DP-26-1", retrievedAt: 0, documents: [], files };
  const request: FilesRequest = { type: "case-viewer.files", caseId: testCase };
  answerWindow(port2, request, testCase, handed, session);
  expect(await received.promise).toMatchObject({ type: "files" });
  return { port, session };
}

test("ignores what a window of another build says", async () => {
  const { port, session } = await handOver();
  const active = Promise.withResolvers<void>();
  session.onActivity(() => active.resolve());
  port.postMessage("said by a later build");
  port.postMessage("active");
  await expect(active.promise).resolves.toBeUndefined();
});
