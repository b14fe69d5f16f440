import { useWords } from "#language/LanguageProvider.tsx";
import type { Deadline } from "#model/deadline.ts";

/** How far away an automatic action is, in words that say whether that is exact. */
export function TimeLeft({ deadline }: { readonly deadline: Deadline }) {
  const { stage: words } = useWords();
  const { urgency, days, hours, totalHours, isExact } = deadline;
  const span = words.span({ days, hours, total: totalHours });
  return (
    <span title={isExact ? undefined : words.zoneUnknown}>
      {urgency === "passed" ? words.passedAgo({ span, isExact }) : words.left({ span, isExact })}
    </span>
  );
}
