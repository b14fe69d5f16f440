import { useQuery } from "@tanstack/react-query";
import { useEffect, useReducer, useRef } from "react";
import { flushSync } from "react-dom";
import { BadProfile, noProfile, profileQuery } from "#config/form-profile.ts";
import { useSettings } from "#config/settings-context.ts";
import { useMessages } from "#i18n/LanguageProvider.tsx";
import { useSession } from "#session/SessionProvider.tsx";
import { Button } from "#ui/Button.tsx";
import { Main } from "#ui/Main.tsx";
import { Notice } from "#ui/Notice.tsx";
import { CreateScreen } from "./CreateScreen.tsx";
import { type InitialForm, isDraft } from "./draft/initial-form.ts";

/** Each form has a number as its React key, so that a new form replaces the old one. */
const nextForm = ({ form }: { form: number; start: InitialForm }, start: InitialForm) => ({
  form: form + 1,
  start,
});

/** `/cases/new`: the create form, or the result of its requests. */
export function CreatePage() {
  const { app, create, failures } = useMessages();
  const { formProfile } = useSettings();
  const session = useSession();
  const { data, error, isFetchedAfterMount, refetch } = useQuery(profileQuery(formProfile));
  const isRead = data !== undefined || isFetchedAfterMount;
  const [{ form, start }, begin] = useReducer(nextForm, { form: 0, start: "address" });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => session.onSignOut(() => begin({ caseType: "" })), [session]);

  // The pressed button is removed, so the focus moves to the heading.
  const focusHeading = () => heading.current?.focus();

  return (
    <Main isBusy={!isRead}>
      <title>{app.createCase}</title>
      {isRead ? (
        // Stays mounted while the profile is loaded again, because it has everything that was typed.
        <CreateScreen
          key={form}
          start={start}
          profile={data ?? noProfile}
          headingRef={heading}
          onBegin={(next) => {
            // Closes the dialog first: an open dialog keeps the focus inside itself.
            flushSync(() => begin(next));
            // An empty form begins in its first ARN.
            if (isDraft(next)) focusHeading();
          }}
          focusHeading={focusHeading}
        >
          {/* The rest of the form works without the profile. */}
          {error && (
            <Notice
              tone="warn"
              isAlert
              title={
                error instanceof BadProfile ? create.profile.bad(error) : create.profile.failed
              }
            >
              <p>{create.profile.whatToDo}</p>
              <Button
                onClick={() => {
                  focusHeading();
                  void refetch();
                }}
              >
                {failures.tryAgain}
              </Button>
            </Notice>
          )}
        </CreateScreen>
      ) : (
        <h1>{app.createCase}</h1>
      )}
    </Main>
  );
}
