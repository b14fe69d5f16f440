import { findCommand, installPackages } from "./tools.mjs";

/**
 * Finds the nginx of this machine. Installs nothing.
 *
 * @returns {string | undefined} path of the executable
 */
export const nginxPath = () => findCommand(["nginx"], ["/usr/sbin", "/usr/local/sbin"]);

/**
 * Installs nginx, if there is none and it can be installed. Without nginx the tests that need it are
 * skipped, and the output says so.
 */
export function ensureNginx() {
  if (!nginxPath()) installPackages("nginx");
}
