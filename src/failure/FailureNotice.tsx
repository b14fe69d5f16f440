import { RotateCw } from "lucide-react";
import { useEffect, useRef } from "react";
import { useWords } from "#language/LanguageProvider.tsx";
import { Button } from "#ui/Button.tsx";
import { Disclosure } from "#ui/Disclosure.tsx";
import { Notice } from "#ui/Notice.tsx";
import styles from "./FailureNotice.module.css";
import { failureWords } from "./failure-words.ts";
import { ServiceMessage } from "./ServiceMessage.tsx";

interface FailureNoticeProps {
  readonly error: unknown;
  /** Whether it comes of what the operator has just done; else the focus stays where it is. */
  readonly isAsked?: boolean;
  /** Does what the notice says to do. */
  readonly onRetry?: () => void;
}

/** What happened, what to do, a button that does it, and the details folded. */
export function FailureNotice({ error, isAsked = true, onRetry }: FailureNoticeProps) {
  const words = useWords();
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (error && isAsked) notice.current?.focus();
  }, [error, isAsked]);
  const { what, whatToDo, message, details } = failureWords(error, words);
  return (
    <Notice tone="late" title={what} isAlert ref={notice}>
      {message !== "" && <ServiceMessage text={message} />}
      <p>{whatToDo}</p>
      {onRetry && (
        <div className={styles.actions}>
          <Button onClick={onRetry} icon={<RotateCw aria-hidden />}>
            {words.failures.tryAgain}
          </Button>
        </div>
      )}
      <Disclosure summary={words.failures.details}>
        <code>{details}</code>
      </Disclosure>
    </Notice>
  );
}
