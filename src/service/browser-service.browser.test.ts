import { deleteDB } from "idb";
import { afterEach, beforeEach, expect, test } from "vitest";
import { startBrowserService } from "./browser-service.ts";
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
