import type { Mark } from "#case-ui/ChangeMark.tsx";
import { ChangeMark } from "#case-ui/ChangeMark.tsx";
import { useMessages } from "#i18n/LanguageProvider.tsx";
import { maskCardNumbers } from "#privacy/card-number.ts";
import { CopyButton } from "#ui/copy/CopyButton.tsx";
import { Value } from "#ui/copy/CopyToolbar.tsx";
import { FileName } from "../names/FileName.tsx";
import { escapedName, shownName } from "../names/shown-name.ts";

interface ReceivedFileNameProps {
  readonly name: string;
  /** Whether the document has a name, which can be copied. */
  readonly isNamed: boolean;
  readonly mark: Mark | undefined;
}

/** The name of a file in the list of attachments, and whether the document is new or has changed. */
export function ReceivedFileName({ name, isNamed, mark }: ReceivedFileNameProps) {
  const { copy } = useMessages();
  return (
    <Value>
      {mark && (
        <>
          <ChangeMark mark={mark} />{" "}
        </>
      )}
      <FileName name={name} canReveal />
      {isNamed && (
        <CopyButton
          label={copy.of({ name: shownName(name) })}
          text={() => escapedName(maskCardNumbers(name))}
        />
      )}
    </Value>
  );
}
