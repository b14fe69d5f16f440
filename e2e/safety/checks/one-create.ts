import { EventEmitter, once } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import type { CreatePage } from "../../pages/create-page.ts";
import type { FaultyService } from "../../servers/faulty-service.ts";
import { type Check, type Edit, type Ground, some, type Tally } from "../check.ts";
import { connectionFaults, created, type Fault, operatorFaults } from "../creating/faults.ts";
import { nameOf, type OpenedForm, openForm, type Way, ways } from "../creating/way.ts";

/** Together with the number of faults and of ways: over 500 creates. */
const rounds = 6;
/** What a browser or a page repeats by itself comes within this time, in milliseconds. */
const late = 2000;
const lanes = 3;
/** For a sentence to stand on the screen, in milliseconds. */
const patience = 20_000;

interface Trial {
  readonly way: Way;
  readonly fault: Fault;
}

const trialsOf = (faults: readonly Fault[]): readonly Trial[] =>
  ways.flatMap((way) =>
    Array.from({ length: rounds }, () => faults.map((fault) => ({ way, fault }))).flat(),
  );

/** Creates one case with a fault in its way. @returns what is wrong with how it ended */
async function create(
  { service, form, renew }: OpenedForm,
  fault: Fault,
  way: Way,
): Promise<string[]> {
  const gate = new EventEmitter();
  const arrived = once(gate, "arrived");
  await renew();
  service.texts.length = 0;
  service.deal = async (arriving) => {
    if (service.texts.length > 1) return arriving.answer(200, created);
    void arriving.whole.then(() => gate.emit("arrived"));
    await fault.deal(arriving);
  };
  await form.arn(1).fill("74001016301868581499775");
  if (fault.isLong) await form.addRow(1, "x_long", "long ".repeat(100_000));
  await fault.press(form, arrived);
  return wrongWith(await endingOf(form), service, fault, way);
}

type Ending = "unknown" | "not created" | "created" | "nothing said";

async function endingOf({ outcomeUnknown, result, page }: CreatePage): Promise<Ending> {
  const nothing = page.getByText(/^Nothing was created/);
  const any = outcomeUnknown.or(result).or(nothing).first();
  const isSaid = await any.waitFor({ timeout: patience }).then(
    () => true,
    () => false,
  );
  if (!isSaid) return "nothing said";
  if (await outcomeUnknown.first().isVisible()) return "unknown";
  return (await result.isVisible()) ? "created" : "not created";
}

function wrongWith(ending: Ending, { texts, whole }: FaultyService, fault: Fault, way: Way) {
  const most = fault.isUnsent ? 0 : 1;
  const mayBeginAgain = fault.isPartial === true && way.transport === "HTTP/2";
  const isRight = {
    unknown: !fault.isUnsent,
    // A connection that the trial before has cut may be gone before anything is asked for.
    "not created": whole === 0 && (fault.isUnsent || mayBeginAgain || texts.length === 0),
    created: mayBeginAgain && whole === 1,
    "nothing said": false,
  };
  return [
    ...(whole > most ? [`${whole} whole bodies`] : []),
    ...(texts.length > most && !mayBeginAgain ? [`${texts.length} requests`] : []),
    ...(isRight[ending] ? [] : [`${ending}, with ${whole} whole bodies`]),
  ];
}

/** Tries everything that is to be tried in one way, in one tab. */
async function tryWay(
  ground: Ground,
  way: Way,
  faults: readonly Fault[],
  lost: string[],
): Promise<void> {
  const opened = await openForm(ground, way);
  for (const fault of faults) {
    const wrong = await create(opened, fault, way).catch((error: unknown) => [String(error)]);
    if (wrong.length > 0) lost.push(`${nameOf(way)}; ${fault.name}: ${wrong.join(", ")}`);
  }
  const { texts } = opened.service;
  const count = texts.length;
  await delay(late);
  if (texts.length > count) lost.push(`${nameOf(way)}: one more after a while`);
  await opened.close();
}

async function tryAll(ground: Ground, trials: readonly Trial[]): Promise<Tally> {
  const tried = some(trials, ground);
  const lost: string[] = [];
  const left = [...ways];
  async function lane(): Promise<void> {
    for (let way = left.shift(); way; way = left.shift()) {
      const faults = tried.filter((trial) => trial.way === way).map(({ fault }) => fault);
      if (faults.length > 0) await tryWay(ground, way, faults, lost);
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane));
  return { tried: tried.length, lost };
}

const checkOf = (
  name: string,
  faults: readonly Fault[],
  control: { what: string; edits: readonly Edit[]; every: number },
): Check => {
  const trials = trialsOf(faults);
  return { name, run: (ground) => tryAll(ground, trials), control };
};

/** Faults of the connection and of the service, every way. */
export const oneCreateConnection = checkOf(
  `CreateBp: ${connectionFaults.length} faults of the connection, ${ways.length} ways`,
  connectionFaults,
  {
    what: "sent with a copy of the body, on a connection of the page",
    edits: [
      {
        file: "src/api/send-once.ts",
        from: 'if (protocol === "http/1" || !canSendStreams())',
        to: "if (protocol)",
      },
      {
        file: "src/api/request-init.ts",
        from: 'authorization === undefined ? "same-origin" : "omit"',
        to: '"same-origin"',
      },
    ],
    every: 11,
  },
);

/** What an operator does meanwhile, every way. */
export const oneCreateOperator = checkOf(
  `CreateBp: ${operatorFaults.length} doings of the operator, ${ways.length} ways`,
  operatorFaults,
  {
    what: "pressed as often as it is pressed, and tried again",
    edits: [
      {
        file: "src/create/send/use-create.ts",
        from: "if (isWorking.current) return;",
        to: "",
      },
      {
        file: "src/api/create-mutation.ts",
        from: 'retry: 0,\n    networkMode: "always",\n    gcTime: 0,',
        to: "retry: 1, retryDelay: 100, gcTime: 0,",
      },
    ],
    every: 11,
  },
);
