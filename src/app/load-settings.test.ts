import { expect, test, vi } from "vitest";
import { requestSettings } from "#api/settings-request.ts";
import { BadSetting } from "#session/settings.ts";
import { loadSettings, SettingsUnreachable } from "./load-settings.ts";

const load = (body: string | ReadableStream, status = 200) =>
  loadSettings(Promise.resolve(new Response(body, { status })));

test("without the file every setting has its default", async () => {
  expect(await load("", 404)).toMatchObject({ auth: "token", baseUrl: "" });
});

test.each([
  ["a status of 503", () => load("{}", 503)],
  ["no answer", () => loadSettings(Promise.reject(new TypeError("gone")))],
  [
    "an answer that breaks off",
    () => load(new ReadableStream({ start: (body) => body.error(new Error("gone")) })),
  ],
])("%s is an error, and not a missing file", async (_what, loading) => {
  await expect(loading()).rejects.toBeInstanceOf(SettingsUnreachable);
});

test("a file that never comes is given up", async () => {
  vi.spyOn(window, "fetch").mockImplementation(
    (_url, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener("abort", () => reject(new Error("given up")));
      }),
  );
  const timeout = new AbortController();
  vi.spyOn(AbortSignal, "timeout").mockReturnValue(timeout.signal);
  const loading = loadSettings(requestSettings());
  timeout.abort();
  await expect(loading).rejects.toBeInstanceOf(SettingsUnreachable);
});

test("a byte-order mark is accepted, an unknown key noted, and a bad value refused", async () => {
  const noted = vi.spyOn(console, "info").mockReturnValue();
  expect(await load('\uFEFF{"auth":"proxy"}')).toMatchObject({ auth: "proxy" });
  expect(noted).not.toHaveBeenCalled();
  const ignoring = await load('{"auth":"proxy","baseURL":"https://bank.example"}');
  expect(ignoring).toMatchObject({ auth: "proxy", baseUrl: "" });
  expect(noted).toHaveBeenCalledExactlyOnceWith("config.json: ignored unknown keys baseURL");
  await expect(load('{"auth":1}')).rejects.toBeInstanceOf(BadSetting);
});
