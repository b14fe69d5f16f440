import { expect, test } from "vitest";
import { trustOnly } from "./browser-service.ts";

test("trusts its own script and no other, under a policy that demands it", async () => {
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
  const own = `${location.origin}/viewer/mockServiceWorker.js`;
  expect(() => load(own)).toThrow("TrustedScriptURL");
  trustOnly(own, contentWindow);
  expect(load("/viewer/mockServiceWorker.js")).toBe(own);
  for (const other of ["/mockServiceWorker.js", `${own}?x`, "https://elsewhere.example/x.js"]) {
    expect(() => load(other)).toThrow("TrustedScriptURL");
  }
  frame.remove();
});
