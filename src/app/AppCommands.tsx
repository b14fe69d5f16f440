import { useQueryClient } from "@tanstack/react-query";
import { useLocation, useNavigate } from "react-router";
import { useApiConfig } from "#api/api-config.ts";
import { caseQueries } from "#api/queries.ts";
import { caseName } from "#case-ui/format-case.ts";
import { shortTimeLeft } from "#case-ui/format-time-left.ts";
import { useClock } from "#config/clock.ts";
import { useSettings } from "#config/settings-context.ts";
import { useMessages } from "#i18n/LanguageProvider.tsx";
import { useListedCases } from "#listed-cases/listed-cases-context.ts";
import type { CaseSummary } from "#model/case-summary.ts";
import { dateOf } from "#model/received.ts";
import { deadlineOf } from "#model/time/deadline.ts";
import { Palette } from "#palette/Palette.tsx";
import { usePaletteEntries } from "#palette/palette-entries.ts";
import { maskedId, maskedStart } from "#privacy/card-number.ts";
import { useIsDemo, useSession } from "#session/SessionProvider.tsx";
import { caseAddress, readCaseIds } from "#worklist/open/parse-case-text.ts";

// One chunk: whoever opens the palette needs both.
export { Palette };

export function AppCommands({ onShowKeys }: { readonly onShowKeys: () => void }) {
  const t = useMessages();
  const { app, palette, session: sessionWords, shortcuts } = t;
  const navigate = useNavigate();
  const session = useSession();
  const { auth } = useSettings();
  const signsOut = !useIsDemo() && auth === "token";
  const listedCases = useListedCases();
  const api = useApiConfig();
  const queries = useQueryClient();
  const clock = useClock();
  const { pathname } = useLocation();
  function detailOf({ merchantOrCard, autoAction, isFinished }: CaseSummary): string {
    const date = isFinished ? undefined : dateOf(autoAction);
    const timeLeft = date && shortTimeLeft(deadlineOf(date, clock), t);
    return [maskedStart(merchantOrCard), timeLeft].filter(Boolean).join(" · ");
  }
  const go = (address: string) => () => void navigate(address);

  usePaletteEntries(
    "open",
    (text) => {
      const { ids, others } = readCaseIds(text);
      const [id, ...more] = ids;
      if (id === undefined || more.length > 0 || others.length > 0) return [];
      const label = palette.openCase({ id: maskedId(id) });
      return [{ id: "case", label, run: go(caseAddress(text, id)) }];
    },
    true,
  );
  usePaletteEntries("open", () =>
    listedCases.store
      .get()
      .ids.filter((id) => pathname !== `/cases/${id}`)
      .map((id) => {
        const summary = queries.getQueryData(caseQueries.summary(api, id).queryKey);
        return {
          id: String(id),
          label: maskedStart(caseName(summary?.code ?? "", id, t)),
          detail: summary ? detailOf(summary) : "",
          keywords: `${id} ${maskedStart(summary?.stage ?? "")}`,
          run: go(`/cases/${id}`),
        };
      }),
  );
  usePaletteEntries("everywhere", () => [
    { id: "home", label: t.worklist.title, run: go("/") },
    { id: "create", label: app.createCase, keys: "C", run: go("/cases/new") },
    { id: "settings", label: app.settings, run: go("/settings") },
    { id: "keys", label: shortcuts.title, keys: "?", run: onShowKeys },
    ...(signsOut ? [{ id: "sign-out", label: sessionWords.signOut, run: session.signOut }] : []),
  ]);
  return null;
}
