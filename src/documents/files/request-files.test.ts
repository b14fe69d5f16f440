import { expect, test } from "vitest";
import { workerPolicy } from "./request-files.ts";

test.each(["/assets/other.js", "https://elsewhere.example/files.worker.js", ""])(
  "no worker may be started from %j",
  (address) => {
    expect(() => workerPolicy.createScriptURL(address)).toThrow(TypeError);
  },
);
