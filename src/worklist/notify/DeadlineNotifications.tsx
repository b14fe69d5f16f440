import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useNavigate } from "react-router";
import { useApiConfig } from "#api/api-config.ts";
import { caseQueries } from "#api/queries.ts";
import { formatTimeLeft } from "#case-ui/format-time-left.ts";
import { useClock } from "#config/clock.ts";
import { useMessages } from "#i18n/LanguageProvider.tsx";
import { useListedCasesState } from "#listed-cases/listed-cases-context.ts";
import type { CaseId } from "#model/case-id.ts";
import { deadlineOf, isNear } from "#model/time/deadline.ts";
import { maskedId } from "#privacy/card-number.ts";
import { deadlinesIn } from "../entries/deadlines.ts";

interface DeadlineNotificationsProps {
  /** The deadlines that this tab has already notified the operator of; new ones are added. */
  readonly notified: Set<string>;
}

/** While the tab is hidden, notifies once of each deadline that is urgent. */
export function DeadlineNotifications({ notified }: DeadlineNotificationsProps) {
  const messages = useMessages();
  const [{ ids }] = useListedCasesState();
  const api = useApiConfig();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const clock = useClock();

  useEffect(() => {
    if (document.visibilityState === "visible") return;
    const listed = ids.map((id) => ({
      id,
      summary: queries.getQueryData(caseQueries.summary(api, id).queryKey),
    }));
    for (const { id, date } of deadlinesIn(listed, clock)) {
      const deadline = deadlineOf(date, clock);
      const tag = `${id} ${date}`;
      if (!isNear(deadline) || notified.has(tag)) continue;
      notified.add(tag);
      const body = formatTimeLeft(deadline, messages);
      notify(messages.case.untitled({ id: maskedId(id) }), { body, tag }, id);
    }

    function notify(title: string, options: NotificationOptions, id: CaseId) {
      try {
        const notice = new Notification(title, options);
        notice.addEventListener("click", () => {
          notice.close();
          window.focus();
          void navigate(`/cases/${id}`);
        });
      } catch {
        // Phones allow only service workers to show notifications.
      }
    }
  }, [ids, api, queries, clock, messages, navigate, notified]);

  return null;
}
