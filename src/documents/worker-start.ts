// Vite makes the default exports.
// oxlint-disable-next-line import/default
import packerUrl from "./pack/pack.worker.ts?worker&url";
// oxlint-disable-next-line import/default
import readerUrl from "./reader.worker.ts?worker&url";

/** A trusted URL goes wherever a text goes, so it is typed as one. */
interface ScriptRules {
  readonly createScriptURL: (asked: string) => string;
}

const rules: ScriptRules = {
  createScriptURL(asked) {
    if (asked !== readerUrl && asked !== packerUrl) {
      throw new TypeError("only the document reader and the packer may be started");
    }
    return asked;
  },
};

let policy: ScriptRules | undefined;

/** Starts a worker that reads one document; whoever started it ends it. */
export const startReader = (): Promise<Worker> => start(readerUrl, "document reader");

/** Starts a worker that makes one evidence pack; whoever started it ends it. */
export const startPacker = (): Promise<Worker> => start(packerUrl, "evidence packer");

async function start(url: string, name: string): Promise<Worker> {
  // No policy knows a worker's bytes, and a worker takes no `integrity`. The build writes their hash
  // behind its address; what was checked is kept by the browser, and started from there.
  const [, integrity = ""] = url.split("#");
  if (integrity !== "") await fetch(url, { integrity });
  policy ??= createPolicy();
  return new Worker(policy.createScriptURL(url), { type: "module", name });
}

/** A page may demand Trusted Types, and allows this one name. Its policy lets two scripts through. */
function createPolicy(): ScriptRules {
  const made = window.trustedTypes?.createPolicy("case-viewer", rules);
  return isScriptRules(made) ? made : rules;
}

const isScriptRules = (made: unknown): made is ScriptRules =>
  typeof made === "object" && made !== null && "createScriptURL" in made;
