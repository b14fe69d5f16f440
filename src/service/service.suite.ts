import { afterAll, beforeEach, describe } from "vitest";
import { automaticSuite } from "./suite/automatic.ts";
import { Fitting, type Wear } from "./suite/coat.ts";
import { creatingSuite } from "./suite/creating.ts";
import { failingSuite } from "./suite/failing.ts";
import { readingSuite } from "./suite/reading.ts";
import { refusingSuite } from "./suite/refusing.ts";

/** Everything the service promises, asked of it in one of its coats. */
export function serviceSuite(coat: string, wear: Wear): void {
  describe(`the service ${coat}`, () => {
    const fitting = new Fitting(wear);
    beforeEach(() => fitting.open());
    afterAll(() => fitting.close());
    readingSuite(fitting);
    automaticSuite(fitting);
    creatingSuite(fitting);
    refusingSuite(fitting);
    failingSuite(fitting);
  });
}
