// Vite generates the default export.
// oxlint-disable-next-line import/default
import workerUrl from "../files.worker.ts?worker&url";

/** The Trusted Types policy, which allows the worker and no other script. */
export const workerPolicy = {
  createScriptURL(url: string): string {
    if (url !== workerUrl) throw new TypeError("only the worker for files may be started");
    return url;
  },
};

// A variable of the module, because the Content Security Policy allows creating the policy only once in a page.
let policy: typeof workerPolicy | undefined;

export function createWorker(): Worker {
  policy ??= window.trustedTypes?.createPolicy("case-viewer", workerPolicy) ?? workerPolicy;
  return new Worker(policy.createScriptURL(workerUrl), { type: "module", name: "files" });
}
