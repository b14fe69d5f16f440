import { deleteDB } from "idb";
import { afterEach, beforeEach, expect, test } from "vitest";
import { startBrowserService, trustOnly } from "./browser-service.ts";
import { callsOf, file, listAt, newId, requestWith, row } from "./fixtures/requests.ts";

const database = "bp-engine-api-test";
const { read, create } = callsOf((request) => fetch(request));

const start = () => startBrowserService("/mockServiceWorker.js", undefined, database);
let service: Awaited<ReturnType<typeof start>>;

beforeEach(async () => {
  await deleteDB(database);
  service = await start();
});
afterEach(() => service.stop());

test("the service answers the page's requests, and stores files byte for byte over a restart", async () => {
  const bytes = Uint8Array.from({ length: 100_001 }, (_, index) => (index * 31) % 256);
  const files = [file("evidence.bin", bytes.toBase64()), file("Пусто \u202E.txt", "")];
  const request = requestWith("DP", ...files.map((value) => row("f_Docs", value)));
  const id = newId(await create(request));
  service.stop();
  service = await start();
  const answer = await read(id, "?getFilesInBody=true");
  expect(listAt(answer, "bpItem.stages.0.fields.7.documentsInfo")).toMatchObject([
    { name: "evidence.bin", content: bytes.toBase64() },
    { name: "Пусто \u202E.txt", content: "" },
  ]);
});

test("a page that demands Trusted Types trusts the worker's script and no other", async () => {
  const frame = document.body.appendChild(document.createElement("iframe"));
  frame.srcdoc =
    "<meta http-equiv=Content-Security-Policy content=\"require-trusted-types-for 'script'; trusted-types default\">";
  await new Promise((loaded) => frame.addEventListener("load", loaded, { once: true }));
  const { contentWindow } = frame;
  if (!contentWindow) throw new Error("The frame has no window.");
  const load = (url: string) => {
    const script = frame.contentDocument?.createElement("script");
    if (script) script.src = url;
    return script?.src;
  };
  const worker = `${location.origin}/viewer/mockServiceWorker.js`;
  expect(() => load(worker)).toThrow("TrustedScriptURL");
  trustOnly(worker, contentWindow);
  expect(load("/viewer/mockServiceWorker.js")).toBe(worker);
  for (const url of ["/mockServiceWorker.js", `${worker}?x`, "https://elsewhere.example/x.js"]) {
    expect(() => load(url)).toThrow("TrustedScriptURL");
  }
  frame.remove();
});
