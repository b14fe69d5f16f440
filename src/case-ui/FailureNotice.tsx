import { RefreshCw, Search } from "lucide-react";
import { useEffect, useRef } from "react";
import { Failure } from "#api/failure.ts";
import { useMessages } from "#i18n/LanguageProvider.tsx";
import { Button } from "#ui/Button.tsx";
import { Disclosure } from "#ui/Disclosure.tsx";
import { Notice } from "#ui/Notice.tsx";
import { formatFailure } from "./format-failure.ts";
import { ServiceMessage } from "./ServiceMessage.tsx";

interface FailureNoticeProps {
  readonly error: unknown;
  readonly isPage?: boolean;
  /** Whether the operator has just caused the failure. */
  readonly takesFocus?: boolean;
  readonly onRetry?: (() => void) | undefined;
  readonly onOpenOther?: (() => void) | undefined;
}

export function FailureNotice(props: FailureNoticeProps) {
  const { error, isPage = false, takesFocus = true, onRetry, onOpenOther } = props;
  const t = useMessages();
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (error && takesFocus) notice.current?.focus();
  }, [error, takesFocus]);
  const failure = formatFailure(error, t);
  const { what, whatToDo, message, details, needsReload } = failure;
  const isCaseRefused = error instanceof Failure && error.reason.kind === "refused";
  const openOther = isCaseRefused ? onOpenOther : undefined;
  const { failures } = t;
  const action = needsReload
    ? { label: failures.reload, act: () => location.reload(), Icon: RefreshCw }
    : openOther
      ? { label: failures.openOther, act: openOther, Icon: Search }
      : onRetry && { label: failures.tryAgain, act: onRetry, Icon: RefreshCw };
  const isServiceFirst = isPage && failure.isServiceFirst && message !== "";
  const toDo = openOther ? failures.refused.otherToDo : whatToDo;
  const words = message !== "" && <ServiceMessage text={message} isTitle={isServiceFirst} />;
  return (
    <Notice
      tone={isPage ? "plain" : "warn"}
      title={isServiceFirst ? words : what || failures.refused.what}
      isAlert
      ref={notice}
    >
      {!isServiceFirst && words}
      <p className={isPage ? "soft" : undefined}>
        {isServiceFirst && what !== "" ? `${what} ${toDo}` : toDo}
      </p>
      {action && (
        <Button
          variant={isPage ? "primary" : "plain"}
          icon={!isPage && <action.Icon aria-hidden />}
          onClick={action.act}
        >
          {action.label}
        </Button>
      )}
      {details !== "" && (
        <Disclosure summary={failures.details}>
          <code>{details}</code>
        </Disclosure>
      )}
    </Notice>
  );
}
