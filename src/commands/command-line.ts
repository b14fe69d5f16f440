import { readServiceAddress } from "#wire/service-address.ts";

/** Reads a port from the command line. @throws Error with a sentence for any other text */
export function readPort(argument: string): number {
  const port = Number(argument);
  if (!/^\d+$/.test(argument) || port > 65535) throw new Error(`Not a port: ${argument}`);
  return port;
}

/** Reads the address of a service from the command line. @throws Error with a sentence for any other text */
export function readService(argument: string): string {
  const address = readServiceAddress(argument);
  if (address !== undefined) return address;
  throw new Error(`Not the address of a service: ${argument} (like http://localhost:4180)`);
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

/** The code of an error of Node or of its cause, such as `ECONNREFUSED`; "" where there is none. */
export function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return "";
  return "code" in error && typeof error.code === "string" ? error.code : codeOf(error.cause);
}
