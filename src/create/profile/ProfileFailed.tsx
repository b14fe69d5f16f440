import { useFullWords } from "#language/LanguageProvider.tsx";
import { Button } from "#ui/Button.tsx";
import { Notice } from "#ui/Notice.tsx";
import { BadProfile } from "./form-profile.ts";

interface ProfileFailedProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** The form profile is not there or cannot be used; the rest of the form works without it. */
export function ProfileFailed({ error, onRetry }: ProfileFailedProps) {
  const words = useFullWords();
  const { profile } = words.create;
  return (
    <Notice
      tone="warn"
      isAlert
      title={error instanceof BadProfile ? profile.bad(error) : profile.failed}
    >
      <p>{profile.whatToDo}</p>
      <Button onClick={onRetry}>{words.failures.tryAgain}</Button>
    </Notice>
  );
}
