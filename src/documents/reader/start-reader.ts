// Vite makes the default export.
// oxlint-disable-next-line import/default
import readerUrl from "../reader.worker.ts?worker&url";

const rules = {
  createScriptURL(url: string): string {
    if (url !== readerUrl) throw new TypeError("only the document reader may be started");
    return url;
  },
};

/** A page may demand Trusted Types, and allows this one name, once. It lets one script through. */
let policy: typeof rules | undefined;

/** Starts a worker that reads one answer with files; whoever started it ends it. */
export async function startReader(): Promise<Worker> {
  // No policy knows a worker's bytes, and a worker takes no `integrity`. The build writes their hash
  // behind its address; what was checked is kept by the browser, and started from there.
  const [, integrity = ""] = readerUrl.split("#");
  if (integrity !== "") await fetch(readerUrl, { integrity });
  policy ??= window.trustedTypes?.createPolicy("case-viewer", rules) ?? rules;
  return new Worker(policy.createScriptURL(readerUrl), {
    type: "module",
    name: "document reader",
  });
}
