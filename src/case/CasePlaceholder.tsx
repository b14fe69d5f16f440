import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import { useApiConfig } from "#api/api-config.ts";
import { caseQueries } from "#api/queries.ts";
import { formatAmount } from "#i18n/amount.ts";
import { useLanguage } from "#i18n/LanguageProvider.tsx";
import { prepareFormats } from "#i18n/prepare-formats.ts";
import { whenIdle } from "#lib/when-idle.ts";
import type { CaseId } from "#model/case-id.ts";
import { maskedId } from "#privacy/card-number.ts";
import { Button } from "#ui/Button.tsx";
import { ReceivedText } from "#ui/text/ReceivedText.tsx";
import styles from "./CasePlaceholder.module.css";

interface CasePlaceholderProps {
  readonly id: CaseId;
  readonly isLoading: boolean;
  readonly onLoad: () => void;
  readonly neighbours: ReactNode;
}

/** A placeholder with the layout of the case screen, so that nothing moves when the case arrives. */
export function CasePlaceholder(props: CasePlaceholderProps) {
  const { id, isLoading, onLoad, neighbours } = props;
  const { tag, messages } = useLanguage();
  const queries = useQueryClient();
  const { queryKey } = caseQueries.detail(useApiConfig(), id);
  // While the answer is awaited, the browser has time for slow work that it does only once.
  const [wasIdle, setWasIdle] = useState(false);
  useEffect(
    () =>
      whenIdle(() => {
        prepareFormats(tag);
        setWasIdle(true);
      }),
    [tag],
  );
  return (
    <>
      <header className={styles.head}>
        <div className={styles.title}>
          <h1>{messages.case.untitled({ id: maskedId(id) })}</h1>
          <p role="status">
            {isLoading ? messages.case.loading({ id: maskedId(id) }) : messages.case.cancelled}
          </p>
        </div>
        {isLoading ? (
          <Button variant="quiet" onClick={() => void queries.cancelQueries({ queryKey })}>
            {messages.ui.cancel}
          </Button>
        ) : (
          <Button onClick={onLoad}>{messages.case.load}</Button>
        )}
        <div className={styles.neighbours}>{neighbours}</div>
        <div className={styles.blank} />
      </header>
      <div className={styles.columns}>
        <div />
        <div />
      </div>
      {wasIdle && (
        <FontWarmUp
          text={`${messages.case.loading({ id: maskedId(id) })} ${formatAmount("1000", 2, tag)}`}
        />
      )}
    </>
  );
}

/** The size and weight of each font of the case screen, and whether its figures have one width. */
const fonts = [
  ["hero", 620, true],
  ["hero", 620, false],
  ["hero", 420, true],
  ["title", 580, false],
  ["title", 600, false],
  ["body", 400, true],
  ["body", 580, true],
  ["small", 400, true],
  ["small", 400, false],
  ["small", 500, false],
  ["small", 560, false],
] as const;

/**
 * Invisible text in every font of the case screen, so that the browser has prepared the fonts when the case arrives.
 * Each font takes two milliseconds.
 */
const FontWarmUp = ({ text }: { readonly text: string }) => (
  <p aria-hidden className={styles.fonts}>
    {fonts.map(([size, fontWeight, isTabular]) => (
      <span
        key={`${size} ${fontWeight} ${isTabular}`}
        style={{
          fontSize: `var(--${size})`,
          fontWeight,
          fontVariantNumeric: isTabular ? "tabular-nums" : "normal",
        }}
      >
        <ReceivedText>{text}</ReceivedText>
      </span>
    ))}
  </p>
);
