import { attempt, keepText } from "#session/storage.ts";

const key = "case-viewer.reloaded";

/** This build, by the address of its script. */
export const build = import.meta.url;

/**
 * Loads the page anew after a part of the application did not come, as when a newer build was
 * deployed meanwhile: once for a build, and only while its server answers.
 *
 * @param before called just before the page goes.
 * @returns `false` when it is of no use; otherwise the page goes and nothing is returned.
 */
export async function loadFreshBuild(before: () => void): Promise<boolean> {
  if (wasTried() || !(await isServed()) || !isRemembered()) return false;
  before();
  location.reload();
  return new Promise(() => {});
}

async function isServed(): Promise<boolean> {
  try {
    return (await fetch(import.meta.env.BASE_URL, { cache: "no-store" })).ok;
  } catch {
    return false;
  }
}

/** Where nothing can be remembered it would go on for ever. */
const wasTried = (): boolean => attempt(() => sessionStorage.getItem(key) === build) ?? true;

const isRemembered = (): boolean => keepText(() => sessionStorage, key, build);
