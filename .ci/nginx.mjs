import { findCommand, installPackages } from "./apt.mjs";

/**
 * Finds the nginx of this machine. Installs nothing.
 *
 * @returns {string | undefined} path of the executable
 */
export const nginxPath = () => findCommand(["nginx"], ["/usr/sbin", "/usr/local/sbin"]);

/** Installs nginx, if there is none and it can be installed; otherwise says that its tests are skipped. */
export function ensureNginx() {
  if (nginxPath() || installPackages("nginx")) return;
  console.log(
    "There is no nginx, and none could be installed: the tests that need it are skipped.",
  );
}
