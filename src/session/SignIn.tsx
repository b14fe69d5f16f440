import { FileText, Lock } from "lucide-react";
import { type SubmitEvent, useState } from "react";
import { useSettings } from "#config/settings-context.ts";
import { useMessages } from "#i18n/LanguageProvider.tsx";
import { Button } from "#ui/Button.tsx";
import { Dialog } from "#ui/Dialog.tsx";
import { TextField } from "#ui/form/TextField.tsx";
import { Logo } from "#ui/Logo.tsx";
import { type TokenProblem, tokenError } from "#wire/token.ts";
import { useIsDemo, useSession, useSessionState } from "./SessionProvider.tsx";
import styles from "./SignIn.module.css";
import type { SessionState } from "./session.ts";

interface SignInProps {
  /** The id, as text, of the case that is opened after signing in. */
  readonly waitingCase?: string | undefined;
}

/**
 * Asks for the access token whenever the session is not open. After the service has refused a token, the work
 * stays visible behind the dialog. After signing out and while the session is locked, nothing of the work is
 * visible.
 */
export function SignIn({ waitingCase }: SignInProps) {
  const { session: t } = useMessages();
  const state = useSessionState();
  if (state === "open") return null;
  const hidesWork = state !== "refused";
  return (
    <Dialog
      title={
        <span className={styles.title}>
          {hidesWork && <Logo isLarge />}
          {t.titles[state]}
        </span>
      }
      label={t.signIn}
      size={hidesWork ? "page" : "small"}
    >
      <TokenForm state={state} />
      {hidesWork && waitingCase !== undefined && (
        <p className={styles.waiting}>
          <FileText aria-hidden size="1rem" />
          <span>
            <b>{t.waitingCase({ id: waitingCase })}</b> {t.waiting}
          </span>
        </p>
      )}
    </Dialog>
  );
}

function TokenForm({ state }: { readonly state: Exclude<SessionState, "open"> }) {
  const { session: t } = useMessages();
  const session = useSession();
  const isDemo = useIsDemo();
  const { baseUrl, keepToken, idleMinutes } = useSettings();
  const [tokenProblem, setTokenProblem] = useState<TokenProblem>();
  const service = baseUrl === "" ? location.host : new URL(baseUrl).host;
  // A line break holds the place of the service's name, which is emphasized and may also be a word of the sentence.
  const [before, after] = t.why[state]({ service: "\n", minutes: idleMinutes }).split("\n");

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const box = event.currentTarget.elements.namedItem("token");
    if (!(box instanceof HTMLInputElement)) return;
    const found = tokenError(box.value);
    setTokenProblem(found);
    if (found) {
      box.focus();
      return;
    }
    session.signIn(box.value);
    box.value = "";
  }

  return (
    <form onSubmit={submit} className={styles.form} noValidate>
      <p>
        {before}
        {after !== undefined && <b>{service}</b>}
        {after}
      </p>
      <TextField
        label={t.accessToken}
        Icon={Lock}
        name="token"
        hint={isDemo && t.anyText}
        type="password"
        autoComplete="off"
        error={tokenProblem && t.tokenProblem[tokenProblem]}
      />
      <Button type="submit" variant="primary">
        {t.continue}
      </Button>
      <p className={styles.kept}>{t.kept[keepToken]}</p>
    </form>
  );
}
