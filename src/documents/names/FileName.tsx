import { cardPieces, cutPosition } from "#privacy/card-number.ts";
import { limitCombiningMarks } from "#privacy/untrusted-text.ts";
import { MaskedNumber } from "#ui/text/MaskedNumber.tsx";
import styles from "./FileName.module.css";
import { nameParts } from "./shown-name.ts";

/** No file system has longer names; what was received is in the raw view. */
const longest = 500;

interface FileNameProps {
  readonly name: string;
  /** Offers to show a masked number: not in a link or a heading, which hold no button. */
  readonly canReveal?: boolean;
}

/**
 * A file's name, isolated, with what would hide or turn it around written out, and with what looks
 * like a card number masked.
 */
export function FileName({ name, canReveal = false }: FileNameProps) {
  const end = cutPosition(name, 0, longest);
  return (
    <bdi className={styles.name}>
      {cardPieces(name, 0, end).map((piece, index) =>
        canReveal && piece.masked !== piece.text ? (
          // The pieces of one name have no identity but their place.
          <MaskedNumber key={index} {...piece} />
        ) : (
          <NamePiece key={index} text={limitCombiningMarks(piece.masked)} />
        ),
      )}
      {end < name.length && "…"}
    </bdi>
  );
}

function NamePiece({ text }: { readonly text: string }) {
  return nameParts(text).map(({ text, isEscape }, index) =>
    isEscape ? (
      <span key={index} className={styles.escape}>
        {text}
      </span>
    ) : (
      text
    ),
  );
}
