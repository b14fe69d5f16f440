import { TriangleAlert } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useMessages } from "#i18n/LanguageProvider.tsx";
import { cardPieces, cutPosition, holdsCardNumber, type TextPiece } from "#privacy/card-number.ts";
import {
  hasBidiControls,
  limitCombiningMarks,
  withoutBidiControls,
} from "#privacy/untrusted-text.ts";
import { TextButton } from "../Button.tsx";
import { useIsPrinting } from "../page/display.ts";
import styles from "./ReceivedText.module.css";

const pieceLength = 10_000;

/** In characters. Without a button no more can be shown. */
const maxInitialLength = (canReveal: boolean): number => (canReveal ? 2000 : 500);

/** About four pages. */
const maxPrintedLength = 10_000;

interface ReceivedTextProps {
  readonly children: ReactNode;
  /** Whether the value is not of the type that the specification declares. */
  readonly isMismatch?: boolean;
  /** The digits of an amount are never masked. */
  readonly isAmount?: boolean;
  /** Adds buttons that show masked numbers. Not for links, buttons and headings, which cannot contain buttons. */
  readonly canReveal?: boolean;
  /** A value with a line of its own and nothing to isolate, mask or mark needs no element, which saves thousands. */
  readonly isWholeLine?: boolean;
  readonly className?: string | undefined;
  readonly title?: string;
}

/**
 * A received value: isolated in a `bdi`, so that right-to-left text does not reorder the text around it, with possible
 * card numbers masked, and marked where it is not of the declared type.
 */
export function ReceivedText({
  children: content,
  isMismatch = false,
  isAmount = false,
  canReveal = false,
  isWholeLine = false,
  className,
  title,
}: ReceivedTextProps) {
  const isText = typeof content === "string";
  if (isWholeLine && isText && !isMismatch && !className && isPlain(content, canReveal)) {
    return content;
  }
  // A long text always becomes a block, so that the search for direction controls can be skipped.
  const isBlock = isText && (content.length > maxInitialLength(true) || hasBidiControls(content));
  const classNames = [className, isAmount && "figures", isBlock && styles.block];
  return (
    <bdi className={classNames.filter(Boolean).join(" ") || undefined} title={title}>
      {isText ? safeContent(content, isAmount, canReveal) : content}
      {isMismatch && <MismatchMark />}
    </bdi>
  );
}

const leftToRight = /^[\t\n -~\u00A0-\u058F\u2010-\u2027\u20A0-\u20CF]*$/;

const isPlain = (text: string, canReveal: boolean): boolean =>
  text.length <= maxInitialLength(canReveal) && leftToRight.test(text) && !holdsCardNumber(text);

function safeContent(text: string, isAmount: boolean, canReveal: boolean): ReactNode {
  // The key resets how much is shown when the text changes.
  if (text.length > maxInitialLength(canReveal)) {
    return <LongText key={text} text={text} canReveal={canReveal} />;
  }
  if (!isAmount && holdsCardNumber(text)) return <MaskedText text={text} canReveal={canReveal} />;
  return limitCombiningMarks(text);
}

interface LongTextProps {
  readonly text: string;
  readonly canReveal: boolean;
}

/** In print more is shown at once, without a button. */
function LongText({ text, canReveal }: LongTextProps) {
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
        <span className={`soft ${styles.remaining}`}>
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

function MismatchMark() {
  const { ui: t } = useMessages();
  return (
    <span className={styles.mismatch} title={t.otherType}>
      <TriangleAlert aria-hidden size="0.75rem" />
      <span className="visually-hidden">{t.otherType}</span>
    </span>
  );
}

interface MaskedTextProps {
  readonly text: string;
  readonly from?: number;
  readonly to?: number;
  readonly canReveal: boolean;
}

export function MaskedText({ text, from, to, canReveal }: MaskedTextProps) {
  return cardPieces(text, from, to).map((piece, index) => {
    if (piece.masked === piece.text) return limitCombiningMarks(piece.text);
    // The number is part of the key, so that another number in its place is masked again.
    if (canReveal) return <MaskedNumber key={`${index} ${piece.text}`} {...piece} />;
    return <bdi key={index}>{piece.masked}</bdi>;
  });
}

export function MaskedNumber({ text, masked }: TextPiece) {
  const { ui: t } = useMessages();
  const [isShown, setShown] = useState(false);
  const isPrinting = useIsPrinting();
  return (
    <>
      {/* Keeps the order of the digits inside right-to-left text. */}
      <bdo dir="ltr" aria-live="polite">
        {isShown ? withoutBidiControls(text) : masked}
      </bdo>
      {!isPrinting && (
        <TextButton onClick={() => setShown(!isShown)}>
          {isShown ? t.hideNumber : t.showNumber}
        </TextButton>
      )}
    </>
  );
}
