import { expect, test } from "vitest";
import { at, goodRequest, listAt, newId } from "./fixtures/requests.ts";
import { startService } from "./fixtures/start-service.ts";

const never = "9999-12-31T00:00:00";
const open = "0001-01-01T00:00:00";
const deadlines = [
  "2026-11-23T12:00:00",
  "2026-12-03T12:00:00",
  "2026-12-05T12:00:00",
  "2026-12-19T12:00:00",
] as const;

/** A service, in which a dispute was created on 20 November 2026 at noon. */
async function startWithCase() {
  const service = await startService();
  const id = newId(await service.create(goodRequest()));
  return { ...service, stages: async () => listAt(await service.read(id), "bpItem.stages"), id };
}

test("an automatic action is planned for the stage that a case begins in, and for no other", async () => {
  const { stages } = await startWithCase();
  const [first, ...others] = await stages();
  expect(first).toMatchObject({ isActive: true, isAutoAction: true, autoActionDate: deadlines[0] });
  for (const stage of others) {
    expect(stage).toMatchObject({ isActive: false, autoActionDate: never, stageCloseDate: open });
  }
  // Each begins when those before it have taken their whole periods.
  expect(others.slice(0, 3)).toMatchObject(
    deadlines.slice(0, 3).map((startDate, index) => ({ startDate, isNextStage: index === 0 })),
  );
});

test("at its second it closes the stage and begins the next, at the time that was planned", async () => {
  const { clock, read, stages, id } = await startWithCase();
  const before = await stages();
  clock.time = "2026-11-23T11:59:59";
  expect(await stages()).toEqual(before);
  clock.time = deadlines[0];
  const first = await read(id);
  clock.time = "2026-11-25T09:30:00";
  expect(await read(id)).toEqual(first);
  const [closed, begun, ...others] = await stages();
  const plan = { startDate: deadlines[0], autoActionDate: deadlines[1] };
  expect(closed).toMatchObject({ isActive: false, stageCloseDate: deadlines[0] });
  expect(begun).toMatchObject({ isActive: true, isNextStage: false, ...plan });
  expect(begun).toMatchObject({ code: "retrieval_request", controlActionStatus: "Waiting" });
  expect(others).toMatchObject(others.map((_, index) => ({ isNextStage: index === 0 })));
  expect(at(first, "bpItem.stageDescription")).toBe(at(first, "bpItem.stages.1.description"));
});

test("all that have come due since follow, up to the end of the case, and stay", async () => {
  const { clock, restart, stages } = await startWithCase();
  clock.time = "2027-06-01T00:00:00";
  const ended = await stages();
  const closed = ended.map((stage) => at(stage, "stageCloseDate"));
  expect(closed).toEqual([...deadlines, ...ended.slice(4).map(() => open)]);
  const carriedOut = { controlActionStatus: "AutoAction", controlActionActionDate: deadlines[1] };
  expect(ended[1]).toMatchObject(carriedOut);
  const last = { isFinal: true, startDate: deadlines[3], autoActionDate: never };
  expect(ended.at(-1)).toMatchObject(last);
  clock.time = "2026-11-20T12:00:00";
  await restart();
  expect(await stages()).toEqual(ended);
});
