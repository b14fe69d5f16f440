/** Reads a port from the command line. @throws Error with a sentence for any other text */
export function readPort(argument: string): number {
  const port = Number(argument);
  if (!/^\d+$/.test(argument) || port > 65535) throw new Error(`Not a port: ${argument}`);
  return port;
}

/**
 * Reads the address of a service from the command line.
 * @returns the address without a slash at its end
 * @throws Error with a sentence when it is not an absolute http or https address
 */
export function readServiceAddress(argument: string): string {
  const { protocol, origin, pathname, username, search, hash } = URL.canParse(argument)
    ? new URL(argument)
    : new URL("invalid:");
  if (!/^https?:$/.test(protocol) || username || search || hash) {
    throw new Error(`Not the address of a service: ${argument} (like http://localhost:4180)`);
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
