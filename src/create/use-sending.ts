import { useMutation } from "@tanstack/react-query";
import { useLayoutEffect, useRef, useState } from "react";
import { useApi } from "#api/ApiProvider.tsx";
import type { CreateOutcome } from "#api/create-cases.ts";
import { createMutation } from "#api/create-mutation.ts";
import { Failure } from "#api/failure.ts";
import { ArnsInDoubt, holdingArns } from "./arn-hold.ts";
import type { CardVault } from "./card-vault.ts";
import { type Claim, fieldsOf } from "./claim.ts";
import { createdArns } from "./created-arns.ts";
import { FileUnreadable, writeFile } from "./file-text.ts";
import type { ProfileField } from "./form-profile.ts";
import { arnsOf } from "./review-text.ts";
import { namedOf, type SentRequest, sentRequests } from "./sent-requests.ts";

/** What is being done with the press of the button. */
export type SendingStep = "reading" | "sending";

/** Sends one claim at a time, with its cards of the vault, which are gone afterwards whatever the end. */
export function useSending(vault: CardVault) {
  const { mutateAsync, reset } = useMutation(createMutation(useApi()));
  const [step, setStep] = useState<SendingStep>();
  const leaving = useLeaving();

  /**
   * Called a second time before the first has ended it would send twice.
   * @param agreed ARNs that the operator wants to send although they are in doubt.
   * @throws Failure, FileUnreadable; ArnsInDoubt, and then the cards are still in the vault.
   */
  async function send(
    claim: Claim,
    fields: readonly ProfileField[],
    agreed: readonly string[] = [],
  ): Promise<CreateOutcome> {
    setStep("reading");
    const { signal } = leaving.current;
    const wanted = new Set(namedOf(arnsOf(claim))).difference(new Set(agreed));
    try {
      return await holdingArns([...wanted], async (heldElsewhere) => {
        const inDoubt = wanted.intersection(
          new Set([...heldElsewhere, ...sentRequests.doubtful([...wanted])]),
        );
        if (inDoubt.size > 0) throw new ArnsInDoubt([...inDoubt]);
        return sendHeld(claim, fields, signal);
      });
    } finally {
      setStep(undefined);
    }
  }

  async function sendHeld(
    claim: Claim,
    fields: readonly ProfileField[],
    signal: AbortSignal,
  ): Promise<CreateOutcome> {
    const arns = arnsOf(claim);
    const cards = claim.transactions.map(({ card }) => card);
    let request: SentRequest | undefined;
    try {
      const written = await writeFields(claim, fields);
      // Whoever has left, or was signed out, sends nothing more.
      signal.throwIfAborted();
      setStep("sending");
      const outcome = await mutateAsync({
        bpCode: claim.bpCode,
        fields: written,
        arns,
        signal,
        takeCards() {
          // Now or never: whatever happens from here on, the request may have left.
          request = sentRequests.begin(arns, Date.now());
          return vault.take(cards);
        },
      });
      // An outcome that nobody is there to see stays unknown.
      if (request && !signal.aborted) settle(request, arns, outcome);
      return outcome;
    } catch (error) {
      if (request && !isUnknown(error)) sentRequests.strike(request);
      throw error;
    } finally {
      vault.drop(cards);
      // A mutation keeps its variables, the contents of the files among them.
      reset();
    }
  }

  return { step, send };
}

/** Whether a request may have been carried out although its answer is lost. */
export function isUnknown(error: unknown): boolean {
  if (isUnsent(error)) return false;
  return !(error instanceof Failure) || error.reason.kind === "unknown-outcome";
}

/** Whether there was no request at all. */
export function isUnsent(error: unknown): boolean {
  if (!(error instanceof Failure)) {
    return error instanceof FileUnreadable || error instanceof ArnsInDoubt;
  }
  return error.reason.kind === "unreachable" && error.reason.why === "offline";
}

/** Strikes a request out, but for the transactions of which the answer does not say what became. */
function settle(
  request: SentRequest,
  arns: readonly (string | undefined)[],
  { items, isWhole }: CreateOutcome,
): void {
  if (!isWhole) return;
  const created = arns.flatMap((arn, at) => (arn && items[at]?.isCreated ? [arn] : []));
  createdArns.add(created);
  const unsaid = arns.filter((_, at) => items[at]?.isCreated === undefined);
  sentRequests.settle(request, created, unsaid);
}

async function writeFields(claim: Claim, fields: readonly ProfileField[]) {
  return Promise.all(
    fieldsOf(claim, fields).map(async ({ code, value }) => ({
      code,
      value: typeof value === "string" ? value : await writeFile(value),
    })),
  );
}

/** Aborted when the form is left, with the frame in which it goes. */
function useLeaving() {
  const leaving = useRef(new AbortController());
  useLayoutEffect(() => {
    const here = new AbortController();
    leaving.current = here;
    return () => here.abort();
  }, []);
  return leaving;
}
