import { useEffect, useRef, useSyncExternalStore } from "react";
import { useWords } from "#language/LanguageProvider.tsx";
import { Button } from "#ui/Button.tsx";
import { Notice } from "#ui/Notice.tsx";
import type { CardVault } from "./card-vault.ts";
import { Result } from "./Result.tsx";
import { SendFailure } from "./SendFailure.tsx";
import { UnknownOutcome } from "./UnknownOutcome.tsx";
import type { ClaimForm } from "./use-claim.ts";
import type { useCreate } from "./use-create.ts";

interface OutcomeProps {
  readonly create: ReturnType<typeof useCreate>;
  readonly form: ClaimForm;
  readonly vault: CardVault;
  /** A batch stands below, which says for itself how it goes. */
  readonly isBatchRun: boolean;
  readonly onStartOver: () => void;
}

/** How the last press of the button ended, above the form or in its place. */
export function Outcome({ create, form, vault, isBatchRun, onStartOver }: OutcomeProps) {
  const { ended, failure, lost, isNewlyLost = false, isFormHidden = false, step } = create;
  const hasGone = useSyncExternalStore(vault.subscribe, () =>
    form.getValues("transactions").some(({ card }) => vault.isGone(card)),
  );
  return (
    <>
      {lost.length > 0 && (
        <UnknownOutcome
          key={lost.at(-1)?.at}
          requests={lost}
          isNew={isNewlyLost}
          isAlert={!isBatchRun}
          onChecked={create.strike}
        />
      )}
      {failure !== undefined && <SendFailure error={failure} />}
      {step === undefined && (failure !== undefined || isNewlyLost) && (
        <Kept isUnknown={isNewlyLost} hasGone={hasGone} />
      )}
      {ended && (
        <Result key={ended.number} {...ended}>
          {isFormHidden && <Next create={create} onStartOver={onStartOver} />}
        </Result>
      )}
      {ended && !isFormHidden && failure === undefined && !isNewlyLost && step === undefined && (
        <Retrying hasGone={hasGone} isWhole={ended.outcome.isWhole} />
      )}
    </>
  );
}

/** What of the form is still there after a failure. */
function Kept({ isUnknown, hasGone }: { isUnknown: boolean; hasGone: boolean }) {
  const words = useWords().create;
  if (isUnknown) return hasGone && <Notice tone="info" title={words.keptButCards} />;
  return (
    <Notice tone="info" title={hasGone ? words.nothingCreatedButCards : words.nothingCreated} />
  );
}

/** What can be done after an outcome. */
function Next({ create, onStartOver }: Pick<OutcomeProps, "create" | "onStartOver">) {
  const { result: words } = useWords().create;
  const { outcome } = create.ended ?? {};
  if (!outcome) return null;
  const hasFailed = outcome.items.some(({ isCreated }) => isCreated !== true);
  return (
    <>
      {outcome.isWhole && hasFailed && (
        <Button look="primary" onClick={create.showForm}>
          {words.retry}
        </Button>
      )}
      {!outcome.isWhole && <Button onClick={create.showForm}>{words.back}</Button>}
      <Button onClick={onStartOver}>{words.another}</Button>
    </>
  );
}

/** The form is back, with what is left to create. */
function Retrying({ hasGone, isWhole }: { hasGone: boolean; isWhole: boolean }) {
  const { result: words } = useWords().create;
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <Notice ref={notice} isAlert tone="info" title={isWhole ? words.retrying : words.allKept}>
      {hasGone && <p>{words.retyping}</p>}
    </Notice>
  );
}
