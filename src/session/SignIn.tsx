import { type SubmitEvent, useState } from "react";
import { useSettings } from "#config/settings-context.ts";
import { useMessages } from "#i18n/LanguageProvider.tsx";
import { Button } from "#ui/Button.tsx";
import { Dialog } from "#ui/Dialog.tsx";
import { TextField } from "#ui/form/FieldFrame.tsx";
import { Logo } from "#ui/Logo.tsx";
import { type TokenProblem, tokenError } from "#wire/token.ts";
import { OperatorNameField } from "./OperatorNameField.tsx";
import { isLikeCard } from "./operator-name.ts";
import { useIsDemo, useOperator, useSession, useSessionState } from "./SessionProvider.tsx";
import styles from "./SignIn.module.css";
import { SignOutButton } from "./SignOutButton.tsx";
import type { SessionState } from "./session.ts";

/** Asks for the access token. Only behind the dialog of a refused token the work stays visible. */
export function SignIn() {
  const { session: t } = useMessages();
  const { auth } = useSettings();
  const state = useSessionState();
  if (state === "open" || auth === "proxy") return null;
  const hidesWork = state !== "refused";
  return (
    <Dialog
      title={
        <span className={`stack ${styles.title}`}>
          {hidesWork && <Logo isLarge />}
          {t.titles[state]}
        </span>
      }
      label={t.signIn}
      size={hidesWork ? "page" : "small"}
    >
      <TokenForm state={state} />
    </Dialog>
  );
}

function TokenForm({ state }: { readonly state: Exclude<SessionState, "open"> }) {
  const { session: t } = useMessages();
  const session = useSession();
  const operator = useOperator();
  const isDemo = useIsDemo();
  const { baseUrl, idleMinutes } = useSettings();
  const [tokenProblem, setTokenProblem] = useState<TokenProblem>();
  const isSignedOut = state === "signed-out";
  const asksName = isSignedOut && operator.proxyName === "";
  const service = baseUrl === "" ? location.host : new URL(baseUrl).host;

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const { elements } = event.currentTarget;
    const box = elements.namedItem("token");
    const nameBox = elements.namedItem("operator");
    if (!(box instanceof HTMLInputElement)) return;
    const found = tokenError(box.value);
    setTokenProblem(found);
    if (found) {
      box.focus();
      return;
    }
    if (nameBox instanceof HTMLInputElement && isLikeCard(nameBox.value)) {
      nameBox.focus();
      return;
    }
    session.signIn(box.value);
    box.value = "";
  }

  return (
    <form onSubmit={submit} className={`stack soft ${styles.form}`} noValidate>
      <p>{isSignedOut ? service : t.why[state]({ minutes: idleMinutes })}</p>
      <TextField
        label={t.accessToken}
        name="token"
        hint={isDemo && t.anyText}
        type="password"
        autoComplete="off"
        error={tokenProblem && t.tokenProblem[tokenProblem]}
      />
      {asksName && <OperatorNameField />}
      <Button type="submit" variant="primary">
        {t.continue}
      </Button>
      {!isSignedOut && <SignOutButton />}
    </form>
  );
}
