import dispute from "#wire/fixtures/dispute.json" with { type: "json" };
import { type Check, some } from "../check.ts";
import { deploy } from "../deployed.ts";
import { mutated, mutationsFrom } from "../mutations.ts";
import { tour } from "../tour.ts";
import { readLeaves } from "./read-leaves.ts";

const count = 10_000;

/** Answers of GetBpItem that chance has made. */
export const mutations: Check = {
  name: `GetBpItem: ${count.toLocaleString("en")} random mutations`,
  async run(ground) {
    const deployed = await deploy(ground, { auth: "proxy" });
    const stops = mutationsFrom(ground.seed, count).map((mutation, at) => ({
      name: `mutation ${at} of seed ${ground.seed}`,
      text: (id: number) => mutated({ ...dispute, bpItem: { ...dispute.bpItem, id } }, mutation),
      ends: "words" as const,
    }));
    const tally = await tour(deployed, some(stops, ground));
    await deployed.close();
    return tally;
  },
  control: { ...readLeaves.control, every: 200 },
};
