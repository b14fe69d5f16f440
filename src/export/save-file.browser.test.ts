import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { saveFile } from "./save-file.ts";

interface Click {
  readonly name: string;
  readonly url: string;
}

function catchClicks(): Click[] {
  const clicks: Click[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    clicks.push({ name: this.download, url: this.href });
  });
  return clicks;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("hands over the bytes as they are, under the name, as a type that is never run", async () => {
  const clicks = catchClicks();
  const bytes = Uint8Array.from({ length: 100_000 }, (_, index) => (index * 31) % 251);
  saveFile(new Blob([bytes], { type: "text/html" }), "page.html");
  expect(clicks).toHaveLength(1);
  expect(clicks[0]?.name).toBe("page.html");
  const saved = await (await fetch(clicks[0]?.url ?? "")).blob();
  expect(saved.type).toBe("application/octet-stream");
  expect(new Uint8Array(await saved.arrayBuffer())).toEqual(bytes);
});

test("a thousand downloads leave no object URL", async () => {
  const made = vi.spyOn(URL, "createObjectURL");
  const revoked = vi.spyOn(URL, "revokeObjectURL");
  const clicks = catchClicks();
  for (let at = 0; at < 1000; at += 1) saveFile(new Blob(["x"]), `${at}.txt`);
  const last = clicks.at(-1)?.url ?? "";
  // The control: until then, the URL leads to the file.
  expect(await (await fetch(last)).text()).toBe("x");
  vi.advanceTimersByTime(1_000);
  expect(made).toHaveBeenCalledTimes(1000);
  expect(new Set(revoked.mock.calls.flat())).toEqual(new Set(clicks.map(({ url }) => url)));
  await expect(fetch(last)).rejects.toThrow(TypeError);
});
