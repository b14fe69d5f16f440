import { type SubmitEvent, useState } from "react";
import { useMessages } from "#i18n/LanguageProvider.tsx";
import { Button } from "#ui/Button.tsx";
import { Dialog } from "#ui/Dialog.tsx";
import { TextField } from "#ui/form/TextField.tsx";
import { useIsDemo, useSession, useSessionState, useSettings } from "./SessionProvider.tsx";
import styles from "./SignIn.module.css";
import { type BadToken, tokenFault } from "./session.ts";

/** Asks for the access token whenever the session is not open, over whatever is on the screen. */
export function SignIn() {
  const state = useSessionState();
  return state === "open" ? null : <SignInDialog why={state} />;
}

function SignInDialog({ why }: { readonly why: "signed-out" | "refused" | "idle" }) {
  const { session: words } = useMessages();
  const session = useSession();
  const isDemo = useIsDemo();
  const { baseUrl, keepToken } = useSettings();
  const [fault, setFault] = useState<BadToken>();
  const service = baseUrl === "" ? words.thisServer : new URL(baseUrl).host;
  const reason = why === "signed-out" && keepToken === "tab" ? "kept" : why;
  const text = words.why[reason];

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const box = event.currentTarget.elements.namedItem("token");
    if (!(box instanceof HTMLInputElement)) return;
    const found = tokenFault(box.value);
    setFault(found);
    if (found) {
      box.focus();
      return;
    }
    session.signIn(box.value);
    box.value = "";
  }

  return (
    <Dialog title={words.signIn}>
      <form onSubmit={submit} className={styles.form} noValidate>
        <p>{typeof text === "string" ? text : text({ service })}</p>
        <TextField
          label={words.accessToken}
          name="token"
          hint={isDemo && words.anyText}
          type="password"
          autoComplete="off"
          fault={fault && words.badToken[fault]}
        />
        <Button type="submit" variant="primary">
          {words.continue}
        </Button>
      </form>
    </Dialog>
  );
}
