// Vite makes the default export.
// oxlint-disable-next-line import/default
import url from "./reader.worker.ts?worker&url";

/** A trusted URL goes wherever a text goes, so it is typed as one. */
interface ScriptRules {
  readonly createScriptURL: (asked: string) => string;
}

const rules: ScriptRules = {
  createScriptURL(asked) {
    if (asked !== url) throw new TypeError("only the document reader may be started");
    return asked;
  },
};

let policy: ScriptRules | undefined;

/** Starts a worker that reads one document; whoever started it ends it. */
export function startReader(): Worker {
  policy ??= createPolicy();
  return new Worker(policy.createScriptURL(url), { type: "module", name: "document reader" });
}

/** A page may demand Trusted Types, and allows this one name. Its policy lets one script through. */
function createPolicy(): ScriptRules {
  const made = window.trustedTypes?.createPolicy("case-viewer", rules);
  return isScriptRules(made) ? made : rules;
}

const isScriptRules = (made: unknown): made is ScriptRules =>
  typeof made === "object" && made !== null && "createScriptURL" in made;
