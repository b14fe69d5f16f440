import { sha256 } from "@noble/hashes/sha2.js";
import { type ReactNode, startTransition } from "react";
import { createRoot } from "react-dom/client";
import { readRetrievedCase } from "#api/get-case.ts";
import type { CaseFiles } from "#documents/files/worker-messages.ts";
import { LanguageContext } from "#i18n/LanguageProvider.tsx";
import type { Language } from "#i18n/languages.ts";
import { withMeanings } from "#model/case.ts";
import type { CaseId } from "#model/case-id.ts";
import type { FieldMeanings } from "#model/disputed.ts";
import { maskedId } from "#privacy/card-number.ts";
import { SessionProvider, type useSessionContext } from "#session/SessionProvider.tsx";
import { AppClipboard, ClipboardContext } from "#ui/copy/clipboard.tsx";
import { PrintedCase } from "./PrintedCase.tsx";

interface ReportOptions {
  readonly id: CaseId;
  readonly includesHiddenFields: boolean;
  readonly meanings: FieldMeanings | undefined;
  readonly language: Language;
  readonly session: ReturnType<typeof useSessionContext>;
}

/**
 * Writes the report of an evidence pack: the printed case as one page of HTML to read and to print on its
 * own. It has no script and nothing from elsewhere, and a policy of its own that allows neither.
 */
export async function writeReport(
  { json, documents, retrievedAt }: CaseFiles,
  { id, includesHiddenFields, meanings = { caseTypes: {} }, language, session }: ReportOptions,
): Promise<string> {
  const { tag, messages } = language;
  const read = readRetrievedCase({ status: 200, text: json }, id);
  const retrieved = { ...read, case: withMeanings(read.case, meanings), retrievedAt };
  const markup = await renderMarkup(
    <LanguageContext value={language}>
      <SessionProvider {...session}>
        {/* For the copy buttons, which are not printed. */}
        <ClipboardContext value={new AppClipboard()}>
          <PrintedCase
            retrieved={retrieved}
            includesHiddenFields={includesHiddenFields}
            files={documents}
          />
        </ClipboardContext>
      </SessionProvider>
    </LanguageContext>,
  );
  const style = reportStyle();
  const hash = sha256(new TextEncoder().encode(style)).toBase64();
  return `<!doctype html>
<html lang="${tag}" translate="no">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'">
<meta name="viewport" content="width=device-width">
<meta name="referrer" content="no-referrer">
<meta name="google" content="notranslate">
<title>${messages.pack.report.title({ id: maskedId(id) })}</title>
<style>${style}</style>
</head>
<body>${markup}</body>
</html>
`;
}

/** Rendered as on the screen, so that a part that throws is replaced by its notice, and in slices. */
async function renderMarkup(content: ReactNode): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<HTMLElement | null>();
  const root = createRoot(document.createElement("div"), { onUncaughtError: reject });
  startTransition(() => root.render(<div ref={resolve}>{content}</div>));
  try {
    const rendered = await promise;
    // The report's Content Security Policy forbids style attributes.
    for (const part of rendered?.querySelectorAll("[style]") ?? []) part.removeAttribute("style");
    return rendered?.innerHTML ?? "";
  } finally {
    root.unmount();
  }
}

const margins =
  "@media screen { body { max-width: 64rem; margin: 0 auto; padding: 1.5rem 1rem 3rem } }";

function reportStyle(): string {
  const sheets = [...document.styleSheets].filter(
    ({ href }) => href === null || new URL(href).origin === location.origin,
  );
  // `</` in a string would end the style element; `<\/` means the same in CSS.
  const rules = [...sheets.map(({ cssRules }) => printedCss(cssRules)), margins];
  return rules.join("\n").replaceAll("</", "<\\/");
}

function printedCss(rules: CSSRuleList): string {
  return (
    [...rules]
      // A report is one file: it cannot bring the fonts along.
      .filter((rule) => !(rule instanceof CSSFontFaceRule))
      .map((rule) => {
        if (rule instanceof CSSMediaRule && rule.conditionText === "print") {
          return printedCss(rule.cssRules);
        }
        if (rule instanceof CSSLayerBlockRule) {
          return `@layer ${rule.name} {\n${printedCss(rule.cssRules)}\n}`;
        }
        return rule.cssText;
      })
      .join("\n")
  );
}
