// Vite makes the default export.
// oxlint-disable-next-line import/default
import readerUrl from "./reader.worker.ts?worker&url";

/** A trusted URL goes wherever a text goes, so it is typed as one. */
interface ScriptRules {
  readonly createScriptURL: (asked: string) => string;
}

const rules: ScriptRules = {
  createScriptURL(asked) {
    if (asked !== readerUrl) throw new TypeError("only the document reader may be started");
    return asked;
  },
};

let policy: ScriptRules | undefined;

/** Starts a worker that reads one answer with files; whoever started it ends it. */
export async function startReader(): Promise<Worker> {
  // No policy knows a worker's bytes, and a worker takes no `integrity`. The build writes their hash
  // behind its address; what was checked is kept by the browser, and started from there.
  const [, integrity = ""] = readerUrl.split("#");
  if (integrity !== "") await fetch(readerUrl, { integrity });
  policy ??= createPolicy();
  return new Worker(policy.createScriptURL(readerUrl), {
    type: "module",
    name: "document reader",
  });
}

/** A page may demand Trusted Types, and allows this one name. Its policy lets one script through. */
function createPolicy(): ScriptRules {
  const made = window.trustedTypes?.createPolicy("case-viewer", rules);
  return isScriptRules(made) ? made : rules;
}

const isScriptRules = (made: unknown): made is ScriptRules =>
  typeof made === "object" && made !== null && "createScriptURL" in made;
