import { useNavigate } from "react-router";
import { useFullWords, useLanguageChoice } from "#i18n/LanguageProvider.tsx";
import { languages } from "#i18n/languages.ts";
import { usePaletteAnswers, usePaletteEntries } from "#palette/palette-entries.ts";
import { idText, maskedStart } from "#privacy/card-number.ts";
import { useIsDemo, useSession, useSettings } from "#session/SessionProvider.tsx";
import { caseAddress, readCaseIds } from "#worklist/open/case-ids.ts";
import { useWorklist } from "#worklist/WorklistProvider.tsx";
import { storeTheme, themes } from "./theme.ts";

interface AppCommandsProps {
  readonly onShowKeys: () => void;
}

/** What the palette offers on every screen. */
export function AppCommands({ onShowKeys }: AppCommandsProps) {
  const { app, palette: words, session: sessionWords, settings, shortcuts } = useFullWords();
  const navigate = useNavigate();
  const { choose } = useLanguageChoice();
  const session = useSession();
  const { auth } = useSettings();
  const signsOut = !useIsDemo() && auth === "token";
  const worklist = useWorklist();
  const go = (address: string) => () => void navigate(address);

  usePaletteAnswers("open", (text) => {
    const read = readCaseIds(text);
    const [id, ...more] = read.ids;
    if (id === undefined || read.others.length > 0) return [];
    return more.length === 0
      ? [{ id: "case", label: words.openCase({ id: idText(id) }), run: go(caseAddress(text, id)) }]
      : [
          {
            id: "cases",
            label: words.openCases({ count: read.ids.length }),
            run: () => {
              worklist.paste(read);
              void navigate("/");
            },
          },
        ];
  });
  usePaletteEntries("open", () =>
    worklist.state().entries.map(({ id, row }) => ({
      id: String(id),
      label: maskedStart(row?.code ?? "") || app.open.openCase({ id: idText(id) }),
      detail: row?.stage ?? "",
      keywords: String(id),
      run: go(`/cases/${id}`),
    })),
  );
  usePaletteEntries("everywhere", () => [
    { id: "home", label: app.open.title, run: go("/") },
    { id: "create", label: app.createCase, keys: "C", run: go("/cases/new") },
    { id: "settings", label: app.settings, run: go("/settings") },
    { id: "keys", label: shortcuts.title, keys: "?", run: onShowKeys },
    ...themes.map((theme) => ({
      id: `theme ${theme}`,
      label: words.theme({ theme: settings.themes[theme] }),
      run: () => storeTheme(theme),
    })),
    ...languages.map(({ tag, name }) => ({
      id: `language ${tag}`,
      label: words.language({ language: name }),
      // Found in either language by someone who cannot read the page.
      keywords: "language язык",
      run: () => choose(tag),
    })),
    ...(signsOut ? [{ id: "sign-out", label: sessionWords.signOut, run: session.signOut }] : []),
  ]);
  return null;
}
