import { useState } from "react";
import { useMessages } from "#i18n/LanguageProvider.tsx";
import { cardPieces, type TextPiece } from "#privacy/card-number.ts";
import { limitCombiningMarks, withoutBidiControls } from "#privacy/untrusted-text.ts";
import { TextButton } from "../Button.tsx";
import { useIsPrinting } from "../page/print-mode.ts";

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
