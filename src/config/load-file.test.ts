import { expect, test, vi } from "vitest";
import { loadProfileText, loadSettings } from "./load-file.ts";
import { BadSettings } from "./settings.ts";

const answerWith = (answer: typeof fetch) =>
  vi.spyOn(globalThis, "fetch").mockImplementation(answer);

function load(body: string | ReadableStream, init?: ResponseInit) {
  answerWith(async () => new Response(body, init));
  return loadSettings();
}

const html = { headers: { "Content-Type": "text/html; charset=utf-8" } };
const signInPage = "<!doctype html><html><head><title>Sign in</title></head></html>";

test.each([
  ["without the file", signInPage, { status: 404 }],
  [
    "with the viewer's own page in its place",
    '<!doctype html><html><head><meta name="case-viewer-version" content="" /></head></html>',
    html,
  ],
])("%s every setting has its default", async (_what, body, init) => {
  expect(await load(body, init)).toMatchObject({ settings: { auth: "token", baseUrl: "" } });
});

test.each([
  ["a page to sign in", () => load(signInPage, html), "signed-out"],
  ["a page that says it is JSON", () => load(`\n${signInPage}`), "signed-out"],
  ["a status of 503", () => load("{}", { status: 503 }), "unreachable"],
  [
    "an answer that breaks off",
    () => load(new ReadableStream({ start: (body) => body.error(new Error("gone")) })),
    "unreachable",
  ],
])("%s is an error, and not a missing file", async (_what, loading, why) => {
  await expect(loading()).rejects.toMatchObject({ name: "FileNotLoaded", why });
});

test("a redirection to another origin leads to a page to sign in", async () => {
  answerWith(async (_url, init) => {
    if (init?.redirect !== "manual") throw new TypeError("blocked by CORS");
    const answer = Response.error();
    Object.defineProperty(answer, "type", { value: "opaqueredirect" });
    return answer;
  });
  await expect(loadSettings()).rejects.toMatchObject({ why: "signed-out" });
});

test("a file that never comes is given up", async () => {
  answerWith(
    (_url, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener("abort", () => reject(new Error("given up")));
        if (init?.signal?.aborted) reject(new Error("given up"));
      }),
  );
  const timeout = new AbortController();
  vi.spyOn(AbortSignal, "timeout").mockReturnValue(timeout.signal);
  const loading = loadSettings();
  timeout.abort();
  await expect(loading).rejects.toMatchObject({ why: "unreachable" });
});

test("a byte-order mark is accepted, an unknown key noted, and a bad value refused", async () => {
  const noted = vi.spyOn(console, "info").mockReturnValue();
  expect(await load('\uFEFF{"auth":"proxy"}')).toMatchObject({ settings: { auth: "proxy" } });
  expect(noted).not.toHaveBeenCalled();
  const ignoring = await load('{"auth":"proxy","baseURL":"https://bank.example"}');
  expect(ignoring).toMatchObject({ settings: { auth: "proxy", baseUrl: "" } });
  expect(noted).toHaveBeenCalledExactlyOnceWith("config.json: Unknown keys are ignored: baseURL.");
  await expect(load('{"auth":1}')).rejects.toBeInstanceOf(BadSettings);
});

test.each([
  ["%D0%9F%D0%B5%D1%82%D1%80%D0%BE%D0%B2%D0%B0", "Петрова"],
  ["%", ""],
])("a proxy's name of the operator, %s, is read as %s", async (header, operatorName) => {
  const noted = vi.spyOn(console, "info").mockReturnValue();
  const loaded = await load("{}", { headers: { "X-Operator-Name": header } });
  expect(loaded.operatorName).toBe(operatorName);
  const ignored = "X-Operator-Name was ignored: it is not percent-encoded UTF-8.";
  expect(noted.mock.calls).toEqual(header === "%" ? [[ignored]] : []);
});

test("the delivered form profile stands in for a bank's own, and for no file of another name", async () => {
  const statuses = [404, 200, 404];
  answerWith(async () => new Response("{}", { status: statuses.shift() ?? 500 }));
  expect(await loadProfileText("form-profile.json")).toBe("{}");
  await expect(loadProfileText("bank.json")).rejects.toMatchObject({ why: "missing" });
});
