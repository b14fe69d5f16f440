// Vite generates the default export.
// oxlint-disable-next-line import/default
import readerUrl from "../reader.worker.ts?worker&url";

const rules = {
  createScriptURL(url: string): string {
    if (url !== readerUrl) throw new TypeError("only the document reader may be started");
    return url;
  },
};

/** The Trusted Types policy. The Content Security Policy allows its name, and creating it once. */
let policy: typeof rules | undefined;

/** Starts a worker that reads one answer with files. The caller terminates it. */
export function startReader(): Worker {
  policy ??= window.trustedTypes?.createPolicy("case-viewer", rules) ?? rules;
  return new Worker(policy.createScriptURL(readerUrl), {
    type: "module",
    name: "document reader",
  });
}
