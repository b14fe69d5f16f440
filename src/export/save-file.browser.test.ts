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

test("saves the exact bytes under the name, with a media type that is never opened", async () => {
  const clicks = catchClicks();
  const bytes = Uint8Array.from({ length: 100_000 }, (_, index) => (index * 31) % 251);
  saveFile(new Blob([bytes], { type: "text/html" }), "page.html");
  expect(clicks).toHaveLength(1);
  expect(clicks[0]?.name).toBe("page.html");
  const saved = await (await fetch(clicks[0]?.url ?? "")).blob();
  expect(saved.type).toBe("application/octet-stream");
  expect(new Uint8Array(await saved.arrayBuffer())).toEqual(bytes);
});

test("revokes its object URL", async () => {
  const clicks = catchClicks();
  saveFile(new Blob(["x"]), "x.txt");
  const url = clicks[0]?.url ?? "";
  expect(await (await fetch(url)).text()).toBe("x");
  vi.advanceTimersByTime(1_000);
  await expect(fetch(url)).rejects.toThrow(TypeError);
});
