import { useReducer, useRef, useState } from "react";
import type { CreateOutcome } from "#api/create-cases.ts";
import { Failure } from "#api/failure.ts";
import type { CaseId } from "#model/case-id.ts";
import { ArnsInDoubt } from "./arn-hold.ts";
import type { CardVault } from "./card-vault.ts";
import type { Claim } from "./claim.ts";
import { FileUnreadable } from "./file-text.ts";
import type { ProfileField } from "./form-profile.ts";
import { failedClaim } from "./outcome-summary.ts";
import { arnsOf } from "./review-text.ts";
import { type SentRequest, sentRequests } from "./sent-requests.ts";
import { type ClaimForm, validValues } from "./use-claim.ts";
import { isUnknown, useSending } from "./use-sending.ts";

/** How a press of the button ended with an answer. */
export interface Ended {
  readonly outcome: CreateOutcome;
  readonly arns: readonly (string | undefined)[];
  /** Cases that earlier tries of the same form have created. */
  readonly earlier: readonly CaseId[];
  /** From 1 for the first outcome of the form. */
  readonly number: number;
}

/** What stands between the form and its outcome. */
interface Standing {
  readonly ended?: Ended | undefined;
  /** The form is put away for as long as the outcome is looked at. */
  readonly isFormHidden?: boolean;
  readonly failure?: unknown;
  /** Requests whose answer was lost; the last one just now when `isNewlyLost`. */
  readonly lost: readonly SentRequest[];
  readonly isNewlyLost?: boolean;
  /** A claim that waits for the operator to say that it may be sent again. */
  readonly asking?: { readonly claim: Claim; readonly arns: readonly string[] } | undefined;
}

interface CreateOptions {
  readonly form: ClaimForm;
  readonly vault: CardVault;
  readonly fieldsOf: (claim: Claim) => readonly ProfileField[];
  /** Says in words that a file cannot be read, beside the field it was chosen for. */
  readonly onUnreadable: (file: File) => void;
  /** What the form becomes when every transaction has its case. */
  readonly blank: () => Claim;
  /** A request of unknown outcome was looked after. */
  readonly onStruck: () => void;
  /** An answer came, and the form was set to what it has left. */
  readonly onEnded: () => void;
}

/** Submits the form: one press, one request, and what came of it. */
export function useCreate(options: CreateOptions) {
  const { form, vault, fieldsOf, onUnreadable, blank, onStruck, onEnded } = options;
  const { step, send } = useSending(vault);
  // Set before anything is awaited: a second press comes before React has drawn the first.
  const isBusy = useRef(false);
  const [standing, stand] = useState<Standing>(() => ({ lost: sentRequests.all() }));
  const change = (part: Partial<Standing>) => stand((now) => ({ ...now, ...part }));
  const [attempts, countAttempt] = useReducer((count: number) => count + 1, 0);

  async function once(work: () => Promise<void>) {
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      await work();
    } finally {
      isBusy.current = false;
    }
  }

  async function check() {
    const claim = await validValues(form);
    if (!claim) return countAttempt();
    await run(claim);
  }

  /** @param agreed ARNs that the operator wants to send although they are in doubt. */
  async function run(claim: Claim, agreed: readonly string[] = []) {
    change({ failure: undefined, asking: undefined, isNewlyLost: false });
    try {
      const outcome = await send(claim, fieldsOf(claim), agreed);
      const next = failedClaim(claim, outcome);
      form.reset(next.transactions.length === 0 ? blank() : next);
      onEnded();
      stand(({ ended, lost }) => ({
        ended: {
          outcome,
          arns: arnsOf(claim),
          earlier: createdIn(ended),
          number: (ended?.number ?? 0) + 1,
        },
        isFormHidden: true,
        lost: lost.filter(isStillThere),
      }));
    } catch (error) {
      if (error instanceof ArnsInDoubt) {
        change({ asking: { claim, arns: [...agreed, ...error.arns] } });
      } else if (error instanceof FileUnreadable) {
        onUnreadable(error.file);
        countAttempt();
      } else if (isUnknown(error)) {
        const failure = error instanceof Failure ? undefined : error;
        change({ failure, lost: sentRequests.all(), isNewlyLost: true });
      } else {
        change({ failure: error });
      }
    }
  }

  return {
    ...standing,
    step,
    /** Goes up with each try that found something wrong. */
    attempts,
    countAttempt,
    submit: () => void once(check),
    sendAgain: () => {
      const { asking } = standing;
      if (asking) void once(() => run(asking.claim, asking.arns));
    },
    dontSend: () => change({ asking: undefined }),
    strike: (request: SentRequest) => {
      sentRequests.strike(request);
      onStruck();
      change({ lost: sentRequests.all(), isNewlyLost: false });
    },
    /** Looks again which requests have an unknown outcome. */
    lookAgain: () => change({ lost: sentRequests.all(), isNewlyLost: false }),
    showForm: () => change({ isFormHidden: false }),
  };
}

/** Requests are written anew when a part of them is settled. */
const isStillThere = (request: SentRequest) =>
  sentRequests.all().some(({ id }) => id === request.id);

const createdIn = (ended: Ended | undefined): CaseId[] =>
  ended
    ? [
        ...ended.earlier,
        ...ended.outcome.items.flatMap(({ isCreated, id }) => (isCreated && id ? [id] : [])),
      ]
    : [];
