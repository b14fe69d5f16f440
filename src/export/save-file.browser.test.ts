import { expect, test, vi } from "vitest";
import { saveFile } from "./save-file.ts";

test("saves the exact bytes with a media type that is never opened, and revokes the object URL", async () => {
  vi.useFakeTimers();
  const links: HTMLAnchorElement[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    links.push(this);
  });
  const bytes = Uint8Array.from({ length: 100_000 }, (_, index) => (index * 31) % 251);
  saveFile(new Blob([bytes], { type: "text/html" }), "page.html");
  expect(links.map(({ download }) => download)).toEqual(["page.html"]);
  const url = links[0]?.href ?? "";
  const saved = await (await fetch(url)).blob();
  expect(saved.type).toBe("application/octet-stream");
  expect(new Uint8Array(await saved.arrayBuffer())).toEqual(bytes);
  vi.advanceTimersByTime(1_000);
  await expect(fetch(url)).rejects.toThrow(TypeError);
});
