import type { Language } from "#i18n/languages.ts";
import { formatDateTime } from "#i18n/wall-clock.ts";
import type { Contradiction } from "#model/contradiction.ts";
import type { Stage } from "#model/stage.ts";
import { maskedStart } from "#privacy/card-number.ts";

const mostNames = 5;
const maxNameLength = 80;

/** Describes a contradiction in one sentence that names the stage and the values. */
export function contradictionWords(found: Contradiction, { tag, words }: Language): string {
  const { check } = words;
  const nameOf = ({ name }: Stage) =>
    name.length > maxNameLength ? maskedStart(name, maxNameLength) : name || words.stage.unnamed;
  const date = (received: string) => formatDateTime(received, tag);
  const namesOf = (stages: readonly Stage[]) => {
    const names = stages.slice(0, mostNames).map(nameOf);
    const left = stages.length - names.length;
    return [...names, ...(left > 0 ? [words.ui.more({ count: left })] : [])].join(", ");
  };
  switch (found.kind) {
    case "no-active-stage":
      return check[found.kind];
    case "several-active-stages":
      return check[found.kind]({ stages: namesOf(found.stages) });
    case "same-stage-id":
      return check[found.kind]({ id: found.id, stages: namesOf(found.stages) });
    case "closed-before-started":
    case "closed-before-case":
      return check[found.kind]({
        stage: nameOf(found.stage),
        closed: date(found.closed),
        begun: date(found.begun),
      });
    case "active-and-closed":
    case "next-and-closed":
    case "automatic-but-active":
    case "final-and-automatic":
      return check[found.kind]({ stage: nameOf(found.stage), when: date(found.when) });
    case "automatic-without-date":
    case "final-and-waiting":
    case "decided-without-date":
      return check[found.kind]({ stage: nameOf(found.stage) });
    case "more-than-transactions":
      return check[found.kind](found);
    case "transaction-amount":
      return check[found.kind](found);
    case "field-amount":
      return check[found.kind]({ ...found, stage: nameOf(found.stage) });
  }
}
