import { answeredAt, open, openContext } from "../browser.ts";
import { pages } from "../builds.ts";
import { caseAnswer, fieldPrefix, visibleFields } from "../case-answer.ts";
import { figure, ratios } from "../figures.ts";
import { jsonBytes } from "../json-bytes.ts";
import type { Row } from "../row.ts";
import { copyAll, findAll } from "../steps.ts";

const size = { stages: 40, fields: 50 };
const everything = { prefix: fieldPrefix(), count: size.stages * size.fields };
const asOpened = { prefix: fieldPrefix(size.stages), count: visibleFields(size.fields) };

/** By then every page has started, so that nothing but the answer is measured. */
const delay = 1000;

/** Pages made with form libraries, where they are installed. */
const peers = ["rjsf", "formjs", "jsonforms"].filter((name) => name in pages);

/** The answer is there → the frame in which the case is complete: 40 stages of 50 fields. */
export const answer: Row = async ({ server, browser, runs }) => {
  const text = jsonBytes(caseAnswer(1001, size));
  server.answers(() => text, delay);
  const context = await openContext(browser);
  const times = new Map<string, number[]>();
  const note = (name: string, time: number, run: number) => {
    if (run >= 0) times.set(name, [...(times.get(name) ?? []), time]);
  };

  async function painted(path: string, wanted: typeof everything) {
    const measured = await context.newPage(wanted);
    const at = await open(measured, server.address + path);
    return { measured, time: at - (await answeredAt(measured)) };
  }

  for (let run = -1; run < runs; run += 1) {
    const floor = await painted("/bare/cases/1001?all", everything);
    await floor.measured.page.close();
    note("floor", floor.time, run);
    const ours = await painted("/cases/1001", asOpened);
    note("ours", ours.time, run);
    note("found", ours.time + (await findAll(ours.measured, everything)), run);
    note("copied", ours.time + (await copyAll(ours.measured, everything)), run);
    await ours.measured.page.close();
    for (const name of peers) {
      const peer = await painted(`/${name}/cases/1001`, everything);
      await peer.measured.page.close();
      note(name, peer.time, run);
    }
  }
  await context.close();

  const of = (name: string) => times.get(name) ?? [];
  const megabytes = (text.length / 1e6).toFixed(2);
  return [
    figure("answer", `2,000 fields (${megabytes} MB), innerHTML`, "ms", of("floor")),
    figure("answer", "case viewer as opened", "ms", of("ours")),
    figure("answer", "case viewer, all fields found and shown", "ms", of("found")),
    figure("answer", "as opened, then a copy of the same elements", "ms", of("copied")),
    ...peers.map((name) => figure("answer", `${name}, all fields`, "ms", of(name))),
    figure("answer", "as opened ÷ innerHTML", "×", ratios(of("ours"), of("floor")), 0.9),
    figure(
      "answer",
      "opened, then all found ÷ innerHTML",
      "×",
      ratios(of("found"), of("floor")),
      2.5,
    ),
    figure("answer", "opened, then copied ÷ innerHTML", "×", ratios(of("copied"), of("floor"))),
    ...peers.map((name) =>
      figure("answer", `${name} ÷ innerHTML`, "×", ratios(of(name), of("floor"))),
    ),
  ];
};
