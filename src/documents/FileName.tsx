import { cardPieces } from "#language/card-number.ts";
import { MaskedNumber } from "#ui/MaskedNumber.tsx";
import styles from "./FileName.module.css";
import { nameParts } from "./shown-name.ts";

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
  return (
    <bdi className={styles.name}>
      {cardPieces(name).map((piece, at) =>
        canReveal && piece.masked !== piece.text ? (
          // The pieces of one name have no identity but their place.
          <MaskedNumber key={at} {...piece} />
        ) : (
          <NamePiece key={at} text={piece.masked} />
        ),
      )}
    </bdi>
  );
}

function NamePiece({ text }: { readonly text: string }) {
  return nameParts(text).map(({ text, isEscape }, at) =>
    isEscape ? (
      <span key={at} className={styles.escape}>
        {text}
      </span>
    ) : (
      text
    ),
  );
}
