import type { BrowserContextOptions } from "@playwright/test";
import { json } from "../servers/replies.ts";
import type { Tally } from "./check.ts";
import type { Deployed, Opened } from "./deployed.ts";
import type { Sight } from "./walk.ts";
import { walkScript } from "./walk-script.ts";

/** One answer of GetBpItem, and how it must end. */
export interface Stop {
  /** For whoever reads what was lost. */
  readonly name: string;
  /** The answer, made when it is wanted; `id` is the case that is asked for. */
  readonly text: (id: number) => string;
  /** Whether the case must be shown, with its stages; else a sentence will do. */
  readonly mustShow: boolean;
}

const lanes = 2;
const patience = 2000;
/** Pages are opened anew after so many, which also bounds what the browser holds. */
const batchSize = 100;
const batchTimeout = 120_000;
const firstId = 1_000_000;

/** Has pages open a case for each answer, and judges what they show. */
export async function tour(
  deployed: Deployed,
  stops: readonly Stop[],
  options: BrowserContextOptions = {},
): Promise<Tally> {
  const lost: string[] = [];
  let next = 0;
  async function lane(): Promise<void> {
    while (next < stops.length) {
      const from = next;
      next += batchSize;
      lost.push(...(await visit(deployed, stops.slice(from, from + batchSize), from, options)));
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane));
  return { tried: stops.length, lost };
}

/** Visits some stops with one page. @returns what was lost */
async function visit(
  deployed: Deployed,
  stops: readonly Stop[],
  from: number,
  options: BrowserContextOptions,
): Promise<string[]> {
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
  try {
    const sights = await sightsOf(opened, deployed, ids);
    if (!sights) {
      lost.push(`${stops[reached]?.name}: the page hangs`);
      const rest = stops.slice(reached + 1);
      if (rest.length > 0) {
        lost.push(...(await visit(deployed, rest, from + reached + 1, options)));
      }
    }
    for (const [at, sight] of (sights ?? []).entries()) {
      const stop = stops[at];
      const faults = stop ? faultsOf(stop, sight) : [];
      if (faults.length > 0) lost.push(`${stop?.name}: ${faults.join(", ")}`);
    }
    const noise = opened.quiet.complaints();
    if (noise.length > 0) lost.push(`not quiet from ${stops[0]?.name} on: ${noise.join(" · ")}`);
  } finally {
    await opened.close();
    for (const id of ids) service.reads(id);
  }
  return lost;
}

async function sightsOf(
  { page }: Opened,
  { address }: Deployed,
  ids: readonly number[],
): Promise<Sight[] | undefined> {
  await page.addInitScript(await walkScript());
  await page.goto(`${address}/`);
  await page.getByRole("search").waitFor();
  const walked = page.evaluate((asked) => window.walk(asked), { ids, most: patience });
  const stuck = page.waitForTimeout(batchTimeout).then(() => undefined);
  return Promise.race([walked, stuck]).catch((error: unknown) => {
    // A page that is closed while it walks has been given up already.
    if (page.isClosed()) return undefined;
    throw error;
  });
}

function faultsOf({ mustShow }: Stop, { shows, stages, alert, faults }: Sight): readonly string[] {
  if (shows === "nothing") return [...faults, "no words"];
  if (mustShow && (shows !== "case" || stages === 0)) return [...faults, `no case, but: ${alert}`];
  if (shows === "case" && alert !== "") return [...faults, `a part is lost: ${alert}`];
  return faults;
}
