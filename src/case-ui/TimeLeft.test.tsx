import "#ui/tokens.css";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { LanguageProvider } from "#i18n/LanguageProvider.tsx";
import { englishLanguage } from "#i18n/languages.ts";
import type { Urgency } from "#model/time/deadline.ts";
import { TimeLeft } from "./TimeLeft.tsx";

test.each<{ urgency: Urgency; text: string; color: string }>([
  { urgency: "soon", text: "2 days 12 hours left", color: "--warn" },
  { urgency: "urgent", text: "2 days 12 hours left", color: "--danger" },
  { urgency: "passed", text: "Overdue 2 days 12 hours", color: "--on-overdue" },
])("a deadline that is $urgency has its colour", async ({ urgency, text, color }) => {
  const screen = await render(
    <LanguageProvider first={englishLanguage}>
      <TimeLeft deadline={{ urgency, span: { days: 2, hours: 12 } }} />
      <i style={{ color: `var(${color})` }}>sample</i>
    </LanguageProvider>,
  );
  const colorOf = (shown: string) => getComputedStyle(screen.getByText(shown).element()).color;
  expect(colorOf(text)).toBe(colorOf("sample"));
});
