import type { Language } from "#language/words.ts";
import type { ControlAction, Stage } from "#model/stage.ts";
import { isClosed } from "#model/stage.ts";
import { type Html, html, sent } from "./html.ts";
import { factList, fieldTable, wallClock } from "./report-fields.ts";

/** Every stage in the order sent: what it is, its dates, and all its fields. */
export function reportStages(stages: readonly Stage[], language: Language): Html {
  const { stage: words } = language.words;
  return html`<h2>${words.stages}</h2>${
    stages.length === 0
      ? html`<p>${words.none}</p>`
      : stages.map((stage) => reportStage(stage, language))
  }`;
}

function reportStage(stage: Stage, language: Language): Html {
  const { stage: words } = language.words;
  const { tag } = language;
  const { description, longDescription } = stage;
  return html`<section class="part"><h3>${stage.name === "" ? words.unnamed : sent(stage.name)}${
    stage.code === "" || stage.code === stage.name ? "" : html` <small>${sent(stage.code)}</small>`
  }
<span class="words">${stageWords(stage, language)}</span></h3>
${[description, longDescription]
  .filter((text, at, texts) => text !== "" && texts.indexOf(text) === at)
  .map((text) => html`<p class="lines">${sent(text)}</p>`)}
${factList([
  [language.words.case.user, stage.user === "" ? "" : sent(stage.user)],
  [words.created, wallClock(stage.created, tag)],
  [words.started, wallClock(stage.started, tag)],
  [words.closed, isClosed(stage) ? wallClock(stage.closed, tag) : ""],
  [
    words.autoAction,
    stage.autoAction === "never" ? words.noAutoAction : wallClock(stage.autoAction, tag),
  ],
  [words.control.label, controlWords(stage.controlActions, language)],
  [words.controlDate, wallClock(stage.controlActionDate, tag)],
])}
${stage.fields.length === 0 ? html`<p class="soft">${words.noFields}</p>` : fieldTable(stage.fields, language)}
</section>`;
}

function stageWords(stage: Stage, { words: { stage: words } }: Language): readonly Html[] {
  const claims = [
    stage.isActive && html`<b>${words.active}</b>`,
    isClosed(stage) && html`${words.closed}`,
    stage.isNext && html`${words.next}`,
    stage.isFinal && html`${words.final}`,
    stage.isMerchant && html`${words.merchant}`,
  ].filter((claim) => claim !== false);
  return claims.map((claim, at) => html`${at === 0 ? "" : " · "}${claim}`);
}

function controlWords(actions: readonly ControlAction[], { words }: Language): Html | "" {
  if (actions.length === 0) return "";
  return html`${actions.map((action, at) => {
    const word = typeof action === "string" ? words.stage.control[action] : sent(action.unknown);
    return html`${at === 0 ? "" : ", "}${word}`;
  })}`;
}
