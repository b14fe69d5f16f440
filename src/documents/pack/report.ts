import { sha256 } from "@noble/hashes/sha2.js";
import { caseTypeText, roleText } from "#case-ui/case-words.ts";
import { contradictionWords } from "#case-ui/contradiction-words.ts";
import { turnText } from "#case-ui/turn-words.ts";
import { idText } from "#language/card-number.ts";
import { formatDateTime } from "#language/wall-clock.ts";
import type { FullLanguage } from "#language/words.ts";
import { type Case, cardText, currencyOf } from "#model/case.ts";
import { contradictionsOf } from "#model/contradiction.ts";
import { minorUnit } from "#model/currency.ts";
import { plannedIn, type TurnSettings, turnOf } from "#model/turn.ts";
import { Html, html, sent } from "./html.ts";
import type { PackFacts } from "./pack-facts.ts";
import { reportDocuments } from "./report-documents.ts";
import { amountSaid, factList, fieldTable, moneySaid, said, wallClock } from "./report-fields.ts";
import { reportStages } from "./report-stages.ts";
import { reportStyle } from "./report-style.ts";
import { reportTransactions } from "./report-transactions.ts";

/**
 * A case as one page to read and to print by itself: no script, nothing from elsewhere, and a policy
 * of its own that allows neither. Whatever was sent is text.
 */
export function writeReport(
  facts: PackFacts,
  language: FullLanguage,
  settings: TurnSettings,
): string {
  const { packed, documents, notes, retrievedAt } = facts;
  const { tag, words } = language;
  const { report } = words.pack;
  const retrieved = formatInstant(retrievedAt, tag);
  const style = reportStyle(`${words.case.untitled({ id: idText(packed.id) })} · ${retrieved}`);
  const policy = `default-src 'none'; style-src 'sha256-${base64Sha256(style)}'; base-uri 'none'; form-action 'none'`;
  return html`<!doctype html>
<html lang="${tag}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width">
<meta name="referrer" content="no-referrer">
<title>${report.title({ id: idText(packed.id) })}</title>
<style>${new Html(style)}</style>
</head>
<body>
<header><p class="kind">${report.kind}</p><h1>${sent(packed.code || words.case.untitled({ id: idText(packed.id) }))}</h1>
${packed.stageDescription === "" ? "" : html`<p class="lines">${sent(packed.stageDescription)}</p>`}
${turn(packed, language, settings)}${headFacts(packed, retrieved, language)}<p class="soft">${words.stage.time.byServiceClock({ zone: settings.timeZone })}</p>${contradictions(facts, language, settings.timeZone)}</header>
<main>
${reportStages(packed.stages, language)}
${reportTransactions(packed.transactions, language)}
<h2>${words.case.participants}</h2>${
    packed.participants.length === 0
      ? html`<p>${words.case.noParticipants}</p>`
      : fieldTable(packed.participants, language)
  }
${reportDocuments(documents, language)}
</main>
<footer><p>${report.id} ${idText(packed.id)} · ${report.retrieved} ${retrieved}</p><p>${report.notes({ notes })}</p><p>${report.masking}</p></footer>
</body>
</html>
`.markup;
}

function turn(packed: Case, { tag, words }: FullLanguage, settings: TurnSettings): Html {
  const now = turnOf(packed, settings);
  const planned = plannedIn(now);
  const name = now.kind === "inProgress" ? "" : (now.stage?.name ?? "");
  return html`<div class="turn"><p class="soft">${words.stage.turn.label}</p><p><strong>${sent(
    turnText(now, words),
  )}</strong>${name === "" ? "" : html` · ${sent(name)}`}</p>${
    planned === undefined
      ? ""
      : planned === "never"
        ? html`<p>${words.stage.noAutoAction}</p>`
        : html`<p>${words.stage.autoAction}: ${wallClock(planned, tag)}</p>`
  }</div>`;
}

function headFacts(packed: Case, retrieved: string, { tag, words }: FullLanguage): Html {
  const { case: names, pack } = words;
  const { amount } = packed;
  const currency = currencyOf(packed);
  const people = [...packed.observers, ...(packed.viewerObserves ? [names.youObserve] : [])];
  return factList([
    [
      names.amount,
      currency === "" || typeof amount !== "string"
        ? amountSaid(amount)
        : moneySaid({ amount, exponent: minorUnit(currency), currency }, tag),
    ],
    [names.card, said(cardText(packed))],
    [names.caseType, said(caseTypeText(packed.caseType, words))],
    [names.paymentSystem, said(packed.paymentSystem)],
    [names.role, said(roleText(packed.operatorRole, names))],
    [names.created, wallClock(packed.created, tag)],
    [names.user, said(packed.user)],
    [names.observers, said(people.join(", "))],
    [pack.report.process, said(packed.processName)],
    [pack.report.id, idText(packed.id)],
    [pack.report.retrieved, retrieved],
    ["", packed.hasReversal ? html`<b>${names.reversalExists}</b>` : ""],
  ]);
}

function contradictions(
  { packed, retrievedAt }: PackFacts,
  language: FullLanguage,
  serviceZone: string,
): Html {
  const { check } = language.words;
  const found = contradictionsOf(packed, { now: () => retrievedAt, serviceZone });
  return found.length === 0
    ? html``
    : html`<div class="note"><p><b>${check.title}</b></p><p>${check.why}</p>${found.map((one) => html`<p>${sent(contradictionWords(one, language))}</p>`)}</div>`;
}

/** When the answer came, by this computer's clock, with its distance from UTC. */
function formatInstant(milliseconds: number, tag: string): string {
  const time = Temporal.Instant.fromEpochMilliseconds(milliseconds).toZonedDateTimeISO(
    Temporal.Now.timeZoneId(),
  );
  const wallClock = time.toPlainDateTime().toString({ smallestUnit: "second" });
  return formatDateTime(`${wallClock}${time.offset.slice(0, 6)}`, tag);
}

const base64Sha256 = (text: string): string => sha256(new TextEncoder().encode(text)).toBase64();
