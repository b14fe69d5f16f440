import { useQuery } from "@tanstack/react-query";
import { useReducer, useRef } from "react";
import { flushSync } from "react-dom";
import { BadProfile, profileQuery } from "#config/form-profile.ts";
import { FileNotLoaded } from "#config/load-file.ts";
import { useSettings } from "#config/settings-context.ts";
import { useMessages } from "#i18n/LanguageProvider.tsx";
import { Button } from "#ui/Button.tsx";
import { Main } from "#ui/Main.tsx";
import { Notice } from "#ui/Notice.tsx";
import { CreateScreen } from "./CreateScreen.tsx";
import type { InitialForm } from "./draft/initial-form.ts";

/** Each form has a number as its React key, so that a new form replaces the old one. */
const nextForm = ({ form }: { form: number; start: InitialForm }, start: InitialForm) => ({
  form: form + 1,
  start,
});

/** `/cases/new`: the create form, or the result of its requests. */
export function CreatePage() {
  const { app } = useMessages();
  const { formProfile } = useSettings();
  const { data: profile, error } = useQuery(profileQuery(formProfile));
  const [{ form, start }, begin] = useReducer(nextForm, { form: 0, start: "address" });
  const heading = useRef<HTMLHeadingElement>(null);

  // The pressed button is removed, so the focus moves to the heading.
  const focusHeading = () => heading.current?.focus();

  return (
    <Main isBusy={!profile && !error}>
      <title>{app.createCase}</title>
      {profile ? (
        <CreateScreen
          key={form}
          start={start}
          profile={profile}
          headingRef={heading}
          onBegin={(next) => {
            // Closes the dialog first: an open dialog keeps the focus inside itself.
            flushSync(() => begin(next));
            // An empty form begins in its first ARN.
            if (next === "draft") focusHeading();
          }}
          focusHeading={focusHeading}
        />
      ) : (
        <div className="stack">
          <h1>{app.createCase}</h1>
          {error && <ProfileNotice error={error} />}
        </div>
      )}
    </Main>
  );
}

/** Stands in the form's place: without the profile a case would be created without what the bank wants to know. */
function ProfileNotice({ error }: { readonly error: Error }) {
  const {
    create: { profile },
    failures: { signedOut, reload },
  } = useMessages();
  const { formProfile: path } = useSettings();
  const why = error instanceof FileNotLoaded ? error.why : undefined;
  const { what, whatToDo } =
    why === "signed-out"
      ? signedOut
      : {
          what:
            error instanceof SyntaxError
              ? profile.notJson(error)
              : error instanceof BadProfile
                ? profile.bad({ places: error.places.filter(Boolean).join(", ") })
                : why === "missing"
                  ? profile.missing({ path })
                  : profile.failed,
          whatToDo: profile.whatToDo,
        };
  return (
    <Notice tone="warn" isAlert title={what}>
      <p>{whatToDo}</p>
      <Button onClick={() => location.reload()}>{reload}</Button>
    </Notice>
  );
}
