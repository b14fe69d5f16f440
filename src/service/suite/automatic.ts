import { describe, expect, test } from "vitest";
import { at, type HostedService, listAt } from "./hosted-service.ts";
import { goodRequest } from "./requests.ts";

const deadline = "2026-11-23T12:00:00";

/** What happens to a case automatically, on any host. Every case begins on 20 November 2026 at noon. */
export function automaticSuite(service: HostedService): void {
  async function newCase(bpCode = "DP"): Promise<number> {
    return Number(at(await service.create(goodRequest(bpCode)), "resultItems.0.bpItemId"));
  }

  const stagesOf = async (id: number) => listAt(await service.read(id), "bpItem.stages");

  describe("an automatic action", () => {
    test("is planned for the stage a case begins in, and for no other", async () => {
      const [first, ...others] = await stagesOf(await newCase());
      expect(first).toMatchObject({
        code: "dispute_opened",
        isActive: true,
        isAutoAction: true,
        startDate: service.time,
        autoActionDate: deadline,
        stageCloseDate: "0001-01-01T00:00:00",
      });
      for (const stage of others) {
        expect(stage).toMatchObject({
          isActive: false,
          isAutoAction: false,
          autoActionDate: "9999-12-31T00:00:00",
          stageCloseDate: "0001-01-01T00:00:00",
        });
      }
      // Each begins when those before it have taken their whole periods.
      expect(others.slice(0, 3).map((stage) => at(stage, "startDate"))).toEqual([
        deadline,
        "2026-12-03T12:00:00",
        "2026-12-05T12:00:00",
      ]);
      expect(others.map((stage) => at(stage, "isNextStage")).indexOf(true)).toBe(0);
      expect(others.filter((stage) => at(stage, "isNextStage"))).toHaveLength(1);
    });

    test("does nothing a second before its time", async () => {
      const id = await newCase();
      const before = await service.read(id);
      service.time = "2026-11-23T11:59:59";
      expect(await service.read(id)).toEqual(before);
    });

    test("closes the stage and begins the next, at the time that was planned", async () => {
      const id = await newCase();
      service.time = "2026-11-25T09:30:00";
      const answer = await service.read(id);
      const [first, second, third] = listAt(answer, "bpItem.stages");
      expect(first).toMatchObject({ isActive: false, stageCloseDate: deadline });
      expect(first).not.toHaveProperty("controlActionStatus");
      expect(second).toMatchObject({
        code: "retrieval_request",
        isActive: true,
        isNextStage: false,
        startDate: deadline,
        stageCreateDate: deadline,
        autoActionDate: "2026-12-03T12:00:00",
        controlActionStatus: "Waiting",
      });
      expect(third).toMatchObject({ isActive: false, isNextStage: true });
      expect(at(answer, "bpItem.stageDescription")).toBe(at(second, "description"));
    });

    test("acts at its second", async () => {
      const id = await newCase();
      service.time = deadline;
      const [first, second] = await stagesOf(id);
      expect([at(first, "isActive"), at(second, "isActive")]).toEqual([false, true]);
    });

    test("is followed by all that have come due since, up to the end of the case", async () => {
      const id = await newCase();
      service.time = "2027-06-01T00:00:00";
      const stages = await stagesOf(id);
      const closed = stages.map((stage) => at(stage, "stageCloseDate"));
      const open = "0001-01-01T00:00:00";
      expect(closed).toEqual([
        deadline,
        "2026-12-03T12:00:00",
        "2026-12-05T12:00:00",
        "2026-12-19T12:00:00",
        open,
        open,
        open,
        open,
      ]);
      expect(stages[1]).toMatchObject({
        controlActionStatus: "AutoAction",
        controlActionActionDate: "2026-12-03T12:00:00",
      });
      expect(stages[7]).toMatchObject({
        isFinal: true,
        isActive: true,
        startDate: "2026-12-19T12:00:00",
        autoActionDate: "9999-12-31T00:00:00",
      });
      expect(stages.filter((stage) => at(stage, "isActive"))).toHaveLength(1);
      expect(stages.filter((stage) => at(stage, "isNextStage"))).toEqual([]);
    });

    test("ends every kind of case that nobody works on, or leaves it to a ruling", async () => {
      const ids = [
        await newCase("DP"),
        await newCase("FR"),
        await newCase("COM"),
        await newCase("GF"),
      ];
      service.time = "2030-01-01T00:00:00";
      const active = [];
      for (const id of ids)
        active.push((await stagesOf(id)).find((stage) => at(stage, "isActive")));
      expect(active.map((stage) => at(stage, "code"))).toEqual([
        "dispute_closed",
        "fraud_closed",
        "ruling",
        "good_faith_closed",
      ]);
      expect(active[2]).toMatchObject({
        isAutoAction: false,
        autoActionDate: "9999-12-31T00:00:00",
      });
    });

    test("never happens in a stage that has none", async () => {
      service.time = "2030-01-01T00:00:00";
      expect((await stagesOf(900455))[1]).toMatchObject({ isActive: true, isAutoAction: false });
    });

    test("that has happened stays", async () => {
      const id = await newCase();
      service.time = "2026-11-25T09:30:00";
      const after = await service.read(id);
      service.time = "2026-11-20T12:00:00";
      await service.host.restart();
      expect(await service.read(id)).toEqual(after);
    });
  });
}
