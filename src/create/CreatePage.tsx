import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { BadProfile, profileQuery } from "#config/form-profile.ts";
import { FileNotLoaded } from "#config/load-file.ts";
import { useSettings } from "#config/settings-context.ts";
import { useMessages } from "#i18n/LanguageProvider.tsx";
import { Button } from "#ui/Button.tsx";
import { Main } from "#ui/Main.tsx";
import { Notice } from "#ui/Notice.tsx";
import { CreateScreen } from "./CreateScreen.tsx";
import type { InitialForm } from "./draft/initial-form.tsx";
import { ProfileContext } from "./form/form-context.ts";

/** `/cases/new`: the create form, or the result of its requests. */
export function CreatePage() {
  const { app } = useMessages();
  const { formProfile } = useSettings();
  const { data: profile, error } = useQuery(profileQuery(formProfile));
  const [{ number, start }, setForm] = useState<{ number: number; start: InitialForm }>({
    number: 0,
    start: "address",
  });

  return (
    <Main isBusy={!profile && !error}>
      <title>{app.createCase}</title>
      {profile ? (
        <ProfileContext value={profile}>
          <CreateScreen
            // A new form replaces the old one.
            key={number}
            start={start}
            onBegin={(next) => setForm({ number: number + 1, start: next })}
          />
        </ProfileContext>
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
  function what() {
    if (why === "signed-out") return signedOut.what;
    if (why === "missing") return profile.missing({ path });
    if (error instanceof SyntaxError) return profile.notJson(error);
    if (!(error instanceof BadProfile)) return profile.failed;
    return profile.bad({ places: error.places.filter(Boolean).join(", ") });
  }
  return (
    <Notice tone="warn" isAlert title={what()}>
      <p>{why === "signed-out" ? signedOut.whatToDo : profile.whatToDo}</p>
      <Button onClick={() => location.reload()}>{reload}</Button>
    </Notice>
  );
}
