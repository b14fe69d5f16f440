import { Copy } from "lucide-react";
import { useMemo, useState } from "react";
import type { RetrievedCase } from "#api/get-case.ts";
import { useMessages } from "#i18n/LanguageProvider.tsx";
import { cutPosition } from "#privacy/card-number.ts";
import { maskedJson } from "#privacy/masked-json.ts";
import { limitCombiningMarks, withVisibleCharacters } from "#privacy/untrusted-text.ts";
import { Button, TextButton } from "#ui/Button.tsx";
import { useClipboard } from "#ui/copy/clipboard.ts";
import { Panel } from "#ui/Panel.tsx";
import styles from "./RawAnswer.module.css";

/** Characters that are laid out at first, and that each press of the button adds: an answer may have megabytes. */
const pieceLength = 50_000;

/** The answer as received, as indented JSON; card numbers are masked. */
export function RawAnswer({ received }: Pick<RetrievedCase, "received">) {
  const { answer, ui } = useMessages();
  const { raw: t } = answer;
  const clipboard = useClipboard();
  const text = useMemo(() => maskedJson(received, 2), [received]);
  const [length, setLength] = useState(pieceLength);
  const end = cutPosition(text, 0, length);
  return (
    <Panel
      title={t.title}
      isLong
      actions={
        <Button
          variant="quiet"
          onClick={() => void clipboard.copy(text)}
          icon={<Copy aria-hidden />}
        >
          {t.copy}
        </Button>
      }
    >
      {/* Focusable, so that it can be scrolled with the keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre className={styles.raw} tabIndex={0} dir="ltr">
        {limitCombiningMarks(withVisibleCharacters(text.slice(0, end)))}
      </pre>
      {end < text.length && (
        <p className="soft">
          {ui.moreCharacters({ count: text.length - end })}{" "}
          <TextButton onClick={() => setLength(end + pieceLength)}>{ui.showMore}</TextButton>
        </p>
      )}
    </Panel>
  );
}
