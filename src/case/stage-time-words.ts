import { formatDateRange, formatDateTime } from "#language/wall-clock.ts";
import type { Language } from "#language/words.ts";
import type { StageTime } from "#model/stage-time.ts";

/** The time of a stage in words. */
interface StageTimeWords {
  /** For the timeline, `2 d 8 h`; "" where no time was counted. */
  readonly short: string;
  /** How long, or why that is not known: `2 days 8 hours`. */
  readonly main: string;
  /** The dates it follows from; "" when there are none. */
  readonly dates: string;
}

/** Says how long a stage took, and when. */
export function stageTimeWords(time: StageTime, language: Language): StageTimeWords {
  const { time: words, span } = language.words.stage;
  const { state, length, isExact } = time;
  if (!length) return { short: "", ...uncountedWords(time, language) };
  const counted = { ...length, total: length.totalHours };
  const long = words.length({ span: span(counted), isExact });
  const short = words.length({ span: words.short(counted), isExact });
  const { from = "", to = "" } = time;
  return state === "running"
    ? {
        short: words.soFar({ length: short }),
        main: words.soFar({ length: long }),
        dates: words.since({ date: formatDateTime(from, language.tag) }),
      }
    : { short, main: long, dates: formatDateRange(from, to, language.tag) };
}

function uncountedWords(uncounted: StageTime, { tag, words }: Language) {
  const { state, from = "", to = "" } = uncounted;
  const { time } = words.stage;
  const date = (received: string) => formatDateTime(received, tag);
  switch (state) {
    case "ahead":
      return { main: time.ahead, dates: time.starts({ date: date(from) }) };
    case "ended":
      return { main: time.ended, dates: date(from) };
    case "idle":
      return { main: time.idle, dates: time.planned({ date: date(from) }) };
    case "no-start":
      return { main: time.noStart, dates: time.closed({ date: date(to) }) };
    case "backwards":
      return {
        main: time.backwards,
        dates: time.backwardDates({ from: date(from), to: date(to) }),
      };
    case "closed":
    case "running":
    case "undated":
      return { main: time.undated, dates: "" };
  }
}
