// Vite generates the default export.
// oxlint-disable-next-line import/default
import workerUrl from "../files.worker.ts?worker&url";

const rules = {
  createScriptURL(url: string): string {
    if (url !== workerUrl) throw new TypeError("only the worker for files may be started");
    return url;
  },
};

/** The Trusted Types policy. The Content Security Policy allows its name, and creating it once. */
let policy: typeof rules | undefined;

/** Starts a worker that handles one request. The caller terminates it. */
export function createWorker(): Worker {
  policy ??= window.trustedTypes?.createPolicy("case-viewer", rules) ?? rules;
  return new Worker(policy.createScriptURL(workerUrl), { type: "module", name: "files" });
}
