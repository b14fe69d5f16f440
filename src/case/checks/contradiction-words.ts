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
    case "active-and-closed":
    case "next-and-closed":
      return check[found.kind]({ stage: nameOf(found.stage), closed: date(found.closed) });
    case "automatic-without-date":
    case "final-and-waiting":
    case "decided-without-date":
      return check[found.kind]({ stage: nameOf(found.stage) });
    case "transaction-amount":
      return check[found.kind](found);
    case "field-amount":
      return check[found.kind]({ ...found, stage: nameOf(found.stage) });
  }
}
