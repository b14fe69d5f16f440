import { useState } from "react";
import { useWords } from "#i18n/LanguageProvider.tsx";
import type { TextPiece } from "#privacy/card-number.ts";
import { withoutBidiControls } from "#privacy/untrusted-text.ts";
import { useIsOnPaper } from "../paper.ts";
import { TextButton } from "../TextButton.tsx";

/** A card-like number, masked until somebody asks to see this one, and again when it is left. */
export function MaskedNumber({ text, masked }: TextPiece) {
  const { copy: words } = useWords();
  const [isShown, setShown] = useState(false);
  const isOnPaper = useIsOnPaper();
  return (
    <>
      {/* Its digits keep their order, whatever stands around them and between them. */}
      <bdo dir="ltr" aria-live="polite">
        {isShown ? withoutBidiControls(text) : masked}
      </bdo>
      {!isOnPaper && (
        <TextButton onClick={() => setShown(!isShown)}>
          {isShown ? words.hideNumber : words.showNumber}
        </TextButton>
      )}
    </>
  );
}
