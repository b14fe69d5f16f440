import { useRef, useState } from "react";
import { useMessages } from "#i18n/LanguageProvider.tsx";
import { maskedStart } from "#privacy/card-number.ts";
import { Button } from "#ui/Button.tsx";
import { ReceivedText } from "#ui/text/ReceivedText.tsx";
import styles from "./ServiceMessage.module.css";

const foldedLength = 500;

interface ServiceMessageProps {
  readonly text: string;
  /** Else it is a quotation below the title. */
  readonly isTitle?: boolean;
}

export function ServiceMessage({ text, isTitle = false }: ServiceMessageProps) {
  const t = useMessages();
  const message = useRef<HTMLSpanElement>(null);
  const [isWhole, setWhole] = useState(false);
  const isFolded = !isWhole && text.length > foldedLength;
  return (
    <span
      ref={message}
      tabIndex={-1}
      className={[styles.message, isTitle ? "" : styles.quoted].join(" ")}
    >
      <ReceivedText canReveal>{isFolded ? maskedStart(text, foldedLength) : text}</ReceivedText>
      {isFolded && (
        <Button
          variant="quiet"
          onClick={() => {
            setWhole(true);
            // The pressed button is removed.
            message.current?.focus({ preventScroll: true });
          }}
        >
          {t.ui.showAll}
        </Button>
      )}
    </span>
  );
}
