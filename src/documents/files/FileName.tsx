import { cardPieces, cutPosition } from "#privacy/card-number.ts";
import { escapeOf, invisibleCharacters, limitCombiningMarks } from "#privacy/untrusted-text.ts";
import { MaskedNumber } from "#ui/text/ReceivedText.tsx";
import styles from "./FileName.module.css";

/** In characters. No file system has longer names. */
const maxLength = 500;

interface FileNameProps {
  readonly name: string;
  /** Adds buttons that show masked numbers. Not within links and buttons. */
  readonly canReveal?: boolean;
}

/** Card numbers are masked, and characters that would be invisible or reorder the text are escaped. */
export function FileName({ name, canReveal = false }: FileNameProps) {
  const end = cutPosition(name, 0, maxLength);
  return (
    // Written from left to right, so that the extension stands at the end also of a right-to-left name.
    <bdi dir="ltr" className={styles.name}>
      {cardPieces(name, 0, end).map((piece, index) =>
        canReveal && piece.masked !== piece.text ? (
          <MaskedNumber key={`${index} ${piece.text}`} {...piece} />
        ) : (
          <NamePiece key={index} text={limitCombiningMarks(piece.masked)} />
        ),
      )}
      {end < name.length && "…"}
    </bdi>
  );
}

const NamePiece = ({ text }: { readonly text: string }) =>
  text.split(invisibleCharacters).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className={styles.escape}>
        {escapeOf(part)}
      </span>
    ),
  );
