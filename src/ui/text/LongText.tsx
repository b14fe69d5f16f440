import { useState } from "react";
import { useWords } from "#i18n/LanguageProvider.tsx";
import { cutPosition } from "#privacy/card-number.ts";
import { useIsOnPaper } from "../paper.ts";
import { TextButton } from "../TextButton.tsx";
import { MaskedText } from "./MaskedText.tsx";
import styles from "./ReceivedText.module.css";

/** How many characters are laid out with each press of the button. */
const pieceLength = 10_000;

/** How many characters of a text are laid out at first; fewer where there is no room for a button. */
export const longestAtFirst = (canReveal: boolean): number => (canReveal ? 2000 : 500);

/** How many characters of a text are on paper, about four pages. */
const longestOnPaper = 10_000;

interface LongTextProps {
  readonly text: string;
  readonly canReveal: boolean;
}

/** A text of any length: its beginning, and a button that shows it piece by piece; on paper more of it, and no button. */
export function LongText({ text, canReveal }: LongTextProps) {
  const { ui: words } = useWords();
  const isOnPaper = useIsOnPaper();
  const [ends, setEnds] = useState(() => [
    cutPosition(text, 0, isOnPaper && canReveal ? longestOnPaper : longestAtFirst(canReveal)),
  ]);
  const shown = ends.at(-1) ?? 0;
  return (
    <>
      {ends.map((end, at) => (
        <MaskedText key={end} text={text} from={ends[at - 1] ?? 0} to={end} canReveal={canReveal} />
      ))}
      {shown < text.length && "…"}
      {shown < text.length && canReveal && (
        <span className={styles.left}>
          {words.moreCharacters({ count: text.length - shown })}{" "}
          {!isOnPaper && (
            <TextButton onClick={() => setEnds([...ends, cutPosition(text, shown, pieceLength)])}>
              {words.showMore}
            </TextButton>
          )}
        </span>
      )}
    </>
  );
}
