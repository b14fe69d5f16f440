import { afterAll, beforeEach, describe } from "vitest";
import { automaticSuite } from "./suite/automatic.ts";
import { creatingSuite } from "./suite/creating.ts";
import { failingSuite } from "./suite/failing.ts";
import { HostedService, type StartHost } from "./suite/hosted-service.ts";
import { readingSuite } from "./suite/reading.ts";

/** Everything the service promises, asked of it on one of its hosts. */
export function serviceSuite(host: string, start: StartHost): void {
  describe(`the service ${host}`, () => {
    const service = new HostedService(start);
    beforeEach(() => service.open());
    afterAll(() => service.close());
    readingSuite(service);
    automaticSuite(service);
    creatingSuite(service);
    failingSuite(service);
  });
}
