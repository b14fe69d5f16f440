import { expect, test, vi } from "vitest";
import { loadSettings, SettingsUnreachable } from "./load-settings.ts";
import { BadSetting } from "./settings.ts";

const answerWith = (answer: typeof fetch) =>
  void vi.spyOn(window, "fetch").mockImplementation(answer);

function load(body: string | ReadableStream, init?: ResponseInit) {
  answerWith(async () => new Response(body, init));
  return loadSettings();
}

test.each([
  ["without the file", { status: 404 }],
  ["with the page in its place", { headers: { "Content-Type": "text/html; charset=utf-8" } }],
])("%s every setting has its default", async (_what, init) => {
  expect(await load("<!doctype html>", init)).toMatchObject({
    settings: { auth: "token", baseUrl: "" },
  });
});

test.each([
  ["a status of 503", () => load("{}", { status: 503 })],
  [
    "an answer that breaks off",
    () => load(new ReadableStream({ start: (body) => body.error(new Error("gone")) })),
  ],
])("%s is an error, and not a missing file", async (_what, loading) => {
  await expect(loading()).rejects.toBeInstanceOf(SettingsUnreachable);
});

test("no answer is an error, and not a missing file", async () => {
  answerWith(() => Promise.reject(new TypeError("gone")));
  await expect(loadSettings()).rejects.toBeInstanceOf(SettingsUnreachable);
});

test("a file that never comes is given up", async () => {
  answerWith(
    (_url, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener("abort", () => reject(new Error("given up")));
      }),
  );
  const timeout = new AbortController();
  vi.spyOn(AbortSignal, "timeout").mockReturnValue(timeout.signal);
  const loading = loadSettings();
  timeout.abort();
  await expect(loading).rejects.toBeInstanceOf(SettingsUnreachable);
});

test("a byte-order mark is accepted, an unknown key noted, and a bad value refused", async () => {
  const noted = vi.spyOn(console, "info").mockReturnValue();
  expect(await load('\uFEFF{"auth":"proxy"}')).toMatchObject({ settings: { auth: "proxy" } });
  expect(noted).not.toHaveBeenCalled();
  const ignoring = await load('{"auth":"proxy","baseURL":"https://bank.example"}');
  expect(ignoring).toMatchObject({ settings: { auth: "proxy", baseUrl: "" } });
  expect(noted).toHaveBeenCalledExactlyOnceWith("config.json: ignored unknown keys baseURL");
  await expect(load('{"auth":1}')).rejects.toBeInstanceOf(BadSetting);
});

test.each([
  ["%D0%9F%D0%B5%D1%82%D1%80%D0%BE%D0%B2%D0%B0", "Петрова"],
  [" petrova ", "petrova"],
  ["", ""],
  ["%", ""],
])("a proxy's name of the operator, %s, is read as %s", async (header, operatorName) => {
  const noted = vi.spyOn(console, "info").mockReturnValue();
  const loaded = await load("{}", { headers: { "X-Operator-Name": header } });
  expect(loaded.operatorName).toBe(operatorName);
  const ignored = "X-Operator-Name was ignored: it is not percent-encoded UTF-8.";
  expect(noted.mock.calls).toEqual(header === "%" ? [[ignored]] : []);
});
