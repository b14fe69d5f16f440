/**
 * A port from the command line.
 *
 * @throws a sentence when it is none
 */
export function readPort(written: string): number {
  const port = Number(written);
  if (!/^\d+$/.test(written) || port > 65535) throw new Error(`Not a port: ${written}`);
  return port;
}

/**
 * The address of a service from the command line, without a slash at its end.
 *
 * @throws a sentence when it is not an absolute http or https address
 */
export function readServiceAddress(written: string): string {
  const { protocol, origin, pathname, username, search, hash } = URL.canParse(written)
    ? new URL(written)
    : new URL("invalid:");
  if (!/^https?:$/.test(protocol) || username || search || hash) {
    throw new Error(`Not the address of a service: ${written} (like http://localhost:4180)`);
  }
  return origin + pathname.replace(/\/+$/, "");
}

/** Runs a command. An error is printed as one sentence and ends the process with exit code 1. */
export async function run(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
