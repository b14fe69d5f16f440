import { readServiceAddress } from "#wire/service-address.ts";

/** Reads the address of a service from the command line. @throws Error with a sentence for any other text */
export function readService(argument: string): string {
  const address = readServiceAddress(argument);
  if (address !== undefined) return address;
  throw new Error(`Not the address of a service: ${argument} (like http://localhost:4180)`);
}
