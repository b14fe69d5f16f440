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

test("stages begin and end at the times that were planned, up to the end of the case, and stay", async () => {
  const { clock, create, read, restart } = await startService();
  const id = newId(await create(goodRequest()));
  const stages = async () => listAt(await read(id), "bpItem.stages");
  const asCreated = await stages();
  const [first, ...later] = asCreated;
  expect(first).toMatchObject({ isActive: true, isAutoAction: true, autoActionDate: deadlines[0] });
  for (const stage of later) {
    expect(stage).toMatchObject({ isActive: false, autoActionDate: never, stageCloseDate: open });
  }
  // Each begins when those before it have taken their whole periods.
  expect(later.slice(0, 3)).toMatchObject(
    deadlines.slice(0, 3).map((startDate, index) => ({ startDate, isNextStage: index === 0 })),
  );

  clock.time = "2026-11-23T11:59:59";
  expect(await stages()).toEqual(asCreated);
  clock.time = deadlines[0];
  const answer = await read(id);
  const [closed, begun, ...others] = await stages();
  const plan = { startDate: deadlines[0], autoActionDate: deadlines[1] };
  expect(closed).toMatchObject({ isActive: false, stageCloseDate: deadlines[0] });
  expect(begun).toMatchObject({ isActive: true, isNextStage: false, ...plan });
  expect(begun).toMatchObject({ code: "retrieval_request", controlActionStatus: "Waiting" });
  expect(others).toMatchObject(others.map((_, index) => ({ isNextStage: index === 0 })));
  expect(at(answer, "bpItem.stageDescription")).toBe(at(begun, "description"));

  // All that have come due meanwhile follow.
  clock.time = "2027-06-01T00:00:00";
  const ended = await stages();
  const closeDates = ended.map((stage) => at(stage, "stageCloseDate"));
  expect(closeDates).toEqual([...deadlines, ...ended.slice(4).map(() => open)]);
  const carriedOut = { controlActionStatus: "AutoAction", controlActionActionDate: deadlines[1] };
  expect(ended[1]).toMatchObject(carriedOut);
  const last = { isFinal: true, startDate: deadlines[3], autoActionDate: never };
  expect(ended.at(-1)).toMatchObject(last);
  clock.time = "2026-11-20T12:00:00";
  await restart();
  expect(await stages()).toEqual(ended);
});
