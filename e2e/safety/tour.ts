import type { BrowserContextOptions } from "@playwright/test";
import { json } from "../servers/replies.ts";
import type { Tally } from "./check.ts";
import type { Slot } from "./close-look.ts";
import type { Deployed, Opened } from "./deployed.ts";
import { sideBySide } from "./side-by-side.ts";
import type { Sight, Step } from "./walk.ts";
import { walkScript } from "./walk-script.ts";

/** One answer of GetBpItem, and how it must end. */
export interface Stop {
  /** For whoever reads what was lost. */
  readonly name: string;
  /** The answer, made when it is wanted; `id` is the case that is asked for. */
  readonly text: (id: number) => string;
  /** In the case with its stages, in a sentence instead of it, or in either. */
  readonly ends: "case" | "failure" | "words";
  /** Texts that the case must show. */
  readonly slots?: readonly Slot[];
}

/** How long after the end of the answer words may come, in milliseconds. */
const most = 2000;
const patience = 10_000;
/** Pages are opened anew after so many, which also bounds what the browser holds. */
const batchSize = 50;
const batchTimeout = 180_000;
const firstId = 1_000_000;

/** Has pages open a case for each answer, and judges what they show. */
export async function tour(
  deployed: Deployed,
  stops: readonly Stop[],
  options: BrowserContextOptions = {},
): Promise<Tally> {
  const lost: string[] = [];
  const starts = stops.flatMap((_stop, at) => (at % batchSize === 0 ? [at] : []));
  await sideBySide(starts, async (from) => {
    const { late, ...one } = await visit(
      deployed,
      stops.slice(from, from + batchSize),
      from,
      options,
    );
    lost.push(...one.lost);
    // A busy computer is late by itself; what is late twice is so by its answer.
    for (const stop of late) {
      const again = await visit(deployed, [stop], from, options);
      if (again.late.length > 0) lost.push(`${stop.name}: words come after ${most} ms`);
    }
  });
  return { tried: stops.length, lost };
}

interface Visit {
  readonly lost: readonly string[];
  readonly late: readonly Stop[];
}

/** Visits some stops with one page. */
async function visit(
  deployed: Deployed,
  stops: readonly Stop[],
  from: number,
  options: BrowserContextOptions,
): Promise<Visit> {
  const { service } = deployed;
  const ids = stops.map((_stop, at) => firstId + from + at);
  let reached = 0;
  for (const [at, { text }] of stops.entries()) {
    const id = firstId + from + at;
    service.reads(id, (response, request) => {
      reached = at;
      return json(text(id))(response, request);
    });
  }
  const opened = await deployed.open(options);
  const lost: string[] = [];
  const late: Stop[] = [];
  try {
    const steps = stops.map(({ slots }, at) => ({ id: firstId + from + at, slots }));
    const sights = await sightsOf(opened, deployed, steps);
    if (!sights) {
      lost.push(`${stops[reached]?.name}: the page does not go on`);
      const rest = stops.slice(reached + 1);
      if (rest.length > 0) {
        const more = await visit(deployed, rest, from + reached + 1, options);
        lost.push(...more.lost);
        late.push(...more.late);
      }
    }
    for (const [at, sight] of (sights ?? []).entries()) {
      const stop = stops[at];
      if (!stop) continue;
      lost.push(...lossesIn(stop, sight));
      if (sight.late > most) late.push(stop);
    }
    const noise = opened.quiet.complaints();
    if (noise.length > 0)
      lost.push(`not quiet from ${stops[0]?.name} on: ${noise[0]} (${noise.length})`);
  } finally {
    await opened.close();
    for (const id of ids) service.reads(id);
  }
  return { lost, late };
}

async function sightsOf(
  { page }: Opened,
  { address }: Deployed,
  steps: readonly Step[],
): Promise<Sight[] | undefined> {
  await page.addInitScript(await walkScript());
  await page.goto(`${address}/`);
  await page.getByRole("search").waitFor();
  const walked = page.evaluate((asked) => window.walk(asked), { steps, patience });
  // A page that crashes goes no further than one that hangs.
  const asFar = walked.catch(() => undefined);
  return Promise.race([asFar, page.waitForTimeout(batchTimeout).then(() => undefined)]);
}

function lossesIn({ name, ends }: Stop, sight: Sight): string[] {
  const { missing } = sight;
  const faults = faultsIn(ends, sight);
  return [
    ...missing.map((slot) => `${name}: ${slot} is not shown`),
    ...(faults.length > 0 ? [`${name}: ${faults.join(", ")}`] : []),
  ];
}

function faultsIn(ends: Stop["ends"], sight: Sight): readonly string[] {
  const { shows, stages, alert, faults } = sight;
  if (shows === "nothing") return [...faults, "no words"];
  if (ends === "case" && (shows !== "case" || stages === 0)) {
    return [...faults, `no case: ${alert}`];
  }
  if (ends === "failure" && shows !== "failure") return [...faults, "the case is shown"];
  if (shows === "case" && alert !== "") return [...faults, `a part is lost: ${alert}`];
  return faults;
}
