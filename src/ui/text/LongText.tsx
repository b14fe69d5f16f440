import { useState } from "react";
import { useMessages } from "#i18n/LanguageProvider.tsx";
import { cutPosition } from "#privacy/card-number.ts";
import { useIsPrinting } from "../page/print-mode.ts";
import { TextButton } from "../TextButton.tsx";
import styles from "./LongText.module.css";
import { MaskedText } from "./MaskedText.tsx";

const pieceLength = 10_000;

/**
 * The number of characters of a text that are shown at first. Without a button, where no more can be shown, there are
 * fewer.
 */
export const maxInitialLength = (canReveal: boolean): number => (canReveal ? 2000 : 500);

/** The most characters of a text that are printed, about four pages. */
const maxPrintedLength = 10_000;

interface LongTextProps {
  readonly text: string;
  readonly canReveal: boolean;
}

/** The beginning of a text, with a button that shows more. In print more is shown at once, without a button. */
export function LongText({ text, canReveal }: LongTextProps) {
  const { ui: t } = useMessages();
  const isPrinting = useIsPrinting();
  const [ends, setEnds] = useState(() => [
    cutPosition(text, 0, isPrinting && canReveal ? maxPrintedLength : maxInitialLength(canReveal)),
  ]);
  const shown = ends.at(-1) ?? 0;
  return (
    <>
      {ends.map((end, index) => (
        <MaskedText
          key={end}
          text={text}
          from={ends[index - 1] ?? 0}
          to={end}
          canReveal={canReveal}
        />
      ))}
      {shown < text.length && "…"}
      {shown < text.length && canReveal && (
        <span className={styles.remaining}>
          {t.moreCharacters({ count: text.length - shown })}{" "}
          {!isPrinting && (
            <TextButton onClick={() => setEnds([...ends, cutPosition(text, shown, pieceLength)])}>
              {t.showMore}
            </TextButton>
          )}
        </span>
      )}
    </>
  );
}
