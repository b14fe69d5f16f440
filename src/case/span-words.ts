import {
  CalendarX,
  Check,
  CircleDashed,
  CircleDot,
  Flag,
  type LucideIcon,
  TriangleAlert,
} from "lucide-react";
import { formatDateRange, formatDateTime } from "#language/wall-clock.ts";
import type { FullLanguage } from "#language/words.ts";
import type { SpanState, StageSpan } from "#model/stage-clock.ts";
import type { Tone } from "#ui/StateWord.tsx";

const looks: Readonly<Record<SpanState, { tone: Tone; icon: LucideIcon }>> = {
  closed: { tone: "calm", icon: Check },
  running: { tone: "accent", icon: CircleDot },
  ahead: { tone: "warn", icon: TriangleAlert },
  ended: { tone: "calm", icon: Flag },
  idle: { tone: "soft", icon: CircleDashed },
  "no-start": { tone: "calm", icon: Check },
  backwards: { tone: "warn", icon: TriangleAlert },
  undated: { tone: "soft", icon: CalendarX },
};

/** The time of a stage in words, the most important first, with the look of its state. */
export function spanWords(span: StageSpan, language: FullLanguage) {
  const { state, from = "", to = "" } = span;
  const { main, dates } = textsOf(span, from, to, language);
  return { ...looks[state], main, dates };
}

function textsOf(
  { state, length, isExact }: StageSpan,
  from: string,
  to: string,
  { tag, words: { clock: words, stage } }: FullLanguage,
): { main: string; dates: string } {
  const date = (sent: string) => formatDateTime(sent, tag);
  const spent =
    length === undefined
      ? ""
      : words.length({ span: stage.span({ ...length, total: length.totalHours }), isExact });
  switch (state) {
    case "closed":
      return { main: spent, dates: formatDateRange(from, to, tag) };
    case "running":
      return { main: words.soFar({ length: spent }), dates: words.since({ date: date(from) }) };
    case "ahead":
      return { main: words.ahead, dates: words.starts({ date: date(from) }) };
    case "ended":
      return { main: words.ended, dates: date(from) };
    case "idle":
      return { main: words.idle, dates: words.startDate({ date: date(from) }) };
    case "no-start":
      return { main: words.noStart, dates: words.closed({ date: date(to) }) };
    case "backwards":
      return {
        main: words.backwards,
        dates: words.backwardDates({ from: date(from), to: date(to) }),
      };
    case "undated":
      return { main: words.undated, dates: "" };
  }
}
