import type { ContractNote } from "#wire/contract-note.ts";
import { filesParameter, getBpItemPath, tokenHeader } from "#wire/operations.ts";
import { type Answer, type Reach, send } from "./call.ts";
import {
  type CaseShape,
  checkDates,
  checkNotes,
  describe,
  notesOn,
  readObject,
  refusalIn,
  shapeOf,
} from "./check-case.ts";
import {
  checkConnection,
  checkHeaders,
  checkPreflight,
  isOriginAllowed,
  unreachable,
} from "./check-connection.ts";
import { type Finding, ok, warning } from "./finding.ts";

/** What to look at. */
export interface Order extends Reach {
  readonly caseId: number;
  /** Without the word `Bearer`. */
  readonly token: string;
  /** Where the viewer's page will come from when it calls the service directly. */
  readonly origin: string;
}

/** The settings that the checks have found; those of `config.json`. */
export interface FoundSettings {
  readonly baseUrl: string;
  readonly auth: "token" | "proxy";
  readonly filesFlag: "query" | "header";
  readonly requestKeys: "exact";
  readonly timeZone: "";
  readonly readTimeoutSeconds?: number;
}

/** All that was found. */
export interface Diagnosis {
  readonly findings: readonly Finding[];
  readonly notes: readonly ContractNote[];
  /** `undefined` when the viewer cannot work with the service. */
  readonly settings: FoundSettings | undefined;
}

/** The viewer's own limit where nothing is set. */
const readTimeoutSeconds = 30;

/** Looks at a service by GetBpItem and by the preflights of a browser. Nothing is created. */
export async function examine(order: Order): Promise<Diagnosis> {
  const connection = await checkConnection(order);
  const findings = [...connection.findings];
  const stop = (): Diagnosis => ({ findings, notes: [], settings: undefined });
  if (!connection.isSafe) return stop();

  const preflight = await checkPreflight(order, order, connection.isHttp2);
  findings.push(...preflight.findings);
  const path = getBpItemPath(order.caseId);
  let answer: Answer;
  try {
    answer = await read(order, path);
  } catch (error) {
    findings.push(unreachable(order, error));
    return stop();
  }
  const receivedAt = Date.now();
  findings.push(...checkHeaders(answer, receivedAt));
  const refusal = refusalIn(answer, order.caseId);
  const json = readObject(answer);
  if (refusal || !json) {
    if (refusal) findings.push(refusal);
    return stop();
  }

  const shape = shapeOf(json);
  const notes = notesOn(json);
  findings.push(describe(answer, shape), ...slowFindings(answer), checkDates(shape));
  findings.push(checkNotes(notes));
  const files = await checkFiles(order, path, shape);
  const signIn = await checkSignIn(order, path);
  findings.push(...files.findings, ...signIn.findings);
  const isReadable = preflight.isAllowed && isOriginAllowed(answer.headers, order.origin);
  // A page that came over https may not call a plain http address, but for this computer's own.
  const isMixed = order.origin.startsWith("https:") && !connection.isPrivate;
  if (preflight.isAllowed && !isReadable) {
    findings.push(
      warning(
        "CORS",
        "The preflight is allowed, but the answer itself lacks Access-Control-Allow-Origin.",
        "Send it with every answer, or serve the viewer from the service's own origin.",
      ),
    );
  }
  findings.push(keysFinding);
  if (findings.some(({ mark }) => mark === "error"))
    return { findings, notes, settings: undefined };
  return {
    findings,
    notes,
    settings: {
      baseUrl: isReadable && !isMixed ? order.service : "",
      auth: signIn.auth,
      filesFlag: files.flag,
      requestKeys: "exact",
      timeZone: "",
      ...(isSlow(answer) && { readTimeoutSeconds: Math.ceil(answer.seconds * 4) }),
    },
  };
}

function read(order: Order, path: string, more: Record<string, string> = {}): Promise<Answer> {
  const token: Record<string, string> =
    order.token === "" ? {} : { [tokenHeader]: `Bearer ${order.token}` };
  const headers = {
    "Content-Type": "application/json",
    Accept: "application/json",
    "Accept-Encoding": "gzip, deflate, br",
    Origin: order.origin,
    ...token,
    ...more,
  };
  return send(order, { method: "POST", path, headers });
}

const isSlow = ({ seconds }: Answer) => seconds > readTimeoutSeconds / 4;

const slowFindings = (answer: Answer): Finding[] =>
  isSlow(answer)
    ? [
        warning(
          "Speed",
          `The case took ${Math.round(answer.seconds)} s; the viewer gives up after ${readTimeoutSeconds} s.`,
          "Raise readTimeoutSeconds, as below, and createTimeoutSeconds likewise.",
        ),
      ]
    : [];

/** Asks for the files in both ways. Spec: not shown; where `getFilesInBody` goes. */
async function checkFiles(
  order: Order,
  path: string,
  { documents, contents }: CaseShape,
): Promise<{ readonly findings: readonly Finding[]; readonly flag: "query" | "header" }> {
  const subject = "Files";
  if (documents === 0) {
    const finding = warning(
      subject,
      "The case has no attachment, so how files are asked for is not known.",
      "Run this again with --case and a case that has one.",
    );
    return { findings: [finding], flag: "query" };
  }
  const unasked =
    contents > 0
      ? [
          warning(
            subject,
            "The files come with every case, also unasked, which makes each reading slow.",
            `Have the service send them only with ${filesParameter}=true.`,
          ),
        ]
      : [];
  const byQuery = await contentsOf(read(order, `${path}?${filesParameter}=true`));
  if (byQuery > 0) {
    return { findings: [...unasked, ok(subject, "They come by the query string.")], flag: "query" };
  }
  const byHeader = await contentsOf(read(order, path, { [filesParameter]: "true" }));
  if (byHeader > 0) {
    return { findings: [...unasked, ok(subject, "They come by a header.")], flag: "header" };
  }
  const finding = warning(
    subject,
    `No content of the ${documents} attachments came, neither by the query string nor by a header.`,
    "Ask whoever runs the service how it takes getFilesInBody; until then no document can be opened.",
  );
  return { findings: [finding], flag: "query" };
}

/** How many documents have their content in an answer; 0 when there is none. */
async function contentsOf(asked: Promise<Answer>): Promise<number> {
  try {
    const json = readObject(await asked);
    return json ? shapeOf(json).contents : 0;
  } catch {
    return 0;
  }
}

/** Whether something before the service adds the token: then the operator is not to be asked. */
async function checkSignIn(
  order: Order,
  path: string,
): Promise<{ readonly findings: readonly Finding[]; readonly auth: "token" | "proxy" }> {
  const subject = "Sign-in";
  let isOpen = false;
  try {
    const answer = await read({ ...order, token: "" }, path);
    isOpen = refusalIn(answer, order.caseId) === undefined;
  } catch {
    // Without an answer nothing was given away.
  }
  if (!isOpen) return { findings: [ok(subject, "Without a token no case comes.")], auth: "token" };
  const finding = warning(
    subject,
    "The case comes without a token too.",
    'If a proxy adds the token, keep auth "proxy" and let nobody reach it who may not act with that token.',
  );
  return { findings: [finding], auth: "proxy" };
}

const keysFinding: Finding = ok(
  "CreateBp",
  'Not called: nothing is created here. If the service refuses its keys, set requestKeys to "capitalized".',
);
