import { useState } from "react";
import { useWords } from "#i18n/LanguageProvider.tsx";
import type { TextPiece } from "#privacy/card-number.ts";
import { withoutBidiControls } from "#privacy/untrusted-text.ts";
import { useIsOnPaper } from "../page/paper.ts";
import { TextButton } from "../TextButton.tsx";

/** A number that looks like a card number, with a button that shows and hides its digits. */
export function MaskedNumber({ text, masked }: TextPiece) {
  const { copy: words } = useWords();
  const [isShown, setShown] = useState(false);
  const isOnPaper = useIsOnPaper();
  return (
    <>
      {/* Keeps the order of the digits inside right-to-left text. */}
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
