import { afterEach, expect, test, vi } from "vitest";
import { requestSettings } from "#api/settings-request.ts";
import { BadSetting } from "#session/settings.ts";
import { loadSettings, SettingsUnreachable } from "./load-settings.ts";

afterEach(() => void vi.restoreAllMocks());

const answered = (text: string, status = 200) =>
  loadSettings(Promise.resolve(new Response(text, { status })));

test("without the file every setting has its default", async () => {
  expect(await answered("", 404)).toMatchObject({ auth: "token", baseUrl: "" });
});

test.each([500, 503, 403])(
  "a file that cannot be had, %s, is not one that is not there",
  (status) => expect(answered("{}", status)).rejects.toBeInstanceOf(SettingsUnreachable),
);

test("nor is one that does not come", () =>
  expect(loadSettings(Promise.reject(new TypeError("gone")))).rejects.toBeInstanceOf(
    SettingsUnreachable,
  ));

test("nor is one that breaks off, or that nobody sends", async () => {
  const broken = new ReadableStream({ start: (controller) => controller.error(new Error("gone")) });
  const given = loadSettings(Promise.resolve(new Response(broken)));
  await expect(given).rejects.toBeInstanceOf(SettingsUnreachable);

  const fetching = vi.spyOn(window, "fetch").mockImplementation(
    (_url, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener("abort", () => reject(new Error("given up")));
      }),
  );
  const patience = new AbortController();
  vi.spyOn(AbortSignal, "timeout").mockReturnValue(patience.signal);
  const silent = loadSettings(requestSettings());
  expect(fetching.mock.calls[0]?.[1]).toMatchObject({ cache: "no-store" });
  patience.abort();
  await expect(silent).rejects.toBeInstanceOf(SettingsUnreachable);
});

test("a byte-order mark before it is none of the operator's business", async () => {
  expect(await answered('\uFEFF{"auth":"proxy"}')).toMatchObject({ auth: "proxy" });
});

test("only a key that is not known is told of, to whoever deploys", async () => {
  const told = vi.spyOn(console, "info").mockReturnValue();
  await answered('{"auth":"proxy"}');
  expect(told).not.toHaveBeenCalled();
  await answered('{"auth":"proxy","baseURL":"https://bank.example"}');
  expect(told).toHaveBeenCalledExactlyOnceWith("config.json: ignored unknown keys baseURL");
});

test("no value is guessed", () =>
  expect(answered('{"auth":1}')).rejects.toBeInstanceOf(BadSetting));
