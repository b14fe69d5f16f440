import { useQuery } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { useWords } from "#language/LanguageProvider.tsx";
import { useSettings } from "#session/SessionProvider.tsx";
import { Page } from "#ui/Page.tsx";
import styles from "./CreatePage.module.css";
import { CreateStart } from "./CreateStart.tsx";
import { onClearedDrafts } from "./clear-drafts.ts";
import type { Start } from "./draft/opening.ts";
import { noProfile } from "./profile/form-profile.ts";
import { ProfileFailed } from "./profile/ProfileFailed.tsx";
import { profileQuery } from "./profile/profile-query.ts";

/** Create a case: the form, the request it makes, and what the service made of it. */
export function CreatePage() {
  const { app } = useWords();
  const { formProfile } = useSettings();
  const { data, error, isFetchedAfterMount, refetch } = useQuery(profileQuery(formProfile));
  const isRead = data !== undefined || isFetchedAfterMount;
  const [{ form, start }, setForm] = useState<{ form: number; start: Start }>({
    form: 0,
    start: { kind: "address" },
  });
  const begin = useCallback(
    (next: Start) => setForm((last) => ({ form: last.form + 1, start: next })),
    [],
  );
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => onClearedDrafts(() => begin({ kind: "blank", dropped: undefined })), [begin]);

  // Where a button goes that was put away when it was pressed.
  const focusHeading = () => heading.current?.focus();

  return (
    <Page isBusy={!isRead}>
      <title>{app.createCase}</title>
      <div className={styles.page}>
        <h1 ref={heading} tabIndex={-1}>
          {app.createCase}
        </h1>
        {error && (
          <ProfileFailed
            error={error}
            onRetry={() => {
              focusHeading();
              void refetch();
            }}
          />
        )}
        {/* Once it is there it stays: whatever was typed is in it, and another profile changes its inputs only. */}
        {isRead && (
          <CreateStart
            key={form}
            start={start}
            profile={data ?? noProfile}
            onStartOver={(dropped) => {
              begin({ kind: "blank", dropped });
              focusHeading();
            }}
            onUseDraft={(draft) => {
              begin({ kind: "draft", draft });
              focusHeading();
            }}
            focusHeading={focusHeading}
          />
        )}
      </div>
    </Page>
  );
}
