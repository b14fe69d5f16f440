import { parseArgs } from "node:util";
import { demoCaseIds } from "#service/demo/first-cases.ts";
import { demoArns } from "#service/demo/transactions.ts";
import { createNodeService } from "#service/node-service.ts";
import { getBpItemPath, tokenHeader } from "#wire/operations.ts";
import { listen, stopOnSignal, withCors } from "./listen.ts";

/** `npm run service -- --port N`: the embedded service over real HTTP, with its cases in memory. */
try {
  const { values } = parseArgs({ options: { port: { type: "string", default: "4180" } } });
  const { handle } = await createNodeService();
  const server = await listen(readPort(values.port), withCors(handle));
  stopOnSignal(server);
  console.log(`Service: ${server.address}`);
  console.log(`Cases: ${demoCaseIds.join(" ")}`);
  console.log(`ARNs: ${demoArns.join(" ")}`);
  console.log(
    `curl -X POST -H "Content-Length: 0" -H "${tokenHeader}: Bearer demo" ${server.address}${getBpItemPath(Math.min(...demoCaseIds))}`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** @throws Error with a sentence for any other text */
function readPort(argument: string): number {
  const port = Number(argument);
  if (!/^\d+$/.test(argument) || port > 65535) throw new Error(`Not a port: ${argument}`);
  return port;
}
